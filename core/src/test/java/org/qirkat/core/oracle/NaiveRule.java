package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** A hook in the most obvious form. */
interface NaiveRule {
    /** The rules of this kind that a rule set uses. */
    static List<NaiveRule> in(Ruleset rules, Kinds kinds) {
        List<NaiveRule> found = new ArrayList<>();
        for (HookUse use : rules.hooks()) {
            switch (use.name()) {
                case "opening" -> found.add(new NaiveOpening(rules, use));
                case "king-limit" -> found.add(new NaiveKingLimit(rules, kinds, use));
                case "one-king-each" -> found.add(new NaiveOneKingEach(kinds));
                case "fanorona" -> found.add(new NaiveFanorona(rules));
                case "no-return" -> found.add(new NaiveNoReturn(use));
                default -> {}
            }
        }
        return found;
    }

    default boolean allows(Position position, Move move) {
        return true;
    }

    /** The captures it adds to those of the settings. */
    default List<Move.Capture> captures(Position position) {
        return List.of();
    }

    /** What is remembered after a ply; the mover of the position given is still the side that moved. */
    default Position remember(Position before, Move move, Position after) {
        return after;
    }

    default Optional<Standing> standing(Position position, boolean canCapture) {
        return Optional.empty();
    }
}
