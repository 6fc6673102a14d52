package org.qirkat.core.engine;

import java.util.Arrays;

/**
 * The moves of all nodes on a path, one after the other, each as a word of small fields and a captured set.
 * A hook's move has the hook's number from 1, and its code in the place of the captured set's low word.
 */
final class MoveList {
    private int[] words = new int[256];
    private long[] capturedLo = new long[256];
    private long[] capturedHi = new long[256];

    /** One past the last move. */
    int top;

    void add(int from, int to, int kind, int after, long lo, long hi) {
        put(from | to << 7 | kind << 14 | after << 18, lo, hi);
    }

    void addSpecial(int hook, long code) {
        put((hook + 1) << 22, code, 0);
    }

    private void put(int word, long lo, long hi) {
        if (top == words.length) {
            words = Arrays.copyOf(words, 2 * top);
            capturedLo = Arrays.copyOf(capturedLo, 2 * top);
            capturedHi = Arrays.copyOf(capturedHi, 2 * top);
        }
        words[top] = word;
        capturedLo[top] = lo;
        capturedHi[top] = hi;
        top++;
    }

    /** Whether the moves from a place on have one with these ends and this captured set. */
    boolean has(int since, int from, int to, long lo, long hi) {
        int ends = from | to << 7;
        for (int move = since; move < top; move++) {
            if (capturedLo[move] == lo && capturedHi[move] == hi && (words[move] & 0x3FFF) == ends) {
                return true;
            }
        }
        return false;
    }

    /** Copies a move over an earlier one. */
    void moveTo(int place, int move) {
        words[place] = words[move];
        capturedLo[place] = capturedLo[move];
        capturedHi[place] = capturedHi[move];
    }

    int from(int move) {
        return words[move] & 127;
    }

    int to(int move) {
        return words[move] >>> 7 & 127;
    }

    int kind(int move) {
        return words[move] >>> 14 & 15;
    }

    /** The kind it is after the move. */
    int after(int move) {
        return words[move] >>> 18 & 15;
    }

    boolean isSpecial(int move) {
        return words[move] >>> 22 != 0;
    }

    /** The number of the hook whose move it is, from 0. */
    int hook(int move) {
        return (words[move] >>> 22) - 1;
    }

    long code(int move) {
        return capturedLo[move];
    }

    boolean isCapture(int move) {
        return (capturedLo[move] | capturedHi[move]) != 0 && !isSpecial(move);
    }

    long lo(int move) {
        return capturedLo[move];
    }

    long hi(int move) {
        return capturedHi[move];
    }
}
