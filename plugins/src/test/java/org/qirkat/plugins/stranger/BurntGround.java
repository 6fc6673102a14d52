package org.qirkat.plugins.stranger;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.AfterMove;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.PointSet;

/** The rule that a point where a piece was captured is closed, unless the capturing piece stands on it now. */
public final class BurntGround implements HookProvider {
    @Override
    public String name() {
        return "burnt-ground";
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Map<Point, PointSet> grounds = new TreeMap<>();
        context.rules().board().points().forEach(p -> grounds.put(p, context.points(List.of(p))));
        return (AfterMove) (made, changes) -> grounds.forEach((point, ground) -> {
            if (made.move().captures(point) && made.after().isEmpty(ground)) {
                changes.close(ground);
            }
        });
    }
}
