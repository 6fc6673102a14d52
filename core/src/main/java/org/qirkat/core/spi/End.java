package org.qirkat.core.spi;

import java.util.Optional;
import org.qirkat.core.model.Outcome;

/** The role that ends games. */
public non-sealed interface End extends Hook {
    /** A win or a draw in this position, asked before the settings' own ends; empty while the game goes on. */
    Optional<Outcome> outcome(PositionView position);
}
