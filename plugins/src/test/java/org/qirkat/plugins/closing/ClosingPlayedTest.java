package org.qirkat.plugins.closing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Words;

/** The closing of rows in real play. */
class ClosingPlayedTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "perft.tsv", delimiter = '\t')
    void counts_agree_with_numbers_from_outside(String id, String position, int depth, long count) {
        boolean byLine = id.startsWith("tuknanavuhpi");
        Variant variant = variant(
                id.contains("-") ? Rules.K41 : compulsory(Rules.K41),
                byLine ? "l" : "s1",
                byLine ? "north south" : "north south east west");

        assertThat(paths(variant.cursor(at(variant, position)), depth)).isEqualTo(count);
    }

    @Test
    void rows_close_when_the_chain_is_over_and_not_between_its_hops() {
        Variant lines = variant(Rules.K41, "l", "south");

        // on f4 the man has left the two southern rows empty, but on h2 it is back
        assertThat(play(lines, "4b/4/5/4/5/4/2bb1/1w2/5 w", "d2xh2:e3,g3")).hasToString("4b/4/5/4/5/4/5/3w/xxxxx b");
        assertThat(play(lines, "4b/4/5/4/5/4/2bb1/1w2/5 w", "d2xf4:e3")).hasToString("4b/4/5/4/5/2w1/3b1/xxxx/xxxxx b");
    }

    @Test
    void nobody_moves_to_a_closed_point() {
        Variant lines = variant(Rules.K41, "l", "north south");
        Position shrunk = play(lines, "4b/4/5/4/5/4/5/1w2/5 w", "d2-c3");

        assertThat(shrunk).hasToString("4b/4/5/4/5/4/1w3/xxxx/xxxxx b");
        assertThat(lines.legalMoves(shrunk.withMover(Side.WHITE)))
                .extracting(move -> move.route().get(1).name())
                .containsExactlyInAnyOrder("a3", "e3", "c5", "b4", "d4");
    }

    @Test
    void men_on_an_end_row_of_centres_cannot_be_captured() {
        Variant lines = variant(Rules.K41, "l", "north south");

        assertThat(captures(lines, "xxxxx/1b2/1w3/4/5/4/5/4/w4 w")).isEmpty();
        assertThat(captures(lines, "5/1b2/1w3/4/5/4/5/4/w4 w")).containsExactly(move("c7xe9:d8"));
    }

    @Test
    void men_on_the_border_of_squares_can_be_captured_along_it() {
        Variant squares = variant(Rules.K41, "s1", "north south east west");

        assertThat(captures(squares, "xxxxx/xxxx/1wb2/4/5/4/5/4/w4 w")).containsExactly(move("c7xg7:e7"));
    }

    @Test
    void on_a_single_row_of_centres_nobody_can_move() {
        Variant lines = variant(Rules.K41, "l", "north south");
        Position last = play(lines, "xxxxx/xxxx/xxxxx/w1b1/1w3/xxxx/xxxxx/xxxx/xxxxx w", "c5-d6");

        assertThat(last).hasToString("xxxxx/xxxx/xxxxx/wwb1/xxxxx/xxxx/xxxxx/xxxx/xxxxx b");
        assertThat(lines.legalMoves(last)).isEmpty();
        assertThat(lines.outcome(last))
                .isInstanceOfSatisfying(
                        Outcome.Win.class, win -> assertThat(win.side()).isEqualTo(Side.WHITE));
    }

    @Test
    void nothing_closes_when_a_position_is_read() {
        Variant lines = variant(Rules.K41, "l", "north south");

        assertThat(at(lines, "5/4/5/1b2/5/1w2/5/4/5 w")).hasToString("5/4/5/1b2/5/1w2/5/4/5 w");
    }

    @Test
    void taking_a_closing_back_opens_the_points_again() {
        Variant lines = variant(Rules.K41, "l", "north south east west");
        Cursor cursor = lines.cursor(at(lines, "5/4/5/1b2/5/1w2/5/4/5 w"));
        long hash = cursor.hash();

        cursor.generate();
        cursor.make(0);
        assertThat(cursor.position().closed()).isNotEmpty();
        cursor.unmake();

        assertThat(cursor.position()).hasToString("5/4/5/1b2/5/1w2/5/4/5 w");
        assertThat(cursor.hash()).isEqualTo(hash);
    }

    private static long paths(Cursor cursor, int depth) {
        int moves = cursor.generate();
        if (depth == 1) {
            return moves;
        }
        long paths = 0;
        for (int i = 0; i < moves; i++) {
            cursor.make(i);
            paths += paths(cursor, depth - 1);
            cursor.unmake();
        }
        return paths;
    }

    private static Variant variant(Ruleset rules, String reading, String ends) {
        ClosingRows closing = new ClosingRows();
        return Variant.of(
                Rules.using(rules, closing, Map.of("reading", reading, "ends", ends)), HookRegistry.of(closing));
    }

    private static Ruleset compulsory(Ruleset rules) {
        return rules.with(Settings.OBLIGATION.path(), CaptureRule.Obligation.COMPULSORY)
                .with(Settings.CONTINUATION.path(), CaptureRule.Continuation.REQUIRED)
                .with(Settings.PRECEDENCE.path(), List.of(CaptureRule.Precedence.QUANTITY));
    }

    private static List<Move> captures(Variant variant, String position) {
        return variant.legalMoves(at(variant, position)).stream()
                .filter(Move.Capture.class::isInstance)
                .toList();
    }

    private static Position play(Variant variant, String before, String move) {
        return variant.after(at(variant, before), move(move));
    }

    private static Move move(String text) {
        return Words.move(text, Rules.K41);
    }

    private static Position at(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }
}
