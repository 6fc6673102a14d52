package org.qirkat.plugins.closing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.spi.AfterMove;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/**
 * The closing of rows in one rule set: a table of what can close, made once. Allocates nothing in play; where no end
 * row is empty, which is nearly always, it asks one question an end.
 */
final class ClosingHook implements AfterMove {
    private final Closing[][] ends;

    /** For each end, in the order in which they are tried, its closings, outermost first. */
    ClosingHook(List<List<Closing>> ends) {
        this.ends = ends.stream().map(end -> end.toArray(Closing[]::new)).toArray(Closing[][]::new);
    }

    @Override
    public void afterMove(Transition made, Changes changes) {
        boolean again = true;
        while (again) {
            again = closesOne(made.after(), changes);
        }
    }

    private boolean closesOne(PositionView after, Changes changes) {
        for (Closing[] end : ends) {
            Closing next = next(end, after);
            if (next != null) {
                changes.close(next.closes());
                return true;
            }
        }
        return false;
    }

    private static @Nullable Closing next(Closing[] end, PositionView after) {
        for (Closing closing : end) {
            if (!after.isEmpty(closing.vacant())) {
                return null;
            }
            if (!after.isClosed(closing.closes())) {
                return after.isClosed(closing.kept()) ? null : closing;
            }
        }
        return null;
    }
}
