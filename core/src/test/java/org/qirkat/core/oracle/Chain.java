package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ray;

/**
 * A capture as far as it has come.
 *
 * @param route start and every landing point
 * @param prey the captured points in the order of the hops
 * @param kind what the piece is now
 * @param last the ray of the last hop
 * @param crowned whether it has become that by the last landing
 * @param stopped whether crowning has ended the move
 * @param mayEnd whether the move may end with the last hop
 */
record Chain(
        List<Point> route,
        List<Point> prey,
        PieceKind kind,
        Optional<Ray> last,
        boolean crowned,
        boolean stopped,
        boolean mayEnd) {
    static Chain startingAt(Point point, PieceKind kind) {
        return new Chain(List.of(point), List.of(), kind, Optional.empty(), false, false, false);
    }

    Chain hop(Ray ray, List<Point> victims, Point landing, PieceKind now, boolean stops, boolean mayEnd) {
        return new Chain(
                with(route, List.of(landing)),
                with(prey, victims),
                now,
                Optional.of(ray),
                !now.equals(kind),
                stops,
                mayEnd);
    }

    private static List<Point> with(List<Point> points, List<Point> more) {
        List<Point> all = new ArrayList<>(points);
        all.addAll(more);
        return List.copyOf(all);
    }

    Point origin() {
        return route.get(0);
    }

    Point at() {
        return route.get(route.size() - 1);
    }
}
