package org.qirkat.plugins.closing;

import java.util.List;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.PointSet;

/**
 * One closing that can happen in a game, with its points as handles that cost nothing to ask about.
 *
 * @param vacant what must be without pieces
 * @param closes what is then closed
 * @param kept what must have an open point still, or else nothing closes
 */
record Closing(PointSet vacant, PointSet closes, PointSet kept) {
    static Closing of(List<Point> vacant, List<Point> closes, List<Point> kept, HookContext context) {
        return new Closing(context.points(vacant), context.points(closes), context.points(kept));
    }
}
