package org.qirkat.core.play;

import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;

/** A caller's attempt to play a move that is not legal in the position; nothing has changed. */
public final class IllegalMoveException extends IllegalArgumentException {
    private final transient Move move;
    private final transient Position position;

    IllegalMoveException(Move move, Position position) {
        super(move + " is not legal in " + position);
        this.move = move;
        this.position = position;
    }

    public Move move() {
        return move;
    }

    public Position position() {
        return position;
    }
}
