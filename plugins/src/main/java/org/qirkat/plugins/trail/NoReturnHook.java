package org.qirkat.plugins.trail;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/**
 * The trails in one rule set. A trail belongs to the point where its man stands now ({@code been-c3=b2,b3}) and moves
 * with it, so that men need no names of their own and equal situations are equal positions.
 */
final class NoReturnHook implements Memory, MoveFilter {
    private final Map<Point, MemorySlot> trails = new LinkedHashMap<>();
    private final PieceKind kind;

    NoReturnHook(List<Point> points, PieceKind kind) {
        this.kind = kind;
        points.forEach(p -> trails.put(p, new MemorySlot("been-" + p.name(), MemorySlot.Kind.POINTS, true)));
    }

    private MemorySlot trail(Point point) {
        return Objects.requireNonNull(trails.get(point), point::name);
    }

    private boolean leavesTrails(Optional<Piece> piece) {
        return piece.isPresent() && piece.get().kind().equals(kind);
    }

    @Override
    public List<MemorySlot> slots() {
        return List.copyOf(trails.values());
    }

    @Override
    public boolean allows(PositionView position, MoveView move) {
        return move.isCapture()
                || move.isSpecial()
                || !position.remembers(trail(move.from()), move.to())
                || !leavesTrails(position.at(move.from()));
    }

    @Override
    public void remember(Transition made, Changes changes) {
        MoveView move = made.move();
        if (!move.isSpecial()) {
            follow(made, move.from(), move.to(), changes);
        }
        for (Map.Entry<Point, MemorySlot> trail : trails.entrySet()) {
            if (made.after().at(trail.getKey()).isEmpty()) {
                changes.clear(trail.getValue());
            }
        }
    }

    private void follow(Transition made, Point from, Point to, Changes changes) {
        List<Point> before = made.before().points(trail(from));
        changes.clear(trail(to));
        if (leavesTrails(made.after().at(to))) {
            before.forEach(point -> changes.remember(trail(to), point));
            changes.remember(trail(to), from);
            changes.forget(trail(to), to);
        }
    }
}
