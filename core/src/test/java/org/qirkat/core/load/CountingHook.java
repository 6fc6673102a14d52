package org.qirkat.core.load;

import java.util.List;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.Transition;

/** A hook with parameters of every sort, and memory; it refuses thirteen. */
final class CountingHook implements HookProvider {
    private enum End {
        NORTH,
        SOUTH
    }

    private static final Parameter<Integer> PLIES =
            new Parameter<>("plies", ValueType.Count.from(1, 99), null, Text.verbatim("plies"));
    private static final Parameter<String> KIND =
            new Parameter<>("kind", new ValueType.KindName(), "man", Text.verbatim("a kind"));
    private static final Parameter<Point> POINT =
            new Parameter<>("point", new ValueType.PointName(), new Point(0, 0), Text.verbatim("a point"));
    private static final Parameter<List<End>> ENDS = new Parameter<>(
            "ends", new ValueType.ListOf<>(new ValueType.Choice<>(End.class)), List.of(), Text.verbatim("ends"));

    @Override
    public String name() {
        return "counting";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(PLIES, KIND, POINT, ENDS);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        if (given.get(PLIES) == 13) {
            throw new InvalidParameters(Text.verbatim("thirteen brings bad luck"));
        }
        context.points(List.of(given.get(POINT)));
        return new Counter();
    }

    private static final class Counter implements Memory {
        @Override
        public List<MemorySlot> slots() {
            return List.of(new MemorySlot("plies", MemorySlot.Kind.COUNTER, true));
        }

        @Override
        public void remember(Transition made, Changes changes) {}
    }
}
