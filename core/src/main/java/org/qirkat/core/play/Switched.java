package org.qirkat.core.play;

import java.util.Optional;
import java.util.function.Function;
import org.qirkat.core.model.Text;

/** What came of putting other rules under the position of a game. */
public sealed interface Switched {
    /**
     * The position stands under the new rules, as the start of a new game.
     *
     * @param dropped says which memory the new rules do not have, if there was any
     */
    record Kept(Game game, Optional<Text> dropped) implements Switched {}

    /** The position means nothing under the new rules; the reason is a sentence. */
    record Refused(Text reason) implements Switched {}

    default <T> T match(Function<Kept, T> kept, Function<Refused, T> refused) {
        return this instanceof Kept k ? kept.apply(k) : refused.apply((Refused) this);
    }
}
