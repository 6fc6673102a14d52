package org.qirkat.core.oracle;

import java.util.List;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** The forced first move. */
record NaiveOpening(Ruleset rules, HookUse use) implements NaiveRule {
    @Override
    public boolean allows(Position position, Move move) {
        String text = position.toString().split(" ")[0] + position.mover();
        String start = rules.setUp().toString().split(" ")[0] + rules.setUp().mover();
        List<Point> route = move.route();
        String from = rules.names().name(route.get(0));
        String to = rules.names().name(route.get(route.size() - 1));
        String listed = " " + use.written().getOrDefault("moves", "").replaceAll("[\\[\\],]", " ") + " ";
        return !text.equals(start) || listed.contains(" " + from + "-" + to + " ");
    }
}
