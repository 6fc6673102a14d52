package org.qirkat.core.oracle;

import org.qirkat.core.model.Side;

/** How a position stands by itself. */
public enum Standing {
    OPEN,
    WHITE_WINS,
    BLACK_WINS,
    DRAWN;

    static Standing wonBy(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }
}
