package org.qirkat.plugins.fanorona;

import java.util.ArrayList;
import java.util.List;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ray;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.PointSet;

/** The steps there are on a board, worked out once. */
final class Hops {
    private static final int MOST_WIDE = 64;

    final List<Point> points;
    /** By place: the handle of the point alone. */
    final List<PointSet> handles = new ArrayList<>();

    private final List<Hop[]> hops = new ArrayList<>();

    private Hops(HookContext context) {
        Board board = context.rules().board();
        points = board.points();
        for (Point point : points) {
            handles.add(context.points(List.of(point)));
            List<Ray> drawn =
                    board.rays(point).stream().filter(ray -> ray.line().drawn()).toList();
            hops.add(drawn.stream().map(ray -> hop(ray, drawn, board)).toArray(Hop[]::new));
        }
    }

    static Hops of(HookContext context) {
        return new Hops(context);
    }

    private static Hop hop(Ray ray, List<Ray> all, Board board) {
        Point from = ray.from();
        Point to = ray.points().get(0);
        List<Point> behind = all.stream()
                .filter(other -> other.line().equals(ray.line()) && !other.equals(ray))
                .findFirst()
                .map(Ray::points)
                .orElse(List.of());
        int direction = (to.y() - from.y()) * MOST_WIDE + to.x() - from.x();
        return new Hop(
                board.indexOf(to),
                direction,
                places(ray.points().subList(1, ray.points().size()), board),
                places(behind, board));
    }

    private static int[] places(List<Point> points, Board board) {
        return points.stream().mapToInt(board::indexOf).toArray();
    }

    Hop[] from(int place) {
        return hops.get(place);
    }
}
