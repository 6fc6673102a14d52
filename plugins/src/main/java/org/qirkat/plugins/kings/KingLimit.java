package org.qirkat.plugins.kings;

import java.util.List;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/**
 * The rule that one king makes only so many moves in a row without capturing; then another piece must move, or the king
 * capture (Frisian draughts: three, as long as its side still has a man).
 */
public final class KingLimit implements HookProvider {
    /** When the limit holds. */
    enum While {
        /** As long as the king's side has a man. */
        MEN,
        ALWAYS
    }

    private static final Parameter<Integer> MOVES =
            new Parameter<>("moves", ValueType.Count.from(1, 99), 3, text("king-limit.moves"));
    private static final Parameter<While> WHILE =
            new Parameter<>("while", new ValueType.Choice<>(While.class), While.MEN, text("king-limit.while"));

    @Override
    public String name() {
        return "king-limit";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(MOVES, WHILE);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Kings kinds = Kings.of(context.rules());
        if (kinds.kings().isEmpty()) {
            throw new InvalidParameters(text("kings.none"));
        }
        return new KingLimitHook(given.get(MOVES), given.get(WHILE), kinds);
    }

    private static Text text(String key) {
        return Text.of(KingLimit.class, key);
    }
}
