package org.qirkat.core.spi;

import java.util.Collection;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;

/** What a hook may know when it is bound. */
public interface HookContext {
    /** The rule set that uses the hook. */
    Ruleset rules();

    /**
     * A handle for a set of points of the board, for questions to a {@link PositionView} of the same binding.
     *
     * @throws IllegalArgumentException for a point the board does not have
     */
    PointSet points(Collection<Point> points);
}
