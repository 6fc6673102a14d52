package org.qirkat.core.model;

/** One of the two players, named by the colour of the pieces. */
public enum Side {
    WHITE,
    BLACK;

    /** The opponent. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The letter that stands for this side in position text: {@code w} or {@code b}. */
    public char letter() {
        return this == WHITE ? 'w' : 'b';
    }
}
