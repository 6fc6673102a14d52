package org.qirkat.plugins.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.PositionView;

/**
 * A look at a position that may still change.
 *
 * @param canTake how many pieces each of the mover's pieces could take at most, where it could take any
 */
record TableView(Supplier<Position> now, Map<Point, Integer> canTake) implements PositionView {
    /** The handle of this table's point sets. */
    record Handle(Set<Point> points) implements PointSet {}

    @Override
    public Side mover() {
        return position().mover();
    }

    @Override
    public Optional<Piece> at(Point point) {
        return position().at(point);
    }

    @Override
    public boolean isEmpty(PointSet points) {
        return ((Handle) points).points().stream().noneMatch(p -> at(p).isPresent());
    }

    @Override
    public boolean isClosed(PointSet points) {
        return ((Handle) points).points().stream().allMatch(position()::isClosed);
    }

    @Override
    public int count(Side side, PieceKind kind) {
        return (int) position().of(side).stream()
                .filter(p -> at(p).orElseThrow().kind().equals(kind))
                .count();
    }

    @Override
    public int counter(MemorySlot slot) {
        return position().memory(slot).count();
    }

    @Override
    public boolean remembers(MemorySlot slot, Point point) {
        return points(slot).contains(point);
    }

    @Override
    public List<Point> points(MemorySlot slot) {
        return position().memory(slot).points();
    }

    @Override
    public List<Point> capturers(int atLeast) {
        return canTake.keySet().stream()
                .filter(p -> canTake.getOrDefault(p, 0) >= atLeast)
                .sorted()
                .toList();
    }

    @Override
    public Position position() {
        return now.get();
    }
}
