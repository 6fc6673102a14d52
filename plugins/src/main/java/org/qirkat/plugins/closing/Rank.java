package org.qirkat.plugins.closing;

import java.util.List;
import org.qirkat.core.model.Point;

/**
 * A row or a column of points.
 *
 * @param drawn whether a drawn line runs along it; the rows of centres on a crossed board have none
 */
record Rank(List<Point> points, boolean drawn) {
    Rank {
        points = List.copyOf(points);
    }
}
