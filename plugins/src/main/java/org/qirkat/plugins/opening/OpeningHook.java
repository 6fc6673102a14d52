package org.qirkat.plugins.opening;

import java.util.List;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.PositionView;

/** The first move in one rule set. It knows the set-up position by its pieces, whatever has been played in between. */
final class OpeningHook implements MoveFilter {
    private final Position start;
    private final List<Opening.Way> ways;
    /** The points that are empty in the set-up; nearly always one question about them is enough. */
    private final PointSet vacant;

    OpeningHook(Position start, List<Opening.Way> ways, HookContext context) {
        this.start = start;
        this.ways = List.copyOf(ways);
        List<Point> empty = start.board().points().stream()
                .filter(point -> start.at(point).isEmpty())
                .toList();
        this.vacant = context.points(empty);
    }

    @Override
    public boolean concerns(PositionView position) {
        return position.mover() == start.mover()
                && position.isEmpty(vacant)
                && start.occupied().stream()
                        .allMatch(point -> position.at(point).equals(start.at(point)));
    }

    @Override
    public boolean allows(PositionView position, MoveView move) {
        return ways.contains(new Opening.Way(move.from(), move.to())) || !concerns(position);
    }
}
