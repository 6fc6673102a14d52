package org.qirkat.app.workbench.board;

import java.util.List;
import java.util.Optional;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.PointNames;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;

/**
 * Why a press on the board was refused, in words that name the rule and the rule set.
 * The rule is found by relaxing one setting at a time: the one without which the move would be legal is to blame.
 */
final class Refusals {
    private final Variant variant;
    private final Position position;
    private final Point from;
    private final Optional<Point> to;
    private final PointNames names;
    private final String rules;

    private Refusals(Variant variant, Position position, Point from, Optional<Point> to) {
        this.variant = variant;
        this.position = position;
        this.from = from;
        this.to = to;
        this.names = variant.rules().names();
        this.rules = Session.name(variant);
    }

    static Text of(Variant variant, Position position, Point from, Optional<Point> to) {
        return new Refusals(variant, position, from, to).reason();
    }

    private Text reason() {
        Piece piece = position.at(from).orElseThrow();
        if (piece.side() != position.mover()) {
            return text(
                    "refused.not-yours",
                    names.name(from),
                    text("mover." + position.mover().name()));
        } else if (to.isPresent() && position.isClosed(to.get())) {
            return text("refused.closed", names.name(to.get()));
        } else if (to.isPresent() && position.at(to.get()).isPresent()) {
            return text("refused.occupied", names.name(to.get()));
        }
        Ruleset given = variant.rules();
        String kind = piece.kind().name();
        if (onlyCaptures()) {
            if (allows(given.with(Settings.OBLIGATION.path(), CaptureRule.Obligation.OPTIONAL))) {
                return text("refused.compulsory", rules);
            } else if (allows(given.with(Settings.PRECEDENCE.path(), List.of()))) {
                return text("refused.precedence", rules);
            }
        }
        Ruleset free = given.with(Settings.OBLIGATION.path(), CaptureRule.Obligation.OPTIONAL)
                .with(Settings.PRECEDENCE.path(), List.of());
        List<org.qirkat.core.model.Heading> any = List.of(org.qirkat.core.model.Heading.ANY);
        if (allows(free.with(Settings.STEP_DIRECTIONS.of(kind), any))) {
            return text("refused.direction", kind, rules);
        } else if (allows(free.with(Settings.CAPTURE_DIRECTIONS.of(kind), any))) {
            return text("refused.capture-direction", kind, rules);
        } else if (to.isPresent() && !joined(given.board(), to.get())) {
            return text("refused.no-line", names.name(from), names.name(to.get()));
        } else if (to.isPresent()
                && (allows(free.with(Settings.STEP_RANGE.of(kind), Integer.MAX_VALUE))
                        || allows(free.with(Settings.CAPTURE_RANGE.of(kind), Integer.MAX_VALUE)))) {
            return text("refused.range", kind, rules);
        }
        return to.isPresent()
                ? text("refused.cannot", names.name(from), names.name(to.get()), rules)
                : text("refused.blocked", names.name(from));
    }

    private boolean onlyCaptures() {
        List<Move> legal = variant.legalMoves(position);
        return !legal.isEmpty() && legal.stream().allMatch(m -> m instanceof Move.Capture);
    }

    /** Whether other rules allow what was tried. */
    private boolean allows(Ruleset relaxed) {
        return variant.with(relaxed).legalMoves(position).stream()
                .filter(m -> m.start().equals(Optional.of(from)))
                .anyMatch(m ->
                        to.isEmpty() || m.route().subList(1, m.route().size()).contains(to.get()));
    }

    private boolean joined(Board board, Point other) {
        return board.rays(from).stream()
                .filter(ray -> PieceRule.uses(List.of(PieceRule.DRAWN), ray.line()) || board.look() != Board.Look.LINES)
                .anyMatch(ray -> ray.points().contains(other));
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(Refusals.class, key, arguments);
    }
}
