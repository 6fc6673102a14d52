package org.qirkat.core.spi;

import org.qirkat.core.model.Position;

/** The role that sets up the start position. */
public non-sealed interface SetUp extends Hook {
    /** The start position, made from the one that the settings (and hooks before this one) give. */
    Position setUp(Position given);
}
