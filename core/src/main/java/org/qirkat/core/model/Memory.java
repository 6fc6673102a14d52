package org.qirkat.core.model;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a position remembers in one slot.
 *
 * @param count of a {@link MemorySlot.Kind#COUNTER}; 0 otherwise
 * @param points of the other kinds, in their natural order
 */
public record Memory(MemorySlot slot, int count, List<Point> points) {
    public Memory {
        SortedSet<Point> sorted = new TreeSet<>(points);
        points = List.copyOf(sorted);
        int most = switch (slot.kind()) {
            case COUNTER -> 0;
            case POINT -> 1;
            case POINTS -> Integer.MAX_VALUE;
        };
        if (points.size() > most || count < 0 || (count > 0 && slot.kind() != MemorySlot.Kind.COUNTER)) {
            throw new IllegalArgumentException(slot + " cannot hold " + count + " and " + points);
        }
    }

    public static Memory counter(MemorySlot slot, int count) {
        return new Memory(slot, count, List.of());
    }

    public static Memory points(MemorySlot slot, java.util.Collection<Point> points) {
        return new Memory(slot, 0, List.copyOf(points));
    }

    public boolean isEmpty() {
        return count == 0 && points.isEmpty();
    }
}
