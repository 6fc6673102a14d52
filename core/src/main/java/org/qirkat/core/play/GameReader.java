package org.qirkat.core.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;

/** Reads the saved form of one game. */
final class GameReader {
    private static final Pattern WORD = Pattern.compile("[()]|[^()\\s]+");

    private final Function<String, Reading<Variant>> variants;
    private final String name;

    GameReader(Function<String, Reading<Variant>> variants, String name) {
        this.variants = variants;
        this.name = name;
    }

    Reading<Game> read(String text) {
        List<String> lines = text.lines().toList();
        List<String> keys = List.of(GameText.RULES, GameText.POSITION, GameText.MOVES.strip());
        for (int i = 0; i < keys.size(); i++) {
            if (lines.size() <= i || !lines.get(i).startsWith(keys.get(i))) {
                return bad("bad-game", place(Math.min(i, Math.max(0, lines.size() - 1)), 0), "game.line", keys.get(i));
            }
        }
        Reading<Variant> variant =
                variants.apply(lines.get(0).substring(GameText.RULES.length()).strip());
        if (variant.value().isEmpty()) {
            return Reading.bad(variant.findings());
        }
        int indent = GameText.POSITION.length();
        Reading<Position> position = variant.value()
                .get()
                .readPosition(lines.get(1).substring(indent).strip(), place(1, indent));
        return position.value().isEmpty()
                ? Reading.bad(position.findings())
                : moves(Game.startFrom(variant.value().get(), position.value().get()), lines.get(2));
    }

    private Reading<Game> moves(Game start, String line) {
        Game game = start;
        Deque<Node> branchedFrom = new ArrayDeque<>();
        Matcher words = WORD.matcher(line);
        words.region(GameText.MOVES.strip().length(), line.length());
        while (words.find()) {
            SourceSpan at = place(2, words.start());
            String word = words.group();
            if (word.equals("(") && game.canUndo()) {
                branchedFrom.push(game.current());
                game = game.undo();
            } else if (word.equals(")") && !branchedFrom.isEmpty()) {
                game = game.goTo(branchedFrom.pop());
            } else {
                MoveText move = game.variant().readMove(game.position(), word);
                if (!(move instanceof MoveText.One one)) {
                    return Reading.bad(List.of(
                            Diagnostic.error("bad-move", at, move.problem().orElseThrow())));
                }
                game = game.play(one.move());
            }
        }
        return branchedFrom.isEmpty() ? Reading.good(game) : bad("bad-game", place(2, line.length()), "game.open");
    }

    private static Reading<Game> bad(String code, SourceSpan at, String key, Object... arguments) {
        return Reading.bad(List.of(Diagnostic.error(code, at, Text.of(GameReader.class, key, arguments))));
    }

    private SourceSpan place(int line, int column) {
        return new SourceSpan(name, line + 1, column + 1, line + 1, column + 1);
    }
}
