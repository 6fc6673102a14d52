package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

/** Translates between positions as values and blocks of words. */
final class PositionCodec {
    private final RulesTables rules;
    private final StateStack state;
    private final BoundHooks hooks;
    /** By set of pieces. */
    private final List<Optional<Piece>> pieces = new ArrayList<>();

    PositionCodec(RulesTables rules, StateStack state, BoundHooks hooks) {
        this.rules = rules;
        this.state = state;
        this.hooks = hooks;
        for (Side side : Side.values()) {
            for (PieceKind kind : rules.rules.kinds()) {
                pieces.add(Optional.of(new Piece(side, kind)));
            }
        }
    }

    /** Fills the current block. */
    void write(Position position) {
        if (!position.board().equals(rules.rules.board())) {
            throw new IllegalArgumentException("a position on " + position.board() + " does not fit " + rules.rules
                    + " on " + rules.rules.board());
        }
        state.clear();
        for (Point point : position.occupied()) {
            Piece piece = position.at(point).orElseThrow();
            int kind = rules.kind(piece.kind());
            if (kind < 0) {
                throw new IllegalArgumentException(rules.rules + " knows no " + piece.kind() + " as on " + point);
            }
            state.flip(state.set(RulesTables.number(piece.side()), kind), rules.numbering.bit(point));
        }
        Mask closed = rules.numbering.mask(position.closed());
        state.join(state.closed, closed.lo(), closed.hi());
        state.setMover(RulesTables.number(position.mover()));
        for (Memory memory : position.memory()) {
            Mask points = rules.numbering.mask(memory.points());
            boolean counts = memory.slot().kind() == MemorySlot.Kind.COUNTER;
            state.setMemory(hooks.slot(memory.slot()), counts ? memory.count() : points.lo(), points.hi());
        }
    }

    Position read() {
        Position position = Position.empty(rules.rules.board(), RulesTables.side(state.mover()));
        for (int set = 0; set < state.closed; set++) {
            for (Point point : points(state.lo(set), state.hi(set))) {
                position = position.with(point, pieces.get(set).orElseThrow());
            }
        }
        for (Point point : points(state.lo(state.closed), state.hi(state.closed))) {
            position = position.withClosed(point);
        }
        List<MemorySlot> slots = hooks.slots();
        for (int i = 0; i < slots.size(); i++) {
            MemorySlot slot = slots.get(i);
            position = position.with(
                    slot.kind() == MemorySlot.Kind.COUNTER
                            ? Memory.counter(slot, (int) state.memoryLo(i))
                            : Memory.points(slot, points(state.memoryLo(i), state.memoryHi(i))));
        }
        return position;
    }

    Optional<Piece> pieceOn(int bit) {
        for (int set = 0; set < state.closed; set++) {
            if (state.has(set, bit)) {
                return pieces.get(set);
            }
        }
        return Optional.empty();
    }

    /** The points of a set, in their natural order. */
    List<Point> points(long lo, long hi) {
        List<Point> points = new ArrayList<>();
        if ((lo | hi) != 0) {
            for (Point point : rules.rules.board().points()) {
                if (Mask.has(lo, hi, rules.numbering.bit(point))) {
                    points.add(point);
                }
            }
        }
        return points;
    }
}
