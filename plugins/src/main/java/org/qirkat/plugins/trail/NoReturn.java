package org.qirkat.plugins.trail;

import java.util.List;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/**
 * The rule that a man may not step to a point where it has stood before (Bell's Alquerque).
 *
 * <p>It refuses steps only. A capture is never refused: it is compulsory where this rule is played, so that it is not the
 * player's wish to go back, and a chain cut short at an old point would leave a capture undone. Where a capture ends the
 * man has stood; points that it only touched on the way are not remembered, since captures by different ways with the
 * same prey are one move.
 */
public final class NoReturn implements HookProvider {
    private static final Parameter<String> KIND =
            new Parameter<>("kind", new ValueType.KindName(), "man", text("no-return.kind"));

    @Override
    public String name() {
        return "no-return";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(KIND);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        String name = given.get(KIND);
        PieceKind kind = context.rules()
                .kind(name)
                .orElseThrow(() -> new InvalidParameters(text("no-return.no-such-kind", name)));
        return new NoReturnHook(context.rules().board().points(), kind);
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(NoReturn.class, key, arguments);
    }
}
