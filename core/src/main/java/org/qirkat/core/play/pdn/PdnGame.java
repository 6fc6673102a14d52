package org.qirkat.core.play.pdn;

import java.util.List;
import java.util.Map;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Node;

/**
 * A game with its tags and notes.
 *
 * @param game stands at the end of its main line
 * @param notes by the node that they belong to
 * @param findings what is wrong with how it was written; empty for a game that was played here
 */
public record PdnGame(PdnTags tags, Game game, Map<Node, PdnNote> notes, List<Diagnostic> findings) {
    public PdnGame {
        notes = Map.copyOf(notes);
        findings = List.copyOf(findings);
    }

    /** A game that was played here. */
    public static PdnGame of(Game game) {
        return new PdnGame(PdnTags.none(), game, Map.of(), List.of());
    }

    /** The same tags and notes for the game as it has been played on. */
    public PdnGame with(Game played) {
        return new PdnGame(tags, played, notes, findings);
    }

    public PdnGame with(PdnTags other) {
        return new PdnGame(other, game, notes, findings);
    }

    public PdnNote note(Node node) {
        return notes.getOrDefault(node, PdnNote.NONE);
    }

    /** The moves of the main line. */
    public int plies() {
        int plies = 0;
        for (List<Node> next = game.children(game.root()); !next.isEmpty(); next = game.children(next.get(0))) {
            plies++;
        }
        return plies;
    }

    /** Whether something of it could not be kept. */
    public boolean isBad() {
        return findings.stream().anyMatch(Diagnostic::isError);
    }
}
