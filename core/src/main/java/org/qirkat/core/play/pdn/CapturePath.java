package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ray;

/**
 * The points with which the standard writes a capture in full: its ends, the square of each turn and, where a capture
 * goes straight on, the square directly behind the captured piece.
 */
final class CapturePath {
    private CapturePath() {}

    /** The points; none if some leap takes more than one piece, which the standard's games do not know. */
    static Optional<List<Point>> of(Move.Capture capture, Board board) {
        List<Point> route = capture.route();
        Set<Point> left = new HashSet<>(capture.captured());
        List<Point> path = new ArrayList<>();
        path.add(route.get(0));
        for (int i = 0; i + 1 < route.size(); i++) {
            Optional<Hop> hop = Hop.of(board, route.get(i), route.get(i + 1), left);
            if (hop.isEmpty()) {
                return Optional.empty();
            }
            left.remove(hop.get().prey());
            boolean goesStraight = i + 2 < route.size() && hop.get().straight().contains(route.get(i + 2));
            path.add(goesStraight ? hop.get().behind() : route.get(i + 1));
        }
        return left.isEmpty() ? Optional.of(path) : Optional.empty();
    }

    /**
     * One leap.
     *
     * @param behind the point directly behind the prey
     * @param straight the points after the landing in the same sense
     */
    private record Hop(Point prey, Point behind, List<Point> straight) {
        static Optional<Hop> of(Board board, Point from, Point to, Set<Point> prey) {
            for (Ray ray : board.rays(from)) {
                int landing = ray.points().indexOf(to);
                List<Point> over = ray.points().subList(0, Math.max(0, landing));
                List<Point> taken = over.stream().filter(prey::contains).toList();
                if (taken.size() == 1) {
                    int at = over.indexOf(taken.get(0));
                    List<Point> straight =
                            ray.points().subList(landing + 1, ray.points().size());
                    return Optional.of(new Hop(taken.get(0), ray.points().get(at + 1), straight));
                }
            }
            return Optional.empty();
        }
    }
}
