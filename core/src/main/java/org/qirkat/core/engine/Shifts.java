package org.qirkat.core.engine;

import java.util.Collection;

/**
 * The ways that many pieces can go at once: each from the points of a source set, by one or two constant distances.
 * For steps only {@code near} counts; for leaps it leads to the prey, and {@code far} from there to the landing.
 * Sources hold only points from which the way stays on the board, so nothing is ever shifted out of a word, and in
 * one word a shift is a rotation, for either sign of the distance.
 */
final class Shifts {
    final int[] near;
    final int[] far;
    final long[] sourceLo;
    final long[] sourceHi;

    Shifts(Collection<Shift> shifts) {
        near = shifts.stream().mapToInt(Shift::near).toArray();
        far = shifts.stream().mapToInt(Shift::far).toArray();
        sourceLo = shifts.stream().mapToLong(s -> s.source().lo()).toArray();
        sourceHi = shifts.stream().mapToLong(s -> s.source().hi()).toArray();
    }

    /** One way, before it is put beside others. */
    record Shift(int near, int far, Mask source) {}

    int count() {
        return near.length;
    }

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
}
