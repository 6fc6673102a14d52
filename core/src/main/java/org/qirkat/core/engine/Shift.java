package org.qirkat.core.engine;

/**
 * A way that many pieces can go at once: from each point of a source set, by one or two constant distances.
 * For steps {@code far} is 0; for leaps {@code near} leads to the prey and {@code far} from there to the landing.
 */
record Shift(int near, int far, long sourceLo, long sourceHi) {
    /** The low word of a set moved by a distance; positive is towards higher bits. */
    static long lo(long lo, long hi, int distance) {
        if (distance >= 0) {
            return distance < 64 ? lo << distance : 0;
        }
        int down = -distance;
        return down < 64 ? lo >>> down | hi << -down : hi >>> down;
    }

    /** The high word of a set moved by a distance. */
    static long hi(long lo, long hi, int distance) {
        if (distance <= 0) {
            return distance == 0 ? hi : -distance < 64 ? hi >>> -distance : 0;
        }
        return distance < 64 ? hi << distance | lo >>> -distance : lo << distance;
    }

    /** A set of one word moved by a distance of less than 64. */
    static long narrow(long set, int distance) {
        return distance >= 0 ? set << distance : set >>> -distance;
    }
}
