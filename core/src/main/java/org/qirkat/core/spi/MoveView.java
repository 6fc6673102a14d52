package org.qirkat.core.spi;

import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;

/** A read-only look at a move, valid only during the call. */
public interface MoveView {
    boolean isCapture();

    /** Whether it is a move that a hook added. */
    boolean isSpecial();

    /** The point where the piece started; the first point of its route for a special move. */
    Point from();

    /** The point where the piece ended; the last point of its route for a special move. */
    Point to();

    /** How many pieces were captured. */
    int captureCount();

    /** Whether a piece on this point was captured. */
    boolean captures(Point point);

    /** A copy that may be kept. */
    Move move();
}
