package org.qirkat.core.spi;

import java.util.List;
import org.qirkat.core.model.Point;

/** Where a {@link Captures} role puts its captures. */
public interface CaptureSink {
    /**
     * Offers one way of one capture.
     *
     * @param route the points the piece touches, its start first, its landing last; at least two
     * @param captured where the enemy pieces stand that it takes, in the order in which it takes them; at least one
     */
    void add(List<Point> route, List<Point> captured);
}
