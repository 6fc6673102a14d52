package org.qirkat.plugins.fanorona;

/** A step from one point to the next on a line, with all that it may bring. Points are places in the board's list. */
final class Hop {
    final int to;
    /** Two hops of one direction have the same number. */
    final int direction;
    /** The points beyond the landing on that line, the nearest first. */
    final int[] ahead;
    /** The points on the other side of the start, the nearest first. */
    final int[] behind;

    Hop(int to, int direction, int[] ahead, int[] behind) {
        this.to = to;
        this.direction = direction;
        this.ahead = ahead;
        this.behind = behind;
    }
}
