package org.qirkat.plugins.stranger;

import java.util.List;
import java.util.function.Consumer;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.Transition;

/** A hook that does one thing with memory after every ply. */
record Remembering(List<MemorySlot> slots, Consumer<Changes> habit) implements Memory {
    @Override
    public void remember(Transition made, Changes changes) {
        habit.accept(changes);
    }
}
