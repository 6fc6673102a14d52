package org.qirkat.core.engine;

/** The random numbers that position hashes are made of; the same in every run. */
final class Zobrist {
    final long blackMoves;
    private final long[] pieces;
    private final long[] closed = new long[RulesEngine.MOST_POINTS];

    Zobrist(int kinds) {
        pieces = new long[2 * kinds * RulesEngine.MOST_POINTS];
        long seed = 1;
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = mix(seed++);
        }
        for (int i = 0; i < closed.length; i++) {
            closed[i] = mix(seed++);
        }
        blackMoves = mix(seed);
    }

    /** @param set the place of the piece's side and kind among all such sets */
    long piece(int set, int bit) {
        return pieces[set * RulesEngine.MOST_POINTS + bit];
    }

    long closed(int bit) {
        return closed[bit];
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
