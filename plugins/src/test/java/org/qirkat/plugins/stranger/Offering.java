package org.qirkat.plugins.stranger;

import java.util.List;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.MoveSink;
import org.qirkat.core.spi.Moves;
import org.qirkat.core.spi.PositionView;

/** A hook that offers one move, which does nothing, always. */
record Offering(String written, List<Point> clicks) implements Moves {
    @Override
    public void generate(PositionView position, MoveSink sink) {
        sink.add(0);
    }

    @Override
    public void play(long code, PositionView position, Changes changes) {
        // a pass
    }

    @Override
    public String text(long code, PositionView position) {
        return written;
    }

    @Override
    public List<Point> route(long code, PositionView position) {
        return clicks;
    }

    @Override
    public boolean keepsTurn(long code, PositionView position) {
        return false;
    }
}
