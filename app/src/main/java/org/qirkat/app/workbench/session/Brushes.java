package org.qirkat.app.workbench.session;

import java.util.ArrayList;
import java.util.List;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/** The brushes with which a position of a rule set is set up; the keys 1, 2, … choose them in this order. */
public final class Brushes {
    private Brushes() {}

    /** The pieces of each kind, closing where rules or position know closed points, erasing. */
    public static List<Draft.Brush> of(Ruleset rules, Position position) {
        List<Draft.Brush> brushes = new ArrayList<>();
        for (PieceKind kind : rules.kinds()) {
            for (Side side : Side.values()) {
                brushes.add(new Draft.Brush.Put(new Piece(side, kind)));
            }
        }
        if (knowsClosing(rules, position)) {
            brushes.add(new Draft.Brush.Close());
        }
        brushes.add(new Draft.Brush.Erase());
        return brushes;
    }

    private static boolean knowsClosing(Ruleset rules, Position position) {
        return !position.closed().isEmpty()
                || rules.hooks().stream().anyMatch(h -> h.name().equals("closing-rows"));
    }
}
