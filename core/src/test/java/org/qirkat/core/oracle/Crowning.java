package org.qirkat.core.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/** Who is crowned where and when (sections 1, 2.4 and 9). */
final class Crowning {
    private final Ruleset rules;

    Crowning(Ruleset rules) {
        this.rules = rules;
    }

    /** What a capturing piece is right after a landing. */
    PieceKind inPassing(PieceKind kind, Side side, Point landing) {
        return touches(kind, side, landing)
                .filter(p -> p.moment() != PieceRule.Moment.MOVE_END)
                .map(this::crowned)
                .orElse(kind);
    }

    /** Whether a landing ends the move because the piece is crowned. */
    boolean stops(PieceKind kind, Side side, Point landing) {
        return touches(kind, side, landing)
                .filter(p -> p.moment() == PieceRule.Moment.STOPS)
                .isPresent();
    }

    /** What a piece is whose whole move ends on a point. */
    PieceKind atTheEnd(PieceKind kind, Side side, Point end) {
        return touches(kind, side, end).map(this::crowned).orElse(kind);
    }

    /** Whether a kind is what others are crowned to. */
    boolean isKing(PieceKind kind) {
        return rules.kinds().stream()
                .flatMap(other -> rules.rule(other).promotion().stream())
                .anyMatch(p -> p.to().equals(kind.name()));
    }

    private PieceKind crowned(PieceRule.Promotion promotion) {
        return rules.kind(promotion.to()).orElseThrow();
    }

    private Optional<PieceRule.Promotion> touches(PieceKind kind, Side side, Point point) {
        return rules.rule(kind).promotion().filter(p -> isInZone(p.zone(), side, point));
    }

    /** The far row, or its two ends. */
    private boolean isInZone(PieceRule.Zone zone, Side side, Point point) {
        List<Point> points = rules.board().points();
        Comparator<Point> byDistance = Comparator.comparingInt(p -> p.y() * rules.north(side));
        int far = points.stream().max(byDistance).orElseThrow().y();
        List<Integer> xs =
                points.stream().filter(p -> p.y() == far).map(Point::x).sorted().toList();
        boolean isEnd = point.x() == xs.get(0) || point.x() == xs.get(xs.size() - 1);
        return point.y() == far && (zone == PieceRule.Zone.FAR_ROW || isEnd);
    }
}
