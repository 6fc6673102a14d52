package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** The closing of rows on the crossed board, sections 5 and 6; rows of crossings are even, rows of centres odd. */
final class NaiveClosing {
    private final String reading;
    private final List<String> ends;

    private NaiveClosing(HookUse use) {
        this.reading = use.written().getOrDefault("reading", "");
        String listed = use.written().getOrDefault("ends", "");
        this.ends = List.of(listed.replaceAll("[\\[\\] ]", "").split(","));
    }

    static Optional<NaiveClosing> in(Ruleset rules) {
        return rules.hooks().stream()
                .filter(use -> use.name().equals("closing-rows"))
                .map(NaiveClosing::new)
                .findFirst();
    }

    /** Decision 17: the ends in the order listed, one closing at a time, then again until nothing changes. */
    Position afterTurn(Position position) {
        for (String end : ends) {
            List<Point> closing = closingAt(end, position);
            if (!closing.isEmpty()) {
                Position closed = position;
                for (Point point : closing) {
                    closed = closed.withClosed(point);
                }
                return afterTurn(closed);
            }
        }
        return position;
    }

    /** The live points that close at one end now; empty if none do. */
    private List<Point> closingAt(String end, Position position) {
        boolean rows = end.equals("north") || end.equals("south");
        int inward = end.equals("south") || end.equals("west") ? 1 : -1;
        Function<Point, Integer> row = point -> rows ? point.y() : point.x();
        List<Point> live = position.board().points().stream()
                .filter(point -> !position.isClosed(point))
                .filter(point -> !reading.equals("l2") || row.apply(point) % 2 == 0)
                .toList();
        Comparator<Point> fromOutside = Comparator.comparing(point -> row.apply(point) * inward);
        Optional<Point> outermost = live.stream().min(fromOutside);
        Optional<Point> innermost = live.stream().max(fromOutside);
        if (outermost.isEmpty() || innermost.isEmpty()) {
            return List.of();
        }
        int edge = row.apply(outermost.get());
        int depth = (row.apply(innermost.get()) - edge) * inward;
        boolean wholeTiers = reading.startsWith("s");
        int empty = reading.equals("s1") ? 3 : wholeTiers ? 2 : 1;
        int closes = wholeTiers ? 2 : 1;
        boolean isLastTier = wholeTiers && depth <= 2;
        List<Point> closing = new ArrayList<>();
        for (Point point : live) {
            int in = (row.apply(point) - edge) * inward;
            if (isLastTier || (in < empty && position.at(point).isPresent())) {
                return List.of();
            }
            if (in < closes) {
                closing.add(point);
            }
        }
        return closing;
    }
}
