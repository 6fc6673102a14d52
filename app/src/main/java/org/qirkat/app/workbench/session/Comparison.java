package org.qirkat.app.workbench.session;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Switched;
import org.qirkat.core.play.Variant;

/**
 * A position under two rule sets.
 *
 * @param standing the position as the second rule set has it, or why it has none
 */
public record Comparison(
        Variant first,
        Variant second,
        Switched standing,
        List<Move> onlyFirst,
        List<Move> onlySecond,
        List<Move> both) {
    public Comparison {
        onlyFirst = List.copyOf(onlyFirst);
        onlySecond = List.copyOf(onlySecond);
        both = List.copyOf(both);
    }

    static Comparison of(Variant first, Position position, Variant second) {
        Switched standing = Game.startFrom(first, position).switchTo(second);
        return org.qirkat.core.analysis.Comparison.of(first, second, position)
                .match(
                        moves -> new Comparison(
                                first, second, standing, moves.onlyFirst(), moves.onlySecond(), moves.both()),
                        refused -> new Comparison(first, second, standing, List.of(), List.of(), List.of()));
    }

    /** The position on the second board; empty where it means nothing there. */
    public Optional<Position> secondPosition() {
        return standing.match(kept -> Optional.of(kept.game().position()), refused -> Optional.empty());
    }

    /** Why the second board has no position; empty where it has one. */
    public Optional<Text> refusal() {
        return standing.match(kept -> Optional.empty(), refused -> Optional.of(refused.reason()));
    }
}
