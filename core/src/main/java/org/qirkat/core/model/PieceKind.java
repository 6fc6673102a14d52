package org.qirkat.core.model;

/**
 * A kind of piece (man, king, …).
 *
 * @param name the word rule files use
 * @param white its letter in position text when White owns it
 * @param black its letter when Black owns it
 */
public record PieceKind(String name, char white, char black) {
    public PieceKind {
        if (!Character.isLetter(white) || !Character.isLetter(black) || white == black) {
            throw new IllegalArgumentException("'" + name + "' needs two different letters, not " + white + black);
        }
    }

    public char letter(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
