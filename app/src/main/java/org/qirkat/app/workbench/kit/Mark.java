package org.qirkat.app.workbench.kit;

/** Something a board shows about a point besides what stands there. */
public enum Mark {
    /** Start or end of the last move. */
    LAST,
    /** Where the selected piece may go next. */
    TARGET,
    /** The piece to be moved. */
    SELECTED,
    /** A piece that must move by the rules. */
    MUST_MOVE,
    /** A place of a move of another kind, such as a huff. */
    SPECIAL,
    /** A piece taken by a capture that is not finished. */
    TAKEN,
    /** A piece in the hand: not shown on its point. */
    LIFTED,
    /** A piece that has a move which the rule set beside does not know. */
    ONLY_HERE,
    /** The keyboard's place on the board. */
    CURSOR
}
