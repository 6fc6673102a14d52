package org.qirkat.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.About;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Ending;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.model.Zone;
import org.qirkat.core.spi.HookRegistry;

class RulesInWordsTest {
    private static final List<PieceKind> KINDS =
            List.of(new PieceKind("man", 'w', 'b'), new PieceKind("king", 'W', 'B'));

    /** Rules in which every setting matters: men are crowned, kings fly, quiet plies are counted. */
    private static Ruleset rules() {
        Map<String, Object> values = new HashMap<>();
        values.put("board.shape", BoardShape.CROSSED);
        values.put("pieces.man.promotion.to", "king");
        values.put("pieces.man.capture.range", 3);
        values.put("pieces.king.promotion.to", "man");
        values.put("pieces.king.step.range", Integer.MAX_VALUE);
        values.put("pieces.king.capture.range", Integer.MAX_VALUE);
        values.put("capture.continuation", CaptureRule.Continuation.OPTIONAL);
        values.put("draws.no-progress", 50);
        return rules(values);
    }

    private static Ruleset rules(Map<String, Object> values) {
        About about = new About("test", Map.of("en", "Test"), "", "", "", "", false, List.of());
        return new Ruleset(about, KINDS, values, List.of(), List.of(), Map.of(), List.of(), Map.of());
    }

    private static List<String> said(Ruleset rules) {
        return RulesInWords.of(rules, HookRegistry.empty()).stream()
                .flatMap(section -> section.sentences().stream())
                .map(sentence -> sentence.words().toString())
                .toList();
    }

    @Test
    void every_alternative_of_every_setting_changes_the_words() {
        Ruleset rules = rules();
        for (String path : rules.paths()) {
            for (Object alternative : rules.alternatives(path)) {
                assertThat(said(rules.with(path, alternative)))
                        .as("%s: %s", path, alternative)
                        .isNotEqualTo(said(rules));
            }
        }
    }

    @Test
    void a_board_a_set_up_or_a_name_that_changes_changes_the_words() {
        Ruleset rules = rules();
        Map<String, Object> changes = Map.of(
                "board.shape", BoardShape.ALQUERQUE,
                "board.width", 7,
                "board.height", 7,
                "players.south", org.qirkat.core.model.Side.BLACK,
                "players.first", org.qirkat.core.model.Side.BLACK,
                "players.white.name", "Reds",
                "setup.hand", Settings.Hand.LEFT,
                "setup.pattern", Settings.Pattern.ROWS,
                "notation.points", Settings.PointNaming.NUMERIC,
                "end.bare", 1);

        changes.forEach((path, value) ->
                assertThat(said(rules.with(path, value))).as(path).isNotEqualTo(said(rules)));
    }

    @Test
    void every_setting_speaks_in_some_sentence() {
        Map<String, Object> values = new HashMap<>(rules().values());
        values.putAll(Map.of(
                "players.white.name",
                "Reds",
                "players.black.name",
                "Blues",
                "pieces.man.capture.takes",
                List.of("man"),
                "pieces.king.capture.takes",
                List.of("man"),
                "capture.landing-preference",
                CaptureRule.LandingPreference.MUST_CONTINUE,
                "end.bare",
                1,
                "draws.repetition",
                3,
                "draws.bare",
                1));
        for (String kind : List.of("man", "king")) {
            values.put("pieces." + kind + ".step.far.region", "corners");
            values.put("pieces." + kind + ".step.frozen", Zone.FAR_ROW);
        }
        values.put("board.regions.corners", List.of(new Point(0, 0)));
        values.put("board.tracks.long", List.of(List.of(new Point(0, 0), new Point(2, 0))));
        values.putAll(Map.of(
                "end.goal",
                "king",
                "end.royal",
                "man",
                "end.endings",
                List.of(new ValueType.EndingText().read("1 king v 1 man: won").orElseThrow())));
        Ruleset rules = rules(values);

        TreeSet<String> spoken = new TreeSet<>();
        RulesInWords.of(rules, HookRegistry.empty())
                .forEach(section -> section.sentences().forEach(s -> spoken.addAll(s.paths())));

        assertThat(spoken).containsAll(rules.paths());
    }

    @Test
    void endings_read_like_rules() {
        List<Ending> endings = Stream.of(
                        "3+ king v 1 king: drawn after 15 moves",
                        "1 king + 2 any v 1 moo: won",
                        "1+ king + 0+ any v 2-3 man, 4 in all: drawn")
                .map(text -> new ValueType.EndingText().read(text).orElseThrow())
                .toList();

        assertThat(said(rules().with("end.endings", endings)))
                .contains(
                        "3 or more kings against 1 king: the game is drawn after 15 moves of each side without a capture or a crowning.",
                        "1 king and 2 pieces of any kind against 1 of the kind moo: the first of the two sides has won at once.",
                        "1 or more kings and any number of pieces of any kind against 2 to 3 men (4 pieces in all): the game is drawn at once.");
    }

    @Test
    void no_sentence_is_a_bare_key() {
        Ruleset rules = rules();
        for (BoardShape shape : List.of(BoardShape.ALQUERQUE, BoardShape.CHEQUERED, BoardShape.SQUARES)) {
            assertThat(said(rules.with("board.shape", shape)))
                    .allSatisfy(words -> assertThat(words).doesNotStartWith("[").endsWith("."));
        }
    }

    @Test
    void parts_of_the_board_are_called_by_their_names() {
        Ruleset rules = rules().with("board.regions.corners", List.of(new Point(0, 0), new Point(8, 8)))
                .with("board.tracks.edge", List.of(List.of(new Point(0, 0), new Point(2, 0), new Point(4, 0))))
                .with("pieces.man.promotion.zone", new Zone("corners"))
                .with("pieces.man.step.far.region", "corners")
                .with("pieces.man.step.far.range", 3)
                .with("pieces.king.step.frozen", Zone.NEAR_ROW)
                .with("pieces.king.step.far.region", "corners")
                .with("pieces.king.step.far.within", false);

        assertThat(said(rules))
                .contains(
                        "The region corners is made of a1, i9.",
                        "Lines of the group edge are not drawn, and serve only pieces that are said to use them: a1-c1-e1.",
                        "A man becomes a king on the points of the region corners beyond the middle of the board, if its move ends there.",
                        "A man that stands in the region corners may move up to 3 points over empty ones without leaving the region.",
                        "A king that stands in the region corners may move up to 2 points over empty ones.",
                        "A king that stands on the row nearest to its own side may not move without capturing.");
    }

    @Test
    void the_words_read_like_rules() {
        assertThat(said(rules()))
                .contains(
                        "White sits at the South edge; White moves first.",
                        "A man moves one point in any direction along a line of the board.",
                        "A king moves any number of empty points in any direction along a line of the board.",
                        "Capturing is compulsory.",
                        "A piece that has captured may go on capturing, and may stop after any leap.",
                        "Of the possible captures, any may be chosen.",
                        "A man becomes a king on the row farthest from its own side, if its move ends there.",
                        "The game is drawn after 50 plies in a row without a capture or a step of a piece that can be crowned.");
    }
}
