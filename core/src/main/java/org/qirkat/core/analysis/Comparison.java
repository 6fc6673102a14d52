package org.qirkat.core.analysis;

import java.util.List;
import java.util.function.Function;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Switched;
import org.qirkat.core.play.Variant;

/** What two rule sets allow in one position. */
public sealed interface Comparison {
    /**
     * The legal moves, each list in the order of the engine that allows them.
     *
     * @param both as the first rule set has them
     */
    record Moves(List<Move> onlyFirst, List<Move> onlySecond, List<Move> both) implements Comparison {
        public boolean isEqual() {
            return onlyFirst.isEmpty() && onlySecond.isEmpty();
        }
    }

    /** The position means nothing under the second rule set; the reason is a sentence. */
    record Refused(Text reason) implements Comparison {}

    /** Compares in a position of the first rule set; memory that the second lacks does not count there. */
    static Comparison of(Variant first, Variant second, Position position) {
        Switched switched = Game.startFrom(first, position).switchTo(second);
        return switched.match(
                kept -> of(first.legalMoves(position), kept.game().legalMoves()),
                refused -> new Refused(refused.reason()));
    }

    private static Comparison of(List<Move> first, List<Move> second) {
        return new Moves(
                first.stream().filter(m -> !second.contains(m)).toList(),
                second.stream().filter(m -> !first.contains(m)).toList(),
                first.stream().filter(second::contains).toList());
    }

    default <T> T match(Function<Moves, T> moves, Function<Refused, T> refused) {
        return this instanceof Moves m ? moves.apply(m) : refused.apply((Refused) this);
    }
}
