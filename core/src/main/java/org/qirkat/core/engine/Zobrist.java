package org.qirkat.core.engine;

/** The random numbers that position hashes are made of; the same in every run. */
final class Zobrist {
    final long blackMoves;
    private final long[] bits;

    /** @param sets how many sets of points a position has: pieces by side and kind, and closed points */
    Zobrist(int sets) {
        bits = new long[sets * RulesEngine.MOST_POINTS];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = mix(i + 1);
        }
        blackMoves = mix(-1);
    }

    /** The number of a point in a set. */
    long bit(int set, int bit) {
        return bits[set * RulesEngine.MOST_POINTS + bit];
    }

    /** What a memory slot adds; an empty slot adds nothing. */
    static long memory(int slot, long lo, long hi) {
        return (lo | hi) == 0 ? 0 : mix(mix(lo + 31L * slot) ^ (hi + 7919L * slot));
    }

    /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long seed) {
        long z = seed * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
