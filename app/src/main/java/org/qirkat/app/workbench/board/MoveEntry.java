package org.qirkat.app.workbench.board;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;

/**
 * A move that is being entered point by point: only beginnings of legal moves can be entered. Immutable.
 *
 * @param legal all legal moves
 * @param clicked the points so far, start first
 */
record MoveEntry(List<Move> legal, List<Point> clicked) {
    MoveEntry {
        legal = List.copyOf(legal);
        clicked = List.copyOf(clicked);
    }

    static MoveEntry none(List<Move> legal) {
        return new MoveEntry(legal, List.of());
    }

    boolean isBegun() {
        return !clicked.isEmpty();
    }

    /** Whether a chain is under way, not only its piece selected. */
    boolean isUnderWay() {
        return clicked.size() > 1;
    }

    Point start() {
        return clicked.get(0);
    }

    Point last() {
        return clicked.get(clicked.size() - 1);
    }

    MoveEntry startingAt(Point point) {
        return new MoveEntry(legal, List.of(point));
    }

    MoveEntry with(Point point) {
        List<Point> more = new ArrayList<>(clicked);
        more.add(point);
        return new MoveEntry(legal, more);
    }

    boolean canStartAt(Point point) {
        return startingAt(point).candidates().stream().anyMatch(m -> m.route().size() > 1);
    }

    /** The legal moves that begin like this. */
    List<Move> candidates() {
        return legal.stream()
                .filter(m -> m.route().size() >= clicked.size()
                        && m.route().subList(0, clicked.size()).equals(clicked))
                .toList();
    }

    /** The moves that are complete with what has been entered. */
    List<Move> complete() {
        return candidates().stream()
                .filter(m -> m.route().size() == clicked.size())
                .toList();
    }

    /** Whether some move goes on from here. */
    boolean goesOn() {
        return candidates().stream().anyMatch(m -> m.route().size() > clicked.size());
    }

    /** The points that may be entered next. */
    SortedSet<Point> next() {
        SortedSet<Point> next = new TreeSet<>();
        if (isBegun()) {
            candidates().stream()
                    .filter(m -> m.route().size() > clicked.size())
                    .forEach(m -> next.add(m.route().get(clicked.size())));
        }
        return next;
    }

    /** The moves that go on from here and end at a point. */
    List<Move> endingAt(Point point) {
        return candidates().stream()
                .filter(m -> m.route().size() > clicked.size()
                        && m.route().get(m.route().size() - 1).equals(point))
                .toList();
    }

    /** The prey of the hops entered so far; where one hop can take several ways, what all of them take. */
    List<Point> takenSoFar() {
        List<Move> complete = complete();
        if (!complete.isEmpty()) {
            List<Point> taken = new ArrayList<>(complete.get(0).removed());
            complete.forEach(m -> taken.retainAll(m.removed()));
            return taken;
        }
        return candidates().stream()
                .filter(m -> m instanceof Move.Capture)
                .findFirst()
                .map(m -> m.removed()
                        .subList(0, Math.min(clicked.size() - 1, m.removed().size())))
                .orElse(List.of());
    }
}
