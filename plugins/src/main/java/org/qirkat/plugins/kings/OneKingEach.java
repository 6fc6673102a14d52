package org.qirkat.plugins.kings;

import java.util.Optional;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.End;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.PositionView;

/**
 * The rule that one king against one king is a draw unless the side to move wins at once, that is captures (Frisian
 * draughts, rules of 2011). Like all draws it does not stop the listing of moves.
 */
public final class OneKingEach implements HookProvider {
    @Override
    public String name() {
        return "one-king-each";
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Kings kinds = Kings.of(context.rules());
        if (kinds.kings().isEmpty()) {
            throw new InvalidParameters(Text.of(OneKingEach.class, "kings.none"));
        }
        return (End)
                position -> isOneEach(position, kinds) && position.capturers().isEmpty()
                        ? Optional.of(new Outcome.Draw(Text.of(OneKingEach.class, "one-king-each.draw")))
                        : Optional.empty();
    }

    private static boolean isOneEach(PositionView position, Kings kinds) {
        for (Side side : Side.values()) {
            for (PieceKind man : kinds.men()) {
                if (position.count(side, man) > 0) {
                    return false;
                }
            }
            if (Kings.count(position, side, kinds.kings()) != 1) {
                return false;
            }
        }
        return true;
    }
}
