package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.PositionText;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;

/** The board, the players and the set-up in words. */
final class BoardWords {
    private BoardWords() {}

    static List<RuleSentence> of(Ruleset rules) {
        List<RuleSentence> sentences = new ArrayList<>();
        sentences.add(new RuleSentence(board(rules), paths("board.")));
        regions(rules, sentences);
        tracks(rules, sentences);
        sentences.add(new RuleSentence(
                words("players.south", side(rules.get(Settings.SOUTH)), side(rules.get(Settings.FIRST))),
                List.of(Settings.FIRST.path(), Settings.SOUTH.path())));
        name(Side.WHITE, Settings.WHITE_NAME, rules, sentences);
        name(Side.BLACK, Settings.BLACK_NAME, rules, sentences);
        sentences.add(new RuleSentence(setUp(rules), paths("setup.")));
        return sentences;
    }

    private static void regions(Ruleset rules, List<RuleSentence> sentences) {
        rules.named(Settings.REGIONS)
                .forEach((name, points) -> sentences.add(new RuleSentence(
                        words("board.region", name, names(rules, points, ", ")), List.of(Settings.REGIONS.of(name)))));
    }

    private static void tracks(Ruleset rules, List<RuleSentence> sentences) {
        rules.named(Settings.TRACKS).forEach((name, tracks) -> {
            List<String> written =
                    tracks.stream().map(track -> names(rules, track, "-")).toList();
            sentences.add(new RuleSentence(
                    words("board.track", name, String.join(", ", written)), List.of(Settings.TRACKS.of(name))));
        });
    }

    private static String names(Ruleset rules, List<Point> points, String between) {
        return points.stream().map(rules.names()::name).collect(Collectors.joining(between));
    }

    private static void name(Side side, Setting<String> setting, Ruleset rules, List<RuleSentence> sentences) {
        if (!rules.get(setting).isEmpty()) {
            sentences.add(
                    new RuleSentence(words("players.name", side(side), rules.get(setting)), List.of(setting.path())));
        }
    }

    static Text side(Side side) {
        return words("side." + side.name().toLowerCase(Locale.ROOT));
    }

    private static List<String> paths(String group) {
        List<String> paths = new ArrayList<>();
        paths.add(group.substring(0, group.length() - 1));
        Settings.all().stream()
                .map(Setting::path)
                .filter(p -> p.startsWith(group) && !p.contains(Setting.STAR))
                .forEach(paths::add);
        return paths;
    }

    private static Text board(Ruleset rules) {
        BoardShape shape = rules.get(Settings.SHAPE);
        int width = rules.get(Settings.WIDTH);
        int height = rules.get(Settings.HEIGHT);
        int points = rules.board().points().size();
        return switch (shape) {
            case ALQUERQUE -> words("board.alquerque", points, width, height);
            case CROSSED -> words("board.crossed", points, width, height);
            case CHEQUERED ->
                words(
                        "board.chequered",
                        points,
                        width,
                        height,
                        words("board.corner." + lower(rules.get(Settings.CORNER))));
            case SQUARES ->
                words(
                        "board.squares",
                        points,
                        width,
                        height,
                        words(rules.get(Settings.DIAGONALS) ? "board.diagonals" : "board.no-diagonals"));
            case WRITTEN ->
                words(
                        rules.get(Settings.CIRCLES).isEmpty() ? "board.written" : "board.written-circles",
                        points,
                        rules.get(Settings.LINES).size(),
                        rules.get(Settings.CIRCLES).size());
        };
    }

    private static Text setUp(Ruleset rules) {
        Position start = rules.setUp();
        int white = start.of(Side.WHITE).size();
        int black = start.of(Side.BLACK).size();
        Text each = white == black ? words("setup.equal", white) : words("setup.unequal", white, black);
        return switch (rules.get(Settings.PATTERN)) {
            case WRITTEN ->
                words("setup.written", each, PositionText.write(start).split(" ")[0]);
            case ROWS ->
                rules.get(Settings.GAP) == 0
                        ? words("setup.rows", each, rules.get(Settings.ROWS))
                        : words("setup.rows-gap", each, rules.get(Settings.ROWS), rules.get(Settings.GAP));
            case HALVES -> words("setup.halves", each, words("setup.hand." + lower(rules.get(Settings.HAND))));
        };
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
