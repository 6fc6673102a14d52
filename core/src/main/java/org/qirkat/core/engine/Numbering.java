package org.qirkat.core.engine;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Line;
import org.qirkat.core.model.Point;

/**
 * The bits that stand for the points of a board.
 *
 * <p>The idea: if a point's bit is a linear function of its coordinates, going one point along a direction is one
 * constant shift of a whole set. On boards where x + y is even throughout, (w * y + x) / 2 with an odd w makes all
 * eight directions constant; elsewhere w * y + x does. Several w are tried, and plain counting; the numbering with the
 * fewest words and then the fewest different distances wins. Boards without regularity merely need more distances.
 */
final class Numbering {
    private final Board board;
    private final int[] bits;
    private final int[] indices;

    private Numbering(Board board, ToIntFunction<Point> numbering) {
        this.board = board;
        bits = board.points().stream().mapToInt(numbering).toArray();
        indices = new int[RulesEngine.MOST_POINTS];
        Arrays.fill(indices, -1);
        for (int i = 0; i < bits.length; i++) {
            indices[bits[i]] = i;
        }
    }

    static Numbering of(Board board) {
        List<Point> points = board.points();
        if (points.size() > RulesEngine.MOST_POINTS) {
            throw new IllegalArgumentException(
                    "a board may have " + RulesEngine.MOST_POINTS + " points, not " + points.size());
        }
        ToIntFunction<Point> best = board::indexOf;
        int width = points.stream().mapToInt(Point::x).max().orElse(0) + 1;
        boolean everyOther =
                points.stream().map(p -> (p.x() + p.y()) % 2).distinct().count() == 1;
        for (int w = width; w <= width + 3; w++) {
            int step = w;
            ToIntFunction<Point> tried = everyOther ? p -> (step * p.y() + p.x()) / 2 : p -> step * p.y() + p.x();
            if ((!everyOther || w % 2 == 1) && cost(board, tried) < cost(board, best)) {
                best = tried;
            }
        }
        return new Numbering(board, best);
    }

    private static int cost(Board board, ToIntFunction<Point> numbering) {
        int top = board.points().stream().mapToInt(numbering).max().orElse(0);
        if (top >= RulesEngine.MOST_POINTS) {
            return Integer.MAX_VALUE;
        }
        Set<Integer> distances = new HashSet<>();
        for (Line line : board.lines()) {
            List<Point> points = line.points();
            for (int i = 1; i < points.size(); i++) {
                distances.add(numbering.applyAsInt(points.get(i)) - numbering.applyAsInt(points.get(i - 1)));
            }
        }
        return (top >= 64 ? 10_000 : 0) + distances.size();
    }

    int bit(Point point) {
        return bits[board.indexOf(point)];
    }

    Point point(int bit) {
        return board.points().get(indices[bit]);
    }

    Mask mask(Collection<Point> points) {
        Mask mask = Mask.NONE;
        for (Point point : points) {
            mask = mask.or(Mask.of(bit(point)));
        }
        return mask;
    }
}
