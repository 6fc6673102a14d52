package org.qirkat.app.workbench.session;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
        Game here = Game.startFrom(first, position);
        Switched standing = here.switchTo(second);
        List<Move> legalThere = standing.match(kept -> kept.game().legalMoves(), refused -> List.of());
        Set<String> firstNames = names(first, here.legalMoves());
        Set<String> secondNames = names(second, legalThere);
        List<Move> onlyFirst = new ArrayList<>();
        List<Move> both = new ArrayList<>();
        for (Move move : here.legalMoves()) {
            (secondNames.contains(first.canonical(move)) ? both : onlyFirst).add(move);
        }
        List<Move> onlySecond = legalThere.stream()
                .filter(m -> !firstNames.contains(second.canonical(m)))
                .toList();
        return new Comparison(first, second, standing, onlyFirst, onlySecond, both);
    }

    private static Set<String> names(Variant variant, List<Move> moves) {
        Set<String> names = new HashSet<>();
        moves.forEach(m -> names.add(variant.canonical(m)));
        return names;
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
