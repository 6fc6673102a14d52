package org.qirkat.core.engine;

import java.util.Arrays;

/**
 * The positions on the path from a root, each a block of words in one array; the current one is last.
 *
 * <p>A block: the point sets (pieces by side and kind, then closed points) as low words; on wide boards the same as
 * high words; then hash, mover (0 White, 1 Black), quiet plies; then two words a memory slot. Making a move copies the
 * block and changes the copy; taking it back drops the copy, so nothing has to be undone piece by piece.
 */
final class StateStack {
    final int kinds;
    final int closed;
    private final int high;
    private final boolean wide;
    private final int hash;
    private final int mover;
    private final int quiet;
    private final int memory;
    private final int block;

    long[] words;
    /** Where the current block begins. */
    int at;

    StateStack(int kinds, boolean wide, int slots) {
        this.kinds = kinds;
        this.wide = wide;
        closed = 2 * kinds;
        high = closed + 1;
        hash = wide ? 2 * high : high;
        mover = hash + 1;
        quiet = hash + 2;
        memory = hash + 3;
        block = memory + 2 * slots;
        words = new long[block * 8];
    }

    void push() {
        if (at + 2 * block > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        long[] all = words;
        int next = at + block;
        for (int i = 0; i < block; i++) {
            all[next + i] = all[at + i];
        }
        at = next;
    }

    void pop() {
        at -= block;
    }

    /** Where the block before the current one begins. */
    int before() {
        return at - block;
    }

    /** The current block. */
    long[] copy() {
        return Arrays.copyOfRange(words, at, at + block);
    }

    /** Whether the current block is like an earlier copy of one. */
    boolean isStill(long[] copy) {
        return Arrays.equals(words, at, at + block, copy, 0, copy.length);
    }

    /** Steps back to the block before, for a look; the words returned are for {@link #comeBack}. */
    long[] leave() {
        long[] current = copy();
        at -= block;
        return current;
    }

    void comeBack(long[] current) {
        at += block;
        System.arraycopy(current, 0, words, at, block);
    }

    /** Where the block after the current one begins. */
    int after() {
        return at + block;
    }

    void clear() {
        Arrays.fill(words, at, at + block, 0);
    }

    /** The number of the set of a side's pieces of a kind. */
    int set(int side, int kind) {
        return side * kinds + kind;
    }

    long lo(int set) {
        return words[at + set];
    }

    long hi(int set) {
        return wide ? words[at + high + set] : 0;
    }

    boolean has(int set, int bit) {
        return (words[at + set + (bit < 64 ? 0 : high)] >>> bit & 1) != 0;
    }

    void flip(int set, int bit) {
        words[at + set + (bit < 64 ? 0 : high)] ^= 1L << bit;
    }

    /** Takes all points of a mask out of a set. */
    void cut(int set, long lo, long hi) {
        words[at + set] &= ~lo;
        if (wide) {
            words[at + high + set] &= ~hi;
        }
    }

    void join(int set, long lo, long hi) {
        words[at + set] |= lo;
        if (wide) {
            words[at + high + set] |= hi;
        }
    }

    /** All pieces of a side. */
    long allLo(int side) {
        long all = 0;
        for (int kind = 0; kind < kinds; kind++) {
            all |= words[at + side * kinds + kind];
        }
        return all;
    }

    long allHi(int side) {
        if (!wide) {
            return 0;
        }
        long all = 0;
        for (int kind = 0; kind < kinds; kind++) {
            all |= words[at + high + side * kinds + kind];
        }
        return all;
    }

    int mover() {
        return (int) words[at + mover];
    }

    void setMover(int side) {
        words[at + mover] = side;
    }

    long hash() {
        return words[at + hash];
    }

    void setHash(long value) {
        words[at + hash] = value;
    }

    int quiet() {
        return (int) words[at + quiet];
    }

    void setQuiet(int plies) {
        words[at + quiet] = plies;
    }

    long memoryLo(int slot) {
        return words[at + memory + 2 * slot];
    }

    long memoryHi(int slot) {
        return words[at + memory + 2 * slot + 1];
    }

    void setMemory(int slot, long lo, long hi) {
        words[at + memory + 2 * slot] = lo;
        words[at + memory + 2 * slot + 1] = hi;
    }
}
