package org.qirkat.plugins.stranger;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.End;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameters;

/** The end of the game by which a side wins when a piece of it has reached the far row. */
public final class FarRow implements HookProvider {
    @Override
    public String name() {
        return "far-row";
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Ruleset rules = context.rules();
        Map<Side, List<Point>> goals = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            int far = rules.north(side) > 0
                    ? rules.board().rows().last()
                    : rules.board().rows().first();
            goals.put(side, rules.board().row(far));
        }
        return (End) position -> {
            for (Map.Entry<Side, List<Point>> goal : goals.entrySet()) {
                for (Point point : goal.getValue()) {
                    if (position.at(point)
                            .filter(p -> p.side() == goal.getKey())
                            .isPresent()) {
                        Text reason = Text.of(
                                FarRow.class, "far-row.reached", rules.names().name(point));
                        return Optional.of(new Outcome.Win(goal.getKey(), reason));
                    }
                }
            }
            return Optional.empty();
        };
    }
}
