package org.qirkat.core.model;

import java.util.Comparator;

/**
 * A place on a board, known by its coordinates: x grows to the east, y to the north, both count from 0.
 * The natural order is y, then x; it is the order of points everywhere in public.
 */
public record Point(int x, int y) implements Comparable<Point> {
    private static final Comparator<Point> BY_ROW =
            Comparator.comparingInt(Point::y).thenComparingInt(Point::x);

    public Point {
        if (x < 0 || x > 25 || y < 0 || y > 98) {
            throw new IllegalArgumentException("a point needs x in 0..25 and y in 0..98, not " + x + "," + y);
        }
    }

    /** The letter for x and the number from 1 for y: {@code a1}, {@code i9}. */
    public String name() {
        return (char) ('a' + x) + String.valueOf(y + 1);
    }

    @Override
    public int compareTo(Point other) {
        return BY_ROW.compare(this, other);
    }

    @Override
    public String toString() {
        return name();
    }
}
