package org.qirkat.app.workbench.session;

import java.util.Optional;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;

/** A position that is being set up by hand, and what a click on a point would put there. */
public record Draft(Position position, Brush brush) {
    /** What a click does. */
    public sealed interface Brush {
        /** Puts a piece. */
        record Put(Piece piece) implements Brush {}

        /** Closes an open point and opens a closed one. */
        record Close() implements Brush {}

        /** Empties and opens. */
        record Erase() implements Brush {}
    }

    public Draft with(Position changed) {
        return new Draft(changed, brush);
    }

    public Draft with(Brush chosen) {
        return new Draft(position, chosen);
    }

    /** After a click on a point; putting a piece where the same stands changes nothing, so that one may paint by dragging. */
    public Draft painted(Point point) {
        if (brush instanceof Brush.Put put) {
            return position.at(point).equals(Optional.of(put.piece())) ? this : with(position.with(point, put.piece()));
        } else if (brush instanceof Brush.Close) {
            return with(position.isClosed(point) ? position.withOpen(point) : position.withClosed(point));
        }
        return erased(point);
    }

    public Draft erased(Point point) {
        return with(position.without(point).withOpen(point));
    }
}
