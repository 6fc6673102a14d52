package org.qirkat.core.engine;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.PositionView;

/** What a hook sees of the current position of a cursor, or of the one before it. */
final class HookView implements PositionView {
    private final TableCursor cursor;
    private final RulesTables rules;
    private final StateStack state;
    private final boolean before;

    HookView(TableCursor cursor, RulesTables rules, StateStack state, boolean before) {
        this.cursor = cursor;
        this.rules = rules;
        this.state = state;
        this.before = before;
    }

    /** Turns to the block that is looked at; what it returns is for {@link #leave}. */
    private int enter() {
        int current = state.at;
        if (before) {
            state.at = state.before();
        }
        return current;
    }

    private void leave(int current) {
        state.at = current;
    }

    @Override
    public Side mover() {
        int current = enter();
        int side = state.mover();
        leave(current);
        return RulesTables.side(side);
    }

    @Override
    public Optional<Piece> at(Point point) {
        int bit = rules.numbering.bit(point);
        int current = enter();
        Optional<Piece> piece = cursor.pieceOn(bit);
        leave(current);
        return piece;
    }

    @Override
    public boolean isEmpty(PointSet points) {
        Mask mask = (Mask) points;
        int current = enter();
        boolean empty = ((state.allLo(0) | state.allLo(1)) & mask.lo()) == 0
                && ((state.allHi(0) | state.allHi(1)) & mask.hi()) == 0;
        leave(current);
        return empty;
    }

    @Override
    public boolean isClosed(PointSet points) {
        Mask mask = (Mask) points;
        int current = enter();
        boolean closed = (mask.lo() & ~state.lo(state.closed)) == 0 && (mask.hi() & ~state.hi(state.closed)) == 0;
        leave(current);
        return closed;
    }

    @Override
    public int count(Side side, PieceKind kind) {
        int set = state.set(RulesTables.number(side), rules.kind(kind));
        int current = enter();
        int count = Mask.count(state.lo(set), state.hi(set));
        leave(current);
        return count;
    }

    @Override
    public int counter(MemorySlot slot) {
        int number = cursor.hooks().slot(slot);
        int current = enter();
        int count = (int) state.memoryLo(number);
        leave(current);
        return count;
    }

    @Override
    public boolean remembers(MemorySlot slot, Point point) {
        int number = cursor.hooks().slot(slot);
        int bit = rules.numbering.bit(point);
        int current = enter();
        boolean in = Mask.has(state.memoryLo(number), state.memoryHi(number), bit);
        leave(current);
        return in;
    }

    @Override
    public List<Point> points(MemorySlot slot) {
        int number = cursor.hooks().slot(slot);
        int current = enter();
        List<Point> points = cursor.points(state.memoryLo(number), state.memoryHi(number));
        leave(current);
        return points;
    }

    @Override
    public List<Point> capturers() {
        int current = enter();
        List<Point> points = cursor.capturers(1);
        leave(current);
        return points;
    }

    @Override
    public List<Point> capturers(int atLeast) {
        int current = enter();
        List<Point> points = cursor.capturers(atLeast);
        leave(current);
        return points;
    }

    @Override
    public Position position() {
        int current = enter();
        Position position = cursor.position();
        leave(current);
        return position;
    }
}
