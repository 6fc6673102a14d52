package org.qirkat.core.spi;

import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;

/**
 * Where a hook puts its changes to the board and to its memory; they take effect at once.
 * A change that makes no sense (closing a point where a piece stands, a slot the hook does not own, a point the board
 * does not have) is a fault of the hook and is reported with its name and jar.
 */
public interface Changes {
    /** Closes points for good; all must be empty. Closed points among them stay closed. */
    void close(PointSet points);

    void open(PointSet points);

    /** Takes the piece off a point. */
    void remove(Point point);

    /** Puts a piece on a point, in place of what stood there. */
    void put(Point point, Piece piece);

    void count(MemorySlot slot, int value);

    /** Adds a point to a slot; a slot of one point holds only the last. */
    void remember(MemorySlot slot, Point point);

    void forget(MemorySlot slot, Point point);

    /** Empties a slot. */
    void clear(MemorySlot slot);
}
