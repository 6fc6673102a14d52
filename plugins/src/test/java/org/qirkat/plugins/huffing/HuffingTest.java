package org.qirkat.plugins.huffing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Settings;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Table;

/** The huff on positions of 25 points worked by hand from rules.md 3.6 of the project's sources; men move any way. */
class HuffingTest {
    private static final Map<String, String> USUAL = Map.of();

    private final Table table = huffing(USUAL);

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "turns.csv", delimiter = '|')
    void a_turn_leaves_its_culprits(String what, String before, String move, String canTake, String after) {
        assertThat(table.play(table.position(before), move, canTake)).hasToString(after);
    }

    @Test
    void the_huffing_side_keeps_its_turn_and_huffs_once() {
        Position accused = table.position("5/1wb2/5/2w2/4w b huff=c2,b4");
        assertThat(table.specials(accused)).containsExactly("!b4", "!c2");

        Position huffed = table.playSpecial(accused, "!c2");
        assertThat(huffed).hasToString("5/1wb2/5/5/4w b");
        assertThat(table.specials(huffed)).isEmpty();
        assertThat(table.play(huffed, "c4-c3", "c4:1")).hasToString("5/1w3/2b2/5/4w w huff=c3");
    }

    @Test
    void the_last_piece_can_be_huffed() {
        Position accused = table.position("5/2b2/1w3/5/5 b huff=b3");

        assertThat(table.playSpecial(accused, "!b3")).hasToString("5/2b2/5/5/5 b");
    }

    @Test
    void a_huff_may_be_the_whole_move() {
        Table costly = huffing(Map.of("penalty", "is-move"));

        assertThat(costly.playSpecial(costly.position("5/2b2/1w3/5/4w b huff=b3"), "!b3"))
                .hasToString("5/2b2/5/5/4w w");
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "shorter-chains.csv", delimiter = '|')
    void a_shorter_chain_may_be_a_fault(String what, String before, String move, String canTake, String after) {
        Table strict = huffing(Map.of("faults", "shorter-chain"));

        assertThat(strict.play(strict.position(before), move, canTake)).hasToString(after);
    }

    @Test
    void where_nobody_chooses_all_culprits_go() {
        Table harsh = huffing(Map.of("choice", "nobody"));
        Position accused = harsh.position("5/1wb2/5/2w2/4w b huff=c2,b4");

        assertThat(harsh.specials(accused)).containsExactly("!c2,b4");
        assertThat(harsh.playSpecial(accused, "!c2,b4")).hasToString("5/2b2/5/5/4w b");
        assertThat(harsh.specials(harsh.position("5/1wb2/5/2w2/4w b"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"opponent", "nobody"})
    void only_pieces_of_the_accused_can_be_huffed(String chooser) {
        Table typed = huffing(Map.of("choice", chooser));

        assertThat(typed.specials(typed.position("5/2b2/5/5/4w b huff=c4,a1"))).isEmpty();
    }

    @Test
    void what_may_be_huffed_tells_positions_apart() {
        assertThat(table.position("5/2b2/1w3/5/5 b huff=b3")).isNotEqualTo(table.position("5/2b2/1w3/5/5 b"));
    }

    @Test
    void huffs_are_written_with_the_names_of_the_rule_set() {
        Table numbered = Table.with(
                Rules.A25.with(Settings.POINT_NAMING.path(), Settings.PointNaming.NUMERIC), new Huffing(), USUAL);

        assertThat(numbered.specials(numbered.position("5/2b2/1w3/5/5 b huff=b3")))
                .containsExactly("!12");
    }

    @Test
    void compulsory_capture_leaves_nothing_to_huff() {
        assertThatThrownBy(() -> Table.with(
                        Rules.A25.with(Settings.OBLIGATION.path(), CaptureRule.Obligation.COMPULSORY),
                        new Huffing(),
                        USUAL))
                .isInstanceOf(InvalidParameters.class)
                .hasMessageContaining("capture.obligation must be optional");
    }

    private static Table huffing(Map<String, String> words) {
        return Table.with(Rules.A25, new Huffing(), words);
    }
}
