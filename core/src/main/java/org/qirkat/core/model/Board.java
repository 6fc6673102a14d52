package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * An immutable playing surface: points and the lines that join them.
 * Two boards are equal when they have the same points, lines and look.
 */
public final class Board {
    /** How a board is drawn: as lines and points, or as squares of which all or every other one is used. */
    public enum Look {
        LINES,
        CHEQUERED,
        SQUARES
    }

    private final List<Point> points;
    private final List<Line> lines;
    private final Look look;
    private final Map<Point, Integer> index = new HashMap<>();
    private final Map<Point, List<Ray>> rays = new HashMap<>();

    private Board(Collection<Point> points, Collection<Line> lines, Look look) {
        this.points = List.copyOf(new TreeSet<>(points));
        this.lines = List.copyOf(lines);
        this.look = look;
        for (Point point : this.points) {
            index.put(point, index.size());
            rays.put(point, new ArrayList<>());
        }
        for (Line line : this.lines) {
            for (Point point : line.points()) {
                List<Ray> here = rays.get(point);
                if (here == null) {
                    throw new IllegalArgumentException("a line runs through " + point + ", which is not on the board");
                }
                here.addAll(Ray.of(point, line));
            }
        }
    }

    public static Board of(Collection<Point> points, Collection<Line> lines, Look look) {
        return new Board(points, lines, look);
    }

    /** All points, in their natural order. */
    public List<Point> points() {
        return points;
    }

    public List<Line> lines() {
        return lines;
    }

    public Look look() {
        return look;
    }

    public boolean has(Point point) {
        return index.containsKey(point);
    }

    /** The place of a point in {@link #points()}, from 0. */
    public int indexOf(Point point) {
        Integer at = index.get(point);
        if (at == null) {
            throw new IllegalArgumentException(point + " is not on this board of " + points.size() + " points");
        }
        return at;
    }

    /** The rays that leave a point, in the order of the lines. */
    public List<Ray> rays(Point point) {
        indexOf(point);
        return List.copyOf(rays.getOrDefault(point, List.of()));
    }

    /** The points with one y, by x. */
    public List<Point> row(int y) {
        return points.stream().filter(p -> p.y() == y).toList();
    }

    /** The y values that have points, from South to North. */
    public SortedSet<Integer> rows() {
        SortedSet<Integer> ys = new TreeSet<>();
        points.forEach(p -> ys.add(p.y()));
        return ys;
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof Board that
                && look == that.look
                && points.equals(that.points)
                && lines.equals(that.lines);
    }

    @Override
    public int hashCode() {
        return 31 * points.hashCode() + lines.hashCode();
    }

    @Override
    public String toString() {
        return points.size() + " points, " + lines.size() + " lines";
    }
}
