package org.qirkat.plugins.table;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.PointSet;

/** The position that a ply leads to, while a hook changes it. */
final class TableChanges implements Changes {
    private final Collection<MemorySlot> owned;
    private Position position;

    TableChanges(Position position, Collection<MemorySlot> owned) {
        this.position = position;
        this.owned = owned;
    }

    Position position() {
        return position;
    }

    @Override
    public void close(PointSet points) {
        for (Point point : ((TableView.Handle) points).points()) {
            if (position.at(point).isPresent()) {
                throw new IllegalArgumentException("a piece stands on " + point + " in " + position);
            }
            position = position.withClosed(point);
        }
    }

    @Override
    public void open(PointSet points) {
        ((TableView.Handle) points).points().forEach(p -> position = position.withOpen(p));
    }

    @Override
    public void remove(Point point) {
        position = position.without(point);
    }

    @Override
    public void put(Point point, Piece piece) {
        position = position.with(point, piece);
    }

    @Override
    public void count(MemorySlot slot, int value) {
        set(slot, memory -> Memory.counter(slot, value));
    }

    @Override
    public void remember(MemorySlot slot, Point point) {
        set(slot, memory -> {
            Collection<Point> points = new TreeSet<>(List.of(point));
            if (slot.kind() == MemorySlot.Kind.POINTS) {
                points.addAll(memory.points());
            }
            return Memory.points(slot, points);
        });
    }

    @Override
    public void forget(MemorySlot slot, Point point) {
        set(slot, memory -> {
            Collection<Point> points = new TreeSet<>(memory.points());
            points.remove(point);
            return Memory.points(slot, points);
        });
    }

    @Override
    public void clear(MemorySlot slot) {
        set(slot, memory -> new Memory(slot, 0, List.of()));
    }

    private void set(MemorySlot slot, UnaryOperator<Memory> change) {
        if (!owned.contains(slot)) {
            throw new IllegalArgumentException(slot + " is not among " + owned);
        }
        position = position.with(change.apply(position.memory(slot)));
    }
}
