package org.qirkat.core.oracle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Zone;

/** What each kind of piece may do, and who is crowned where and when (sections 1, 2.4 and 9). */
final class Kinds {
    private final Ruleset rules;
    private final Map<PieceKind, PieceRule> ruleOf = new HashMap<>();
    private final Set<String> kings = new HashSet<>();

    Kinds(Ruleset rules) {
        this.rules = rules;
        rules.kinds().forEach(kind -> ruleOf.put(kind, rules.rule(kind)));
        ruleOf.values()
                .forEach(rule -> rule.promotion()
                        .filter(p -> !comesBack(p.to(), rule.kind().name()))
                        .ifPresent(p -> kings.add(p.to())));
    }

    /** Whether a kind is crowned, in one step or several, to one that it comes from. */
    private boolean comesBack(String kind, String to) {
        String now = kind;
        for (int steps = 0; steps < ruleOf.size(); steps++) {
            if (now.equals(to)) {
                return true;
            }
            now = rule(rules.kind(now).orElseThrow())
                    .promotion()
                    .map(p -> p.to())
                    .orElse(now);
        }
        return now.equals(to);
    }

    /** Section 10.2, Terhuchu, and section 4.4, Bell: how far a piece goes from a point along a ray. */
    int stepsFrom(Point from, PieceKind kind, Side side, List<Point> ahead) {
        PieceRule.Steps steps = rule(kind).steps();
        if (isInZone(steps.frozen(), side, from)) {
            return 0;
        }
        int most = steps.range();
        if (steps.far().isPresent() && region(steps.far().get().region()).contains(from)) {
            PieceRule.Far far = steps.far().get();
            for (int count = 1; count <= ahead.size() && count <= far.range(); count++) {
                boolean isInside = region(far.region()).containsAll(ahead.subList(0, count));
                most = isInside || !far.within() ? Math.max(most, count) : most;
            }
        }
        return most;
    }

    PieceRule rule(PieceKind kind) {
        return Objects.requireNonNull(ruleOf.get(kind), kind::name);
    }

    /** Whether a kind is what others are crowned to for good. */
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

    /** Whether a point is in a part of the board as a side sees it. */
    private boolean isInZone(Zone zone, Side side, Point point) {
        return switch (zone.word()) {
            case "far-row" -> isExtreme(point, rules.north(side));
            case "far-corners" -> isExtreme(point, rules.north(side)) && isAnEnd(point);
            case "near-row" -> isExtreme(point, -rules.north(side));
            case "nowhere" -> false;
            default ->
                isBeyondTheMiddle(point, rules.north(side))
                        && region(zone.word()).contains(point);
        };
    }

    private List<?> region(String name) {
        return (List<?>) Objects.requireNonNull(rules.values().get("board.regions." + name), name);
    }

    /** Whether nothing lies farther north (1) or south (-1). */
    private boolean isExtreme(Point point, int north) {
        return rules.board().points().stream().noneMatch(other -> (other.y() - point.y()) * north > 0);
    }

    /** Whether a row has nothing to the west or nothing to the east of a point. */
    private boolean isAnEnd(Point point) {
        boolean hasWest = false;
        boolean hasEast = false;
        for (Point other : rules.board().points()) {
            hasWest |= other.y() == point.y() && other.x() < point.x();
            hasEast |= other.y() == point.y() && other.x() > point.x();
        }
        return !hasWest || !hasEast;
    }

    /** Whether a point is nearer to the end one looks at than to the end behind. */
    private boolean isBeyondTheMiddle(Point point, int north) {
        int ahead = 0;
        int behind = 0;
        for (Point other : rules.board().points()) {
            ahead = Math.max(ahead, (other.y() - point.y()) * north);
            behind = Math.max(behind, (point.y() - other.y()) * north);
        }
        return ahead < behind;
    }
}
