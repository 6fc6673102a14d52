package org.qirkat.core.model;

import java.util.function.Function;

/** How a game stands: open, won by a side, or drawn; the reason is a sentence. */
public sealed interface Outcome {
    record Open() implements Outcome {}

    record Win(Side side, Text reason) implements Outcome {}

    record Draw(Text reason) implements Outcome {}

    /** The game goes on. */
    static Outcome open() {
        return new Open();
    }

    default boolean isOpen() {
        return this instanceof Open;
    }

    default <T> T match(Function<Open, T> open, Function<Win, T> win, Function<Draw, T> draw) {
        if (this instanceof Win w) {
            return win.apply(w);
        } else if (this instanceof Draw d) {
            return draw.apply(d);
        } else {
            return open.apply((Open) this);
        }
    }
}
