package org.qirkat.app.workbench.kit;

import java.util.List;
import org.qirkat.core.model.Point;

/**
 * A way across the board, drawn over it.
 *
 * @param route the points it touches, start first
 */
public record Arrow(List<Point> route, Kind kind) {
    /** Why it is drawn. */
    public enum Kind {
        LAST,
        ONLY_HERE
    }

    public Arrow {
        route = List.copyOf(route);
    }
}
