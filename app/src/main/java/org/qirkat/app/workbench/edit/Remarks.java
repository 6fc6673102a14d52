package org.qirkat.app.workbench.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;

/** What there is to say about a position that was set up by hand: what no game can come to, and how it stands. */
final class Remarks {
    private final Variant variant;
    private final Ruleset rules;
    private final Position position;
    private final List<Remark> remarks = new ArrayList<>();

    private Remarks(Variant variant, Position position) {
        this.variant = variant;
        this.rules = variant.rules();
        this.position = position;
    }

    static List<Remark> of(Variant variant, Position position) {
        Remarks found = new Remarks(variant, position);
        for (Side side : Side.values()) {
            found.pieces(side);
            found.uncrowned(side);
        }
        found.closed();
        found.standing();
        return List.copyOf(found.remarks);
    }

    private void pieces(Side side) {
        int here = position.of(side).size();
        int atStart = variant.start().of(side).size();
        if (here == 0) {
            odd("no-pieces", side(side));
        } else if (here > atStart) {
            odd("too-many", side(side), here, atStart);
        }
    }

    private void uncrowned(Side side) {
        for (PieceKind kind : rules.kinds()) {
            List<Point> zone = rules.promotionZone(kind, side);
            List<String> waiting = zone.stream()
                    .filter(p -> position.at(p).equals(Optional.of(new Piece(side, kind))))
                    .map(rules.names()::name)
                    .toList();
            if (!waiting.isEmpty()) {
                odd("uncrowned", side(side), kind.name(), waiting);
            }
        }
    }

    private void closed() {
        if (!position.closed().isEmpty() && rules.hooks().isEmpty()) {
            odd("closed", position.closed().size());
        }
    }

    private void standing() {
        Outcome outcome = variant.outcome(position);
        Text result = outcome.match(
                open -> moves(),
                win -> text("remark.won", side(win.side()), win.reason()),
                draw -> text("remark.drawn", draw.reason()));
        remarks.add(new Remark(false, result));
    }

    private Text moves() {
        List<Move> legal = variant.legalMoves(position);
        boolean captures = legal.stream().anyMatch(m -> m instanceof Move.Capture);
        return text(captures ? "remark.captures" : "remark.moves", legal.size());
    }

    private void odd(String key, Object... arguments) {
        remarks.add(new Remark(true, text("remark." + key, arguments)));
    }

    private static Text side(Side side) {
        return text(side == Side.WHITE ? "white" : "black");
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(Remarks.class, key, arguments);
    }
}
