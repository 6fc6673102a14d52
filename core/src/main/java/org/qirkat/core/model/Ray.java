package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.List;

/**
 * What lies before a piece that looks along one line in one sense: the points after {@code from}, nearest first.
 * Every step, slide and jump happens inside one ray. On a cyclic line a ray goes round and ends before {@code from}.
 */
public record Ray(Point from, Line line, List<Point> points) {
    public Ray {
        points = List.copyOf(points);
    }

    /** The one or two non-empty rays of a point on a line. */
    static List<Ray> of(Point from, Line line) {
        List<Point> all = line.points();
        int at = all.indexOf(from);
        List<Point> ahead = new ArrayList<>(all.subList(at + 1, all.size()));
        List<Point> behind = new ArrayList<>(all.subList(0, at));
        if (line.cyclic()) {
            List<Point> before = List.copyOf(behind);
            behind.addAll(0, ahead);
            ahead.addAll(before);
        }
        java.util.Collections.reverse(behind);
        List<Ray> rays = new ArrayList<>();
        if (!ahead.isEmpty()) {
            rays.add(new Ray(from, line, ahead));
        }
        if (!behind.isEmpty()) {
            rays.add(new Ray(from, line, behind));
        }
        return rays;
    }
}
