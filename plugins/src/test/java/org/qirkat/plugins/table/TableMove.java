package org.qirkat.plugins.table;

import java.util.List;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.MoveView;

/** A look at a move. */
record TableMove(Move move) implements MoveView {
    @Override
    public boolean isCapture() {
        return move instanceof Move.Capture;
    }

    @Override
    public boolean isSpecial() {
        return move instanceof Move.Special;
    }

    @Override
    public Point from() {
        return move.route().get(0);
    }

    @Override
    public Point to() {
        List<Point> route = move.route();
        return route.get(route.size() - 1);
    }

    @Override
    public int captureCount() {
        return isCapture() ? move.removed().size() : 0;
    }

    @Override
    public boolean captures(Point point) {
        return isCapture() && move.removed().contains(point);
    }
}
