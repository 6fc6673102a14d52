package org.qirkat.plugins.huffing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/**
 * What a faulty turn did, kept in the position so that it can be taken back: what stood where ({@code huff-from-man=c3}),
 * where it went ({@code huff-to=b3}) and what it took ({@code huff-took-man=c4}). It takes back what the settings do;
 * what other hooks did stays done.
 */
final class LastTurn {
    private static final MemorySlot TO = new MemorySlot("huff-to", MemorySlot.Kind.POINT, true);

    private final Map<PieceKind, MemorySlot> from = new LinkedHashMap<>();
    private final Map<PieceKind, MemorySlot> took = new LinkedHashMap<>();
    /** By point, the handle of the point alone. */
    private final Map<Point, PointSet> handles = new LinkedHashMap<>();

    LastTurn(HookContext context) {
        for (PieceKind kind : context.rules().kinds()) {
            from.put(kind, new MemorySlot("huff-from-" + kind.name(), MemorySlot.Kind.POINT, true));
            took.put(kind, new MemorySlot("huff-took-" + kind.name(), MemorySlot.Kind.POINTS, true));
        }
        context.rules().board().points().forEach(p -> handles.put(p, context.points(List.of(p))));
    }

    List<MemorySlot> slots() {
        List<MemorySlot> slots = new ArrayList<>(from.values());
        slots.add(TO);
        slots.addAll(took.values());
        return slots;
    }

    void forget(Changes changes) {
        slots().forEach(changes::clear);
    }

    void keep(Transition made, Changes changes) {
        MoveView move = made.move();
        PositionView before = made.before();
        before.at(move.from())
                .map(piece -> from.get(piece.kind()))
                .ifPresent(slot -> changes.remember(slot, move.from()));
        changes.remember(TO, move.to());
        for (Point point : handles.keySet()) {
            if (move.captures(point)) {
                before.at(point).map(piece -> took.get(piece.kind())).ifPresent(slot -> changes.remember(slot, point));
            }
        }
    }

    /** Where the piece went that moved. */
    Optional<Point> to(PositionView position) {
        return position.points(TO).stream().findFirst();
    }

    /** Where it came from. */
    Optional<Point> from(PositionView position) {
        return from.values().stream()
                .flatMap(slot -> position.points(slot).stream())
                .findFirst();
    }

    /** Whether the turn can be taken back; in a position someone typed, it may never have been played. */
    boolean canBeTakenBack(PositionView position) {
        Optional<Point> start = from(position);
        Optional<Point> end = to(position);
        if (start.isEmpty() || end.isEmpty() || !isAccused(end.get(), position)) {
            return false;
        }
        boolean isFree = start.equals(end) || isFree(start.get(), position);
        return isFree
                && took.values().stream()
                        .flatMap(slot -> position.points(slot).stream())
                        .allMatch(point -> !start.equals(Optional.of(point))
                                && (end.equals(Optional.of(point)) || isFree(point, position)));
    }

    private static boolean isAccused(Point point, PositionView position) {
        return position.at(point)
                .filter(piece -> piece.side() != position.mover())
                .isPresent();
    }

    private boolean isFree(Point point, PositionView position) {
        PointSet handle = handles.get(point);
        return handle != null && position.isEmpty(handle) && !position.isClosed(handle);
    }

    void takeBack(PositionView position, Changes changes) {
        to(position).ifPresent(changes::remove);
        for (Map.Entry<PieceKind, MemorySlot> start : from.entrySet()) {
            Optional<Point> point = position.points(start.getValue()).stream().findFirst();
            if (point.isPresent()) {
                changes.put(point.get(), new Piece(position.mover().other(), start.getKey()));
                break;
            }
        }
        took.forEach((kind, slot) ->
                position.points(slot).forEach(point -> changes.put(point, new Piece(position.mover(), kind))));
    }
}
