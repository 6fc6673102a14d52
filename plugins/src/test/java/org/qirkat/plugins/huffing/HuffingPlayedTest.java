package org.qirkat.plugins.huffing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Words;

/** The huff in real play: what could have been captured is for the engine to find. */
class HuffingPlayedTest {
    private final Variant usual = huffing(Map.of());

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "turns.csv", delimiter = '|')
    void the_engine_finds_the_culprits(String what, String before, String move, String canTake, String after) {
        assertThat(play(usual, before, move)).hasToString(after);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "shorter-chains.csv", delimiter = '|')
    void the_engine_measures_chains(String what, String before, String move, String canTake, String after) {
        assertThat(play(huffing(Map.of("faults", "shorter-chain")), before, move))
                .hasToString(after);
    }

    @Test
    void huffs_stand_beside_ordinary_moves() {
        Position accused = at(usual, "4b/5/5/1w3/w4 b huff=b2");

        assertThat(usual.legalMoves(accused))
                .containsExactlyInAnyOrder(step("e5", "d5"), step("e5", "d4"), step("e5", "e4"), huff("b2", true));
    }

    @Test
    void after_a_huff_only_ordinary_moves_are_left_and_the_turn_is_kept() {
        Position huffed = usual.after(at(usual, "4b/5/5/1w3/w4 b huff=b2"), huff("b2", true));

        assertThat(huffed).hasToString("4b/5/5/5/w4 b");
        assertThat(usual.legalMoves(huffed))
                .containsExactlyInAnyOrder(step("e5", "d5"), step("e5", "d4"), step("e5", "e4"));
    }

    @Test
    void a_blocked_side_may_still_huff() {
        Position blocked = at(usual, "5/5/w1w2/ww3/bww2 b huff=b2");

        assertThat(usual.legalMoves(blocked)).containsExactly(huff("b2", true));
        assertThat(usual.outcome(blocked)).isEqualTo(Outcome.open());
        assertThat(usual.legalMoves(usual.after(blocked, huff("b2", true)))).containsExactly(step("a1", "b2"));
    }

    @Test
    void a_side_without_pieces_has_no_huff_either() {
        assertThat(usual.legalMoves(at(usual, "5/5/1b3/5/5 w huff=b3"))).isEmpty();
    }

    @Test
    void who_loses_the_last_piece_by_a_huff_loses() {
        Position bare = usual.after(at(usual, "4b/5/5/1w3/5 b huff=b2"), huff("b2", true));

        assertThat(usual.outcome(bare))
                .isInstanceOfSatisfying(
                        Outcome.Win.class, win -> assertThat(win.side()).isEqualTo(Side.BLACK));
    }

    @Test
    void a_huff_that_is_the_move_gives_up_the_turn() {
        Variant costly = huffing(Map.of("penalty", "is-move"));

        assertThat(costly.after(at(costly, "4b/5/5/1w3/w4 b huff=b2"), huff("b2", false)))
                .hasToString("4b/5/5/5/w4 w");
    }

    @Test
    void a_huff_names_what_it_removes() {
        Variant harsh = huffing(Map.of("choice", "nobody"));
        Position accused = at(harsh, "4b/5/5/1w3/w1w2 b huff=b2,c1");

        assertThat(harsh.legalMoves(accused))
                .filteredOn(Move.Special.class::isInstance)
                .singleElement()
                .satisfies(huff ->
                        assertThat(huff.removed()).extracting(Point::name).containsExactly("c1", "b2"));
    }

    private static Position play(Variant variant, String before, String move) {
        return variant.after(at(variant, before), Words.move(move, variant.rules()));
    }

    private static Position at(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }

    private static Move step(String from, String to) {
        return Words.move(from + "-" + to, Rules.A25);
    }

    private static Move huff(String point, boolean keepsTurn) {
        return new Move.Special("huffing", "!" + point, List.of(), List.of(), keepsTurn);
    }

    private static Variant huffing(Map<String, String> words) {
        Huffing huffing = new Huffing();
        return Variant.of(Rules.using(Rules.A25, huffing, words), HookRegistry.of(huffing));
    }
}
