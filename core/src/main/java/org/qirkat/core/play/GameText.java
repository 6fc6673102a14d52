package org.qirkat.core.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.qirkat.core.model.Reading;

/**
 * The saved form of games, as text: a line {@code rules: ID}, a line {@code position: …} with the first position, and a
 * line {@code moves: …} with the main line; a branch stands in parentheses after the move that it replaces.
 * <pre>
 * rules: kharbaga
 * position: wwwww/wwww/wwwww/wwww/ww1bb/bbbb/bbbbb/bbbb/bbbbb b
 * moves: f4-e5 d4xf4 (d6xf4 g3xe5) g3xe5
 * </pre>
 */
public final class GameText {
    static final String RULES = "rules: ";
    static final String POSITION = "position: ";
    static final String MOVES = "moves: ";

    private GameText() {}

    /** The whole tree; where one is in it is not kept. */
    public static String write(Game game) {
        List<String> words = new ArrayList<>();
        follow(game, game.root(), words);
        String moves = String.join(" ", words).replace("( ", "(").replace(" )", ")");
        return RULES + game.variant().id() + "\n"
                + POSITION + game.variant().positionText(game.root().position()) + "\n"
                + MOVES + moves + "\n";
    }

    private static void follow(Game game, Node start, List<String> words) {
        Node node = start;
        for (List<Node> next = game.children(node); !next.isEmpty(); next = game.children(node)) {
            words.add(move(game, next.get(0)));
            for (Node branch : next.subList(1, next.size())) {
                words.add("(");
                words.add(move(game, branch));
                follow(game, branch, words);
                words.add(")");
            }
            node = next.get(0);
        }
    }

    private static String move(Game game, Node node) {
        Node before = node.parent().orElseThrow();
        return game.variant().written(node.move().orElseThrow(), before.position());
    }

    /**
     * Reads a saved game; it stands at the end of its main line. The first fault ends the reading and is the finding.
     *
     * @param variants finds the rule set by its id
     * @param name how findings name the text
     */
    public static Reading<Game> read(String text, Function<String, Reading<Variant>> variants, String name) {
        return new GameReader(variants, name).read(text);
    }
}
