package org.qirkat.core.model;

/**
 * How a game is won and lost.
 *
 * @param noMoves what happens to a side that has pieces but no move in its turn
 * @param noPieces what happens to a side that has no pieces left
 * @param bare a side that has this many pieces or fewer at the end of a move has lost; 0: off
 */
public record EndRule(Fate noMoves, Fate noPieces, int bare) {
    /** What happens to a side. */
    public enum Fate {
        LOSES,
        WINS,
        DRAWS
    }
}
