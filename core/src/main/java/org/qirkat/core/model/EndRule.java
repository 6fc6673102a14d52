package org.qirkat.core.model;

import java.util.List;

/**
 * How a game is won and lost.
 *
 * @param noMoves what happens to a side that has pieces but no move in its turn
 * @param noPieces what happens to a side that has no pieces left
 * @param bare a side that has this many pieces or fewer at the end of a move has lost; 0: off
 * @param goal the kinds of which a side that owns one has won; one or none
 * @param royal the kinds of which a side that owns none has lost; one or none
 * @param endings ends by the pieces that are left
 */
public record EndRule(
        Fate noMoves, Fate noPieces, int bare, List<String> goal, List<String> royal, List<Ending> endings) {
    /** What happens to a side. */
    public enum Fate {
        LOSES,
        WINS,
        DRAWS,
        /** The side that has more pieces left wins; with equal numbers the game is drawn. */
        MORE_WINS
    }
}
