package org.qirkat.core.oracle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/** What each kind of piece may do, and who is crowned where and when (sections 1, 2.4 and 9). */
final class Kinds {
    private final Ruleset rules;
    private final Map<PieceKind, PieceRule> ruleOf = new HashMap<>();
    private final Set<String> kings = new HashSet<>();

    Kinds(Ruleset rules) {
        this.rules = rules;
        rules.kinds().forEach(kind -> ruleOf.put(kind, rules.rule(kind)));
        ruleOf.values().forEach(rule -> rule.promotion().ifPresent(p -> kings.add(p.to())));
    }

    PieceRule rule(PieceKind kind) {
        return Objects.requireNonNull(ruleOf.get(kind), kind::name);
    }

    /** Whether a kind is what others are crowned to. */
    boolean isKing(PieceKind kind) {
        return kings.contains(kind.name());
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

    private PieceKind crowned(PieceRule.Promotion promotion) {
        return rules.kind(promotion.to()).orElseThrow();
    }

    private Optional<PieceRule.Promotion> touches(PieceKind kind, Side side, Point point) {
        return rule(kind).promotion().filter(p -> isInZone(p.zone(), side, point));
    }

    /** The row farthest from a side, or its two ends. */
    private boolean isInZone(PieceRule.Zone zone, Side side, Point point) {
        int north = rules.north(side);
        boolean hasWest = false;
        boolean hasEast = false;
        for (Point other : rules.board().points()) {
            if ((other.y() - point.y()) * north > 0) {
                return false;
            }
            hasWest |= other.y() == point.y() && other.x() < point.x();
            hasEast |= other.y() == point.y() && other.x() > point.x();
        }
        return zone == PieceRule.Zone.FAR_ROW || !hasWest || !hasEast;
    }
}
