package org.qirkat.plugins.kings;

import java.util.List;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Side;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/** The limit in one rule set: each side's king that moved last, and how often it has ({@code white-king=e5 white-king-moves=2}). */
final class KingLimitHook implements Memory, MoveFilter {
    private record Slots(MemorySlot king, MemorySlot moves) {
        static Slots of(String side) {
            return new Slots(
                    new MemorySlot(side + "-king", MemorySlot.Kind.POINT, true),
                    new MemorySlot(side + "-king-moves", MemorySlot.Kind.COUNTER, true));
        }
    }

    private static final Slots WHITE = Slots.of("white");
    private static final Slots BLACK = Slots.of("black");

    private final int limit;
    private final KingLimit.While condition;
    private final Kings kinds;

    KingLimitHook(int limit, KingLimit.While condition, Kings kinds) {
        this.limit = limit;
        this.condition = condition;
        this.kinds = kinds;
    }

    private static Slots of(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }

    @Override
    public List<MemorySlot> slots() {
        return List.of(WHITE.king, WHITE.moves, BLACK.king, BLACK.moves);
    }

    @Override
    public boolean concerns(PositionView position) {
        Side mover = position.mover();
        return position.counter(of(mover).moves) >= limit && isLimited(position, mover);
    }

    private boolean isLimited(PositionView position, Side side) {
        return condition == KingLimit.While.ALWAYS || Kings.count(position, side, kinds.men()) > 0;
    }

    @Override
    public boolean allows(PositionView position, MoveView move) {
        return move.isCapture()
                || move.isSpecial()
                || !position.remembers(of(position.mover()).king, move.from())
                || !concerns(position);
    }

    @Override
    public void remember(Transition made, Changes changes) {
        PositionView after = made.after();
        MoveView move = made.move();
        Side mover = after.mover();
        if (!move.isSpecial()) {
            count(made.before(), move, mover, changes);
        }
        forgetIdle(after, mover, changes);
        forgetIdle(after, mover.other(), changes);
    }

    private void count(PositionView before, MoveView move, Side mover, Changes changes) {
        Slots own = of(mover);
        Point from = move.from();
        boolean isKingMove = !move.isCapture() && kinds.isKing(before.at(from), mover);
        if (!isKingMove) {
            forget(own, changes);
        } else {
            changes.count(own.moves, before.remembers(own.king, from) ? before.counter(own.moves) + 1 : 1);
            changes.remember(own.king, move.to());
        }
    }

    /** A king that is gone, or that has no limit any more, is forgotten, so that equal situations are equal positions. */
    private void forgetIdle(PositionView after, Side side, Changes changes) {
        Slots own = of(side);
        if (after.counter(own.moves) > 0) {
            boolean isThere = after.points(own.king).stream().anyMatch(point -> kinds.isKing(after.at(point), side));
            if (!isThere || !isLimited(after, side)) {
                forget(own, changes);
            }
        }
    }

    private static void forget(Slots own, Changes changes) {
        changes.clear(own.king);
        changes.clear(own.moves);
    }
}
