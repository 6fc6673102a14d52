package org.qirkat.plugins.stranger;

import java.util.List;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.SetUp;

/** The set-up from which some pieces are taken off; only where the settings put one. */
public final class Handicap implements HookProvider {
    private static final Parameter<List<Point>> POINTS = new Parameter<>(
            "points",
            new ValueType.ListOf<>(new ValueType.PointName()),
            null,
            Text.of(Handicap.class, "handicap.points"));

    @Override
    public String name() {
        return "handicap";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(POINTS);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Position usual = context.rules().setUp();
        for (Point point : given.get(POINTS)) {
            if (usual.at(point).isEmpty()) {
                throw new InvalidParameters(Text.of(Handicap.class, "handicap.empty", point));
            }
        }
        return (SetUp) start -> {
            Position position = start;
            for (Point point : given.get(POINTS)) {
                position = position.without(point);
            }
            return position;
        };
    }
}
