package org.qirkat.core.model;

/** A piece of one side. */
public record Piece(Side side, PieceKind kind) {
    public char letter() {
        return kind.letter(side);
    }

    @Override
    public String toString() {
        return String.valueOf(letter());
    }
}
