package org.qirkat.core.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ray;
import org.qirkat.core.model.Ruleset;

/**
 * The ways over the board by which a legal capture may take its prey. The move itself is known to be legal, so only
 * single hops are looked at, by what the piece may do or what it may become.
 */
final class Routes {
    private record Place(Point at, Set<Point> taken, int passed) {}

    private final Position position;
    private final Move.Capture capture;
    private final int north;
    private final List<PieceRule> hops = new ArrayList<>();
    private final Set<Place> tried = new HashSet<>();

    Routes(Ruleset rules, Position position, Move.Capture capture) {
        this.position = position;
        this.capture = capture;
        this.north = rules.north(position.mover());
        Piece piece = position.at(capture.from()).orElseThrow();
        PieceRule own = rules.rule(piece.kind());
        hops.add(own);
        own.promotion().flatMap(p -> rules.kind(p.to())).map(rules::rule).ifPresent(hops::add);
    }

    /** Whether one of the routes touches these landing points in this order, between its ends. */
    boolean pass(List<Point> between) {
        return between.isEmpty() || pass(capture.from(), Set.of(), between, 0);
    }

    private boolean pass(Point at, Set<Point> taken, List<Point> between, int passed) {
        if (taken.size() == capture.captured().size()) {
            return at.equals(capture.to()) && passed == between.size();
        } else if (!tried.add(new Place(at, taken, passed))) {
            return false;
        }
        for (Ray ray : position.board().rays(at)) {
            @Nullable Point prey = null;
            int preyAt = 0;
            for (int i = 0; i < ray.points().size(); i++) {
                Point point = ray.points().get(i);
                if (prey != null && isEmpty(point, taken)) {
                    if (mayHop(ray, preyAt, i) && pass(point, and(taken, prey), between, now(point, between, passed))) {
                        return true;
                    }
                } else if (prey == null && capture.captured().contains(point) && !taken.contains(point)) {
                    prey = point;
                    preyAt = i;
                } else if (!isEmpty(point, taken)) {
                    break;
                }
            }
        }
        return false;
    }

    /** The points of prey already taken count as empty: whether they are by then, the move's legality has settled. */
    private boolean isEmpty(Point point, Set<Point> taken) {
        return !position.isClosed(point)
                && (position.at(point).isEmpty() || point.equals(capture.from()) || taken.contains(point));
    }

    private boolean mayHop(Ray ray, int prey, int landing) {
        Point to = ray.points().get(landing);
        return hops.stream()
                .map(PieceRule::captures)
                .anyMatch(hop -> PieceRule.uses(hop.lines(), ray.line())
                        && PieceRule.covers(hop.headings(), ray.from(), to, north)
                        && prey < hop.range()
                        && (landing == prey + 1 || (hop.range() > 1 && hop.landing() == PieceRule.Landing.ANY)));
    }

    private static int now(Point point, List<Point> between, int passed) {
        return passed < between.size() && between.get(passed).equals(point) ? passed + 1 : passed;
    }

    private static Set<Point> and(Set<Point> taken, Point prey) {
        Set<Point> more = new TreeSet<>(taken);
        more.add(prey);
        return more;
    }
}
