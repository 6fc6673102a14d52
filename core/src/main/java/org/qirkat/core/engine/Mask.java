package org.qirkat.core.engine;

import org.qirkat.core.spi.PointSet;

/** A set of engine points as two words: bits 0 to 63 in {@code lo}, 64 to 127 in {@code hi}. */
record Mask(long lo, long hi) implements PointSet {
    static final Mask NONE = new Mask(0, 0);

    static Mask of(int bit) {
        return bit < 64 ? new Mask(1L << bit, 0) : new Mask(0, 1L << bit);
    }

    Mask or(Mask other) {
        return new Mask(lo | other.lo, hi | other.hi);
    }

    boolean has(int bit) {
        return has(lo, hi, bit);
    }

    static boolean has(long lo, long hi, int bit) {
        // a shift takes its distance modulo 64, so the same expression serves both words
        return ((bit < 64 ? lo : hi) >>> bit & 1L) != 0;
    }

    static int count(long lo, long hi) {
        return Long.bitCount(lo) + Long.bitCount(hi);
    }
}
