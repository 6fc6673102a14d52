package org.qirkat.core.load;

import java.util.List;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.PositionText;
import org.qirkat.core.model.Ruleset;

/** Checks that the positions of examples fit the board, the pieces and the memory of a rule set. */
final class ExampleCheck {
    private final Ruleset rules;
    private final List<MemorySlot> slots;
    private final Findings findings;

    ExampleCheck(Ruleset rules, List<MemorySlot> slots, Findings findings) {
        this.rules = rules;
        this.slots = slots;
        this.findings = findings;
    }

    void positions(List<ExampleEntry> examples) {
        for (ExampleEntry entry : examples) {
            String position = entry.example().position();
            if (!position.equals(ExampleEntry.START) && !rules.board().points().isEmpty()) {
                findings.add(PositionText.read(position, rules, slots, entry.positionPlace())
                        .findings());
            }
        }
    }
}
