package org.qirkat.plugins.closing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.qirkat.core.model.Ruleset;
import org.qirkat.plugins.table.Table;

/** A board whose ends close by one reading. */
final class Shrinking {
    private final Table table;

    private Shrinking(Table table) {
        this.table = table;
    }

    /** @param ends apart by blanks; tried in this order */
    static Shrinking on(Ruleset rules, String reading, String ends) {
        return new Shrinking(Table.with(rules, new ClosingRows(), Map.of("reading", reading, "ends", ends)));
    }

    /** Checks what a turn leaves; both texts are rows from North to South. */
    void leaves(String rowsAfterTurn, String rowsWhenClosed) {
        assertThat(table.afterTurn(rowsAfterTurn + " w").toString()).isEqualTo(rowsWhenClosed + " b");
    }
}
