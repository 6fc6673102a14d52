package org.qirkat.plugins.huffing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;

/** Huff or force on positions of 25 points worked by hand from rules.md 3.6 (h2, h3); men move any way, kings far. */
class HuffOrForceTest {
    private static final Ruleset CROWNING = Rules.A25.with(Settings.PROMOTES_TO.of("man"), "king");

    private final Variant usual = force("no-capture");
    private final Variant strict = force("shorter-chain");

    @Test
    void a_fault_may_be_huffed_or_taken_back() {
        Position accused = play(usual, at(usual, "5/2b2/2w2/5/5 w"), "c3-b3");

        assertThat(accused).hasToString("5/2b2/1w3/5/5 b huff=b3 huff-from-man=c3 huff-to=b3");
        assertThat(usual.canonicalMoves(accused)).contains("!b3", "<b3", "c4-c3");
        assertThat(play(usual, accused, "!b3")).hasToString("5/2b2/5/5/5 b");
        assertThat(play(usual, accused, "<b3")).hasToString("5/2b2/2w2/5/5 w forced=c3");
    }

    @Test
    void who_is_forced_captures_and_is_not_at_fault_again() {
        Position forced = at(strict, "5/4b/2b2/2w1b/4w w forced=c2");

        assertThat(strict.canonicalMoves(forced)).containsExactly("c2xc4:c3");
        // e1 could have taken two
        assertThat(play(strict, forced, "c2xc4:c3")).hasToString("5/2w1b/5/4b/4w b");
        assertThat(play(strict, at(strict, "5/4b/2b2/2w1b/4w w"), "c2xc4:c3"))
                .hasToString("5/2w1b/5/4b/4w b huff=e1 huff-from-man=c2 huff-to=c4 huff-took-man=c3");
    }

    @Test
    void another_piece_may_be_the_culprit() {
        Position accused = play(usual, at(usual, "5/2b2/2w2/5/w4 w"), "a1-a2");

        assertThat(accused).hasToString("5/2b2/2w2/w4/5 b huff=c3 huff-from-man=a1 huff-to=a2");
        assertThat(play(usual, accused, "<c3")).hasToString("5/2b2/2w2/5/w4 w forced=c3");
        assertThat(force(accused).route()).extracting(Object::toString).containsExactly("a2", "a1", "c3");
    }

    @Test
    void a_chain_that_stopped_early_is_taken_back_with_its_prey() {
        Position accused = play(strict, at(strict, "5/2b2/5/2b2/2w1w w"), "c1xc3:c2");

        assertThat(accused).hasToString("5/2b2/2w2/5/4w b huff=c3 huff-from-man=c1 huff-to=c3 huff-took-man=c2");
        Position forced = play(strict, accused, "<c3");
        assertThat(forced).hasToString("5/2b2/5/2b2/2w1w w forced=c1");
        assertThat(strict.canonicalMoves(forced)).containsExactly("c1xc5:c2,c4");
    }

    @Test
    void one_piece_instead_of_a_chain_elsewhere_is_taken_back() {
        Position accused = play(strict, at(strict, "5/4b/5/2b1b/2w1w w"), "c1xc3:c2");

        assertThat(accused).hasToString("5/4b/2w2/4b/4w b huff=e1 huff-from-man=c1 huff-to=c3 huff-took-man=c2");
        assertThat(play(strict, accused, "<e1")).hasToString("5/4b/5/2b1b/2w1w w forced=e1");
    }

    @Test
    void where_only_declining_is_a_fault_any_capture_will_do() {
        assertThat(usual.canonicalMoves(at(usual, "5/2b2/5/2b2/2w1w w forced=c1")))
                .containsExactly("c1xc3:c2", "c1xc5:c2,c4");
    }

    @Test
    void a_captured_king_and_an_uncrowned_man_come_back_as_they_were() {
        Position crowned = play(usual, at(usual, "5/1w3/3b1/3w1/5 w"), "b4-b5");
        Position took = play(strict, at(strict, "5/4b/5/2B1b/2w1w w"), "c1xc3:c2");

        assertThat(crowned).hasToString("1W3/5/3b1/3w1/5 b huff=d2 huff-from-man=b4 huff-to=b5");
        assertThat(play(usual, crowned, "<d2")).hasToString("5/1w3/3b1/3w1/5 w forced=d2");
        assertThat(play(strict, took, "<e1")).hasToString("5/4b/5/2B1b/2w1w w forced=e1");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "nothing is known of the move     | 5/2b2/1w3/5/5 b huff=b3",
                "the way back is barred           | 5/2b2/1w3/5/5 b huff=b3 huff-from-man=c4 huff-to=b3",
                "nothing stands where it went     | 5/2b2/1w3/5/5 b huff=b3 huff-from-man=c3 huff-to=a1",
                "its prey's place is taken        | 5/2b2/1w3/5/5 b huff=b3 huff-from-man=b1 huff-to=b3 huff-took-man=c4",
                "no culprit is left               | 5/2b2/1w3/5/5 b huff=a1 huff-from-man=c3 huff-to=b3"
            })
    void what_cannot_have_been_played_is_not_taken_back(String what, String position) {
        assertThat(usual.canonicalMoves(at(usual, position))).noneMatch(move -> move.startsWith("<"));
    }

    @Test
    void who_cannot_capture_is_not_forced() {
        assertThat(usual.canonicalMoves(at(usual, "4b/5/5/5/w4 w forced=a1")))
                .containsExactly("a1-a2", "a1-b1", "a1-b2");
    }

    private Move force(Position accused) {
        return usual.legalMoves(accused).stream()
                .filter(move -> usual.canonical(move).startsWith("<"))
                .findFirst()
                .orElseThrow();
    }

    private static Position play(Variant variant, Position before, String move) {
        List<Move> fitting = variant.legalMoves(before).stream()
                .filter(legal -> variant.canonical(legal).equals(move))
                .toList();
        assertThat(fitting).hasSize(1);
        return variant.after(before, fitting.get(0));
    }

    private static Position at(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }

    private static Variant force(String faults) {
        Map<String, String> words = Map.of("faults", faults, "sanction", "huff-or-force");
        return Variant.of(Rules.using(CROWNING, new Huffing(), words), HookRegistry.of(new Huffing()));
    }
}
