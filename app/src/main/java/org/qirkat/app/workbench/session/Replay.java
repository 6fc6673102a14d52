package org.qirkat.app.workbench.session;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Switched;
import org.qirkat.core.play.Variant;

/** The same moves under changed rules. */
final class Replay {
    private Replay() {}

    /** The line to the current position, played anew; empty if the root or a move of it does not stand under the new rules. */
    static Optional<Game> of(Game game, Variant rules) {
        Switched root = Game.startFrom(game.variant(), game.root().position()).switchTo(rules);
        Optional<Game> replayed = root.match(kept -> Optional.of(kept.game()), refused -> Optional.empty());
        for (Move move : game.moves()) {
            replayed = replayed.flatMap(g -> step(g, rules, game.variant().canonical(move)));
        }
        return replayed;
    }

    private static Optional<Game> step(Game game, Variant rules, String canonical) {
        List<Move> same = game.legalMoves().stream()
                .filter(m -> rules.canonical(m).equals(canonical))
                .toList();
        return same.isEmpty() ? Optional.empty() : Optional.of(game.play(same.get(0)));
    }
}
