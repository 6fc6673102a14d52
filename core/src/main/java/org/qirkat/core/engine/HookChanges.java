package org.qirkat.core.engine;

import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.PointSet;

/** Puts a hook's changes into the current position and refuses what makes no sense. */
final class HookChanges implements Changes {
    private final RulesTables rules;
    private final StateStack state;
    private final BoundHooks hooks;
    private BoundHook author;

    HookChanges(RulesTables rules, StateStack state, BoundHooks hooks) {
        this.rules = rules;
        this.state = state;
        this.hooks = hooks;
        this.author = hooks.all().get(0);
    }

    /** Whose changes follow. */
    HookChanges by(BoundHook hook) {
        author = hook;
        return this;
    }

    @Override
    public void close(PointSet points) {
        Mask mask = (Mask) points;
        if (((state.allLo(0) | state.allLo(1)) & mask.lo()) != 0
                || ((state.allHi(0) | state.allHi(1)) & mask.hi()) != 0) {
            throw author.nonsense("hook.closes-piece");
        }
        state.join(state.closed, mask.lo(), mask.hi());
    }

    @Override
    public void open(PointSet points) {
        Mask mask = (Mask) points;
        state.cut(state.closed, mask.lo(), mask.hi());
    }

    @Override
    public void remove(Point point) {
        int bit = bit(point);
        for (int set = 0; set < state.closed; set++) {
            if (state.has(set, bit)) {
                state.flip(set, bit);
            }
        }
    }

    @Override
    public void put(Point point, Piece piece) {
        int bit = bit(point);
        int kind = rules.kind(piece.kind());
        if (kind < 0 || state.has(state.closed, bit)) {
            throw author.nonsense("hook.puts", point, piece.kind().name());
        }
        remove(point);
        int set = state.set(RulesTables.number(piece.side()), kind);
        state.flip(set, bit);
    }

    @Override
    public void count(MemorySlot slot, int value) {
        if (slot.kind() != MemorySlot.Kind.COUNTER || value < 0) {
            throw author.nonsense("hook.counts", slot.name(), value);
        }
        state.setMemory(own(slot), value, 0);
    }

    @Override
    public void remember(MemorySlot slot, Point point) {
        int number = own(slot);
        Mask mask = Mask.of(bit(point));
        switch (slot.kind()) {
            case COUNTER -> throw author.nonsense("hook.no-points", slot.name());
            case POINT -> state.setMemory(number, mask.lo(), mask.hi());
            case POINTS ->
                state.setMemory(number, state.memoryLo(number) | mask.lo(), state.memoryHi(number) | mask.hi());
        }
    }

    @Override
    public void forget(MemorySlot slot, Point point) {
        int number = own(slot);
        Mask mask = Mask.of(bit(point));
        if (slot.kind() == MemorySlot.Kind.COUNTER) {
            throw author.nonsense("hook.no-points", slot.name());
        }
        state.setMemory(number, state.memoryLo(number) & ~mask.lo(), state.memoryHi(number) & ~mask.hi());
    }

    @Override
    public void clear(MemorySlot slot) {
        state.setMemory(own(slot), 0, 0);
    }

    private int own(MemorySlot slot) {
        int number = hooks.slot(slot);
        if (!hooks.owns(author, slot)) {
            throw author.nonsense("hook.foreign-slot", slot.name());
        }
        return number;
    }

    private int bit(Point point) {
        if (!rules.rules.board().has(point)) {
            throw author.nonsense("hook.no-such-point", point);
        }
        return rules.numbering.bit(point);
    }
}
