package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.AfterMove;
import org.qirkat.core.spi.CaptureFilter;
import org.qirkat.core.spi.Captures;
import org.qirkat.core.spi.End;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.Moves;
import org.qirkat.core.spi.SetUp;

/** The hooks of a rule set, sorted by role, each role in the order of the rule file. An empty role costs a length test. */
final class BoundHooks {
    private final List<BoundHook> all;
    private final List<MemorySlot> slots = new ArrayList<>();
    private final List<BoundHook> owners = new ArrayList<>();
    private final Map<MemorySlot, Integer> numbers = new HashMap<>();
    final BoundHook[] afterMove;
    final BoundHook[] memory;
    final BoundHook[] moves;
    final BoundHook[] captures;
    final BoundHook[] refusers;
    final BoundHook[] filters;
    final BoundHook[] ends;
    final BoundHook[] setUps;

    BoundHooks(Ruleset rules, List<BoundHook> all) {
        this.all = List.copyOf(all);
        afterMove = playing(AfterMove.class);
        memory = playing(Memory.class);
        moves = playing(Moves.class);
        captures = playing(Captures.class);
        refusers = playing(MoveFilter.class);
        filters = playing(CaptureFilter.class);
        ends = playing(End.class);
        setUps = playing(SetUp.class);
        for (BoundHook hook : memory) {
            for (MemorySlot slot : ((Memory) hook.hook()).slots()) {
                if (slots.stream().anyMatch(s -> s.name().equals(slot.name()))) {
                    throw hook.nonsense("hook.slot-twice", slot.name(), rules.id());
                }
                numbers.put(slot, slots.size());
                slots.add(slot);
                owners.add(hook);
            }
        }
    }

    private BoundHook[] playing(Class<?> role) {
        return all.stream().filter(h -> role.isInstance(h.hook())).toArray(BoundHook[]::new);
    }

    List<BoundHook> all() {
        return all;
    }

    List<MemorySlot> slots() {
        return List.copyOf(slots);
    }

    /** The number of a slot, from 0. */
    int slot(MemorySlot slot) {
        Integer number = numbers.get(slot);
        if (number == null) {
            throw new IllegalArgumentException("no hook of this rule set declares " + slot);
        }
        return number;
    }

    boolean owns(BoundHook hook, MemorySlot slot) {
        return owners.get(slot(slot)).equals(hook);
    }

    /** Whether no hook adds, orders or drops moves among those of the settings. */
    boolean areBystanders() {
        return moves.length + captures.length + filters.length == 0;
    }

    /** Whether something happens after moves that the settings do not say. */
    boolean actAfterMoves() {
        return afterMove.length + memory.length > 0;
    }
}
