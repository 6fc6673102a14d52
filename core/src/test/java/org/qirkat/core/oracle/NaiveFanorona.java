package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** Approach and withdrawal, section 12, by coordinates. */
record NaiveFanorona(Ruleset rules) implements NaiveRule {
    @Override
    public List<Move.Capture> captures(Position position) {
        List<Move.Capture> found = new ArrayList<>();
        for (Point man : position.of(position.mover())) {
            grow(List.of(man), List.of(), position, found);
        }
        return found;
    }

    private boolean grow(List<Point> route, List<Point> prey, Position now, List<Move.Capture> found) {
        CaptureRule.Continuation continuation = rules.captures().continuation();
        Point at = route.get(route.size() - 1);
        boolean goesOn = false;
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                Optional<Point> to = neighbour(at, dx, dy, now);
                boolean isSame = route.size() > 1 && isStep(route.get(route.size() - 2), at, dx, dy);
                boolean isOver = route.size() > 1 && continuation == CaptureRule.Continuation.NONE;
                if (to.isEmpty() || isSame || isOver || route.contains(to.get()) || !isFree(to.get(), now)) {
                    continue;
                }
                for (List<Point> row : List.of(row(to.get(), dx, dy, now), row(at, -dx, -dy, now))) {
                    if (!row.isEmpty()) {
                        goesOn = true;
                        hop(with(route, List.of(to.get())), with(prey, row), now, found);
                    }
                }
            }
        }
        return goesOn;
    }

    private void hop(List<Point> route, List<Point> prey, Position now, List<Move.Capture> found) {
        Position next = now;
        for (Point point : prey) {
            next = next.without(point);
        }
        // the piece itself is taken along only as far as it matters: its start is empty from now on
        next = next.without(route.get(0));
        boolean goesOn = grow(route, prey, next, found);
        if (!goesOn || rules.captures().continuation() != CaptureRule.Continuation.REQUIRED) {
            found.add(new Move.Capture(route, prey, false));
        }
    }

    /** The unbroken row of enemies that begins right after a point. */
    private static List<Point> row(Point after, int dx, int dy, Position now) {
        List<Point> row = new ArrayList<>();
        Optional<Point> next = neighbour(after, dx, dy, now);
        while (next.isPresent() && now.of(now.mover().other()).contains(next.get())) {
            row.add(next.get());
            next = neighbour(next.get(), dx, dy, now);
        }
        return row;
    }

    private static boolean isStep(Point from, Point to, int dx, int dy) {
        return to.x() - from.x() == dx && to.y() - from.y() == dy;
    }

    private static boolean isFree(Point point, Position now) {
        return now.at(point).isEmpty() && !now.isClosed(point);
    }

    /** The next point: rows and columns everywhere, diagonals where x + y is even. */
    private static Optional<Point> neighbour(Point from, int dx, int dy, Position now) {
        int x = from.x() + dx;
        int y = from.y() + dy;
        boolean isDiagonal = dx != 0 && dy != 0;
        boolean isDrawn = (dx != 0 || dy != 0) && (!isDiagonal || (from.x() + from.y()) % 2 == 0);
        return isDrawn && x >= 0 && y >= 0 ? Optional.of(new Point(x, y)).filter(now.board()::has) : Optional.empty();
    }

    private static List<Point> with(List<Point> points, List<Point> more) {
        List<Point> all = new ArrayList<>(points);
        all.addAll(more);
        return List.copyOf(all);
    }
}
