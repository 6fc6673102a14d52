package org.qirkat.core.play;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.PointNames;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;

/** Why there is no legal move between two points, in the words that fit best. */
public final class Refusal {
    private Refusal() {}

    /**
     * The reason in a sentence. What the reason blames is tried in this order: an ended game, the start, the
     * compulsion to capture, the way.
     *
     * @param to empty where only the start is known
     */
    public static Text of(Variant variant, Position position, Point from, Optional<Point> to) {
        PointNames names = variant.rules().names();
        return of(
                variant,
                position,
                from,
                to,
                names.name(from) + to.map(p -> "-" + names.name(p)).orElse(""));
    }

    static Text of(Variant variant, Position position, Point from, Optional<Point> to, String written) {
        PointNames names = variant.rules().names();
        List<Move> legal = variant.legalMoves(position);
        Optional<Piece> piece = position.at(from);
        if (legal.isEmpty()) {
            return text("refusal.none-legal", written);
        } else if (piece.isEmpty()) {
            return text("refusal.empty", written, names.name(from));
        } else if (piece.get().side() != position.mover()) {
            return text("refusal.not-yours", written, names.name(from));
        } else if (legal.stream().allMatch(m -> m instanceof Move.Capture)) {
            List<Move> own = legal.stream()
                    .filter(m -> m.start().equals(Optional.of(from)))
                    .toList();
            return own.isEmpty()
                    ? text("refusal.compulsory", written, starters(variant, position))
                    : text("refusal.other-capture", written, forms(variant, own, legal));
        } else if (to.isPresent()
                && position.at(to.get()).isPresent()
                && !to.get().equals(from)) {
            return text("refusal.occupied", written, names.name(to.get()));
        } else if (to.isPresent() && position.isClosed(to.get())) {
            return text("refusal.closed", written, names.name(to.get()));
        }
        List<Move> own =
                legal.stream().filter(m -> m.start().equals(Optional.of(from))).toList();
        return own.isEmpty()
                ? text("refusal.stuck", written, names.name(from))
                : text("refusal.not-so", written, names.name(from), forms(variant, own, legal));
    }

    private static List<String> starters(Variant variant, Position position) {
        PointNames names = variant.rules().names();
        return variant.legalMoves(position).stream()
                .flatMap(m -> m.start().stream())
                .distinct()
                .sorted()
                .map(names::name)
                .toList();
    }

    private static List<String> forms(Variant variant, List<Move> moves, List<Move> legal) {
        return moves.stream().map(m -> variant.notation().written(m, legal)).toList();
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(Refusal.class, key, arguments);
    }
}
