package org.qirkat.plugins.kings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Settings;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;

/** One king each on the board of 25 points, where kings go and capture far along the lines. */
class OneKingEachTest {
    private final Variant variant = Variant.of(
            Rules.using(Rules.A25.with(Settings.PROMOTES_TO.of("man"), "king"), new OneKingEach(), Map.of()),
            HookRegistry.of(new OneKingEach()));

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "nothing to capture,           B4/5/5/5/1W3 w, drawn",
        "the king on a line at the rim, B4/5/5/5/W4 w, drawn",
        "the side to move captures,    5/5/2B2/5/W4 w, open",
        "only the other could,         5/1B3/W4/5/5 w, open",
        "the same with others to move, 5/5/2B2/5/4W b, drawn",
        "a man besides,                B4/5/5/5/1Ww2 w, open",
        "two kings,                    B4/5/5/5/1WW2 w, open",
        "a man against a king,         b4/5/5/5/1W3 w, open"
    })
    void a_draw_unless_the_side_to_move_captures(String what, String position, String result) {
        Outcome outcome = variant.outcome(variant.readPosition(position).orThrow());

        assertThat(outcome.<String>match(open -> "open", win -> "won", draw -> "drawn"))
                .isEqualTo(result);
    }

    @Test
    void a_draw_still_lists_moves_and_says_why() {
        var drawn = variant.readPosition("B4/5/5/5/1W3 w").orThrow();

        assertThat(variant.legalMoves(drawn)).isNotEmpty();
        assertThat(variant.outcome(drawn))
                .isInstanceOfSatisfying(
                        Outcome.Draw.class,
                        draw -> assertThat(draw.reason()).asString().startsWith("one king against one king"));
    }

    @Test
    void there_must_be_kings() {
        assertThatThrownBy(() -> Variant.of(
                        Rules.using(Rules.A25, new OneKingEach(), Map.of()), HookRegistry.of(new OneKingEach())))
                .hasMessageContaining("no piece is ever crowned");
    }
}
