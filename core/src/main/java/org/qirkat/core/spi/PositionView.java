package org.qirkat.core.spi;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

/** A read-only look at a position, valid only during the call. The questions up to {@link #remembers} allocate nothing. */
public interface PositionView {
    Side mover();

    Optional<Piece> at(Point point);

    /** Whether no piece stands on any of the points. */
    boolean isEmpty(PointSet points);

    /** Whether all of the points are closed. */
    boolean isClosed(PointSet points);

    /** How many pieces of a kind a side has. */
    int count(Side side, PieceKind kind);

    int counter(MemorySlot slot);

    /** Whether a point is in a slot of points. */
    boolean remembers(MemorySlot slot, Point point);

    /** The points of a slot, in their natural order. */
    List<Point> points(MemorySlot slot);

    /** Where the mover has pieces that can capture here by the settings alone, in natural order. Costs a generation. */
    default List<Point> capturers() {
        return capturers(1);
    }

    /**
     * Where the mover has pieces that can take at least so many pieces in one move by the settings alone, in natural
     * order. Costs a generation.
     *
     * @param atLeast 1 or more
     */
    List<Point> capturers(int atLeast);

    /** A copy that may be kept. */
    Position position();
}
