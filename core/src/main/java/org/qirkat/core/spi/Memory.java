package org.qirkat.core.spi;

import java.util.List;
import org.qirkat.core.model.MemorySlot;

/** The role that remembers something in positions. */
public non-sealed interface Memory extends Hook {
    /** The slots it owns; their names are unique in a rule set. */
    List<MemorySlot> slots();

    /** Called after every ply, after the {@link AfterMove} roles; slots keep their value unless changed here. */
    void remember(Transition made, Changes changes);
}
