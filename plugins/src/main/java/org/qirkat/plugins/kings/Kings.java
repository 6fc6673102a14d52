package org.qirkat.plugins.kings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.spi.PositionView;

/**
 * The kinds of a rule set, told apart.
 *
 * @param kings those that others are crowned to
 * @param men all others
 */
record Kings(List<PieceKind> kings, List<PieceKind> men) {
    static Kings of(Ruleset rules) {
        List<String> crowned = rules.kinds().stream()
                .flatMap(kind -> rules.rule(kind).promotion().stream())
                .map(PieceRule.Promotion::to)
                .toList();
        List<PieceKind> kings = new ArrayList<>(rules.kinds());
        kings.removeIf(kind -> !crowned.contains(kind.name()));
        List<PieceKind> men = new ArrayList<>(rules.kinds());
        men.removeAll(kings);
        return new Kings(List.copyOf(kings), List.copyOf(men));
    }

    boolean isKing(Optional<Piece> piece, Side side) {
        return piece.isPresent()
                && piece.get().side() == side
                && kings.contains(piece.get().kind());
    }

    static int count(PositionView position, Side side, List<PieceKind> kinds) {
        int count = 0;
        for (PieceKind kind : kinds) {
            count += position.count(side, kind);
        }
        return count;
    }
}
