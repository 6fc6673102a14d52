package org.qirkat.core.model;

import java.util.List;

/**
 * How a game is drawn.
 *
 * @param repetition the occurrence of one position that draws; 0: off
 * @param noProgress the number of plies in a row without progress that draws; 0: off
 * @param progress what counts as progress
 * @param bare the game is drawn when no side has more pieces than this; 0: off
 */
public record DrawRule(int repetition, int noProgress, List<Progress> progress, int bare) {
    /** What starts the count of quiet plies again. */
    public enum Progress {
        CAPTURE,
        /** A step of a piece that can be crowned. */
        MAN_MOVE,
        CROWNING
    }
}
