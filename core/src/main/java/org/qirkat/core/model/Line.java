package org.qirkat.core.model;

import java.util.HashSet;
import java.util.List;

/**
 * A maximal run of points along which pieces step, slide and jump, in order.
 * On a cyclic line the last point is followed by the first.
 *
 * @param group the name by which settings choose lines ("orthogonal", "diagonal", or one a rule file gives)
 * @param drawn whether a board shows it; lines that are not drawn serve only the pieces whose rules name their group
 */
public record Line(List<Point> points, String group, boolean cyclic, boolean drawn) {
    public Line {
        points = List.copyOf(points);
        if (points.size() < (cyclic ? 3 : 2) || new HashSet<>(points).size() != points.size()) {
            throw new IllegalArgumentException("a line needs two different points (a circle three), not " + points);
        }
    }
}
