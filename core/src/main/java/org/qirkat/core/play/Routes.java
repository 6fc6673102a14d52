package org.qirkat.core.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ray;

/**
 * All ways over the board by which a legal capture may take its prey. The move itself is known to be legal, so only
 * the geometry is looked at: each hop leaps one piece of the prey along a line and lands on an empty point behind it.
 */
final class Routes {
    private record Place(Point at, Set<Point> taken, int passed) {}

    private final Position position;
    private final Move.Capture capture;
    private final Set<Place> tried = new HashSet<>();

    Routes(Position position, Move.Capture capture) {
        this.position = position;
        this.capture = capture;
    }

    /** Whether one of the routes touches these landing points in this order, between its ends. */
    boolean pass(List<Point> between) {
        return between.isEmpty()
                || capture.route().equals(whole(between))
                || from(capture.from(), Set.of(), between, 0);
    }

    private List<Point> whole(List<Point> between) {
        List<Point> route = new java.util.ArrayList<>(between);
        route.add(0, capture.from());
        route.add(capture.to());
        return route;
    }

    private boolean from(Point at, Set<Point> taken, List<Point> between, int passed) {
        if (taken.size() == capture.captured().size()) {
            return at.equals(capture.to()) && passed == between.size();
        } else if (!tried.add(new Place(at, taken, passed))) {
            return false;
        }
        for (Ray ray : position.board().rays(at)) {
            Point prey = null;
            for (Point point : ray.points()) {
                boolean empty = position.at(point).isEmpty() || point.equals(capture.from());
                if (prey != null && empty && !position.isClosed(point)) {
                    int now = passed < between.size() && between.get(passed).equals(point) ? passed + 1 : passed;
                    Set<Point> more = new TreeSet<>(taken);
                    more.add(prey);
                    if (from(point, more, between, now)) {
                        return true;
                    }
                } else if (prey == null && isPrey(point, taken)) {
                    prey = point;
                } else if (!mayCross(point, empty, taken)) {
                    break;
                }
            }
        }
        return false;
    }

    private boolean isPrey(Point point, Set<Point> taken) {
        return capture.captured().contains(point) && !taken.contains(point);
    }

    /** Points of prey already taken may be empty by now, so they are crossed where nothing else is known. */
    private boolean mayCross(Point point, boolean empty, Set<Point> taken) {
        return !position.isClosed(point) && (empty || taken.contains(point));
    }
}
