package org.qirkat.plugins.kings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Words;

/** The limit on the board of 25 points; kings step and capture far, men go any way. */
class KingLimitTest {
    private static final Ruleset CROWNING = Rules.A25.with(Settings.PROMOTES_TO.of("man"), "king");

    private final Variant usual = limit(Map.of());

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a king's first move   | 4b/5/5/w4/4W w                                   | e1-e2    | 4b/5/5/w3W/5 b white-king=e2 white-king-moves=1",
                "its second            | 4b/5/5/w4/4W w white-king=e1 white-king-moves=1  | e1-e2    | 4b/5/5/w3W/5 b white-king=e2 white-king-moves=2",
                "another king          | 4b/5/5/w4/W3W w white-king=e1 white-king-moves=2 | a1-b1    | 4b/5/5/w4/1W2W b white-king=b1 white-king-moves=1",
                "a man in between      | 4b/5/5/w4/4W w white-king=e1 white-king-moves=2  | a2-a3    | 4b/5/w4/5/4W b",
                "a capture in between  | 4b/5/5/wb3/1W3 w white-king=b1 white-king-moves=2 | b1xb3:b2 | 4b/5/1W3/w4/5 b",
                "the other side's move | 4b/5/5/w4/4W b white-king=e1 white-king-moves=2  | e5-e4    | 5/4b/5/w4/4W w white-king=e1 white-king-moves=2",
                "the king is captured  | 5/4b/4W/w4/5 b white-king=e3 white-king-moves=2  | e4xe2:e3 | 5/5/5/w3b/5 w",
                "the last man is gone  | 5/b4/w4/5/4W b white-king=e1 white-king-moves=3  | a4xa2:a3 | 5/5/5/b4/4W w",
                "a side without men    | 4b/5/5/5/4W w                                    | e1-e2    | 4b/5/5/4W/5 b",
                "a man is crowned      | b4/4w/5/5/4W w                                   | e4-e5    | b3W/5/5/5/4W b"
            })
    void moves_are_counted(String what, String before, String move, String after) {
        assertThat(play(usual, before, move)).hasToString(after);
    }

    @Test
    void a_king_that_has_made_its_moves_stays_until_another_piece_moves() {
        Position full = at(usual, "4b/5/5/w4/4W w white-king=e1 white-king-moves=3");

        assertThat(usual.canonicalMoves(full)).containsExactly("a2-a1", "a2-a3", "a2-b2");
    }

    @Test
    void it_may_still_capture() {
        Position full = at(usual, "4b/5/5/w2b1/4W w white-king=e1 white-king-moves=3");

        assertThat(usual.canonicalMoves(full)).contains("a2-a3").noneMatch(move -> move.startsWith("e1-"));
        assertThat(usual.canonicalMoves(at(usual, "4b/5/5/wb3/1W3 w white-king=b1 white-king-moves=3")))
                .contains("b1xb3:b2", "a2-a3")
                .noneMatch(move -> move.startsWith("b1-"));
    }

    @Test
    void a_side_whose_only_free_piece_is_spent_cannot_move() {
        assertThat(usual.canonicalMoves(at(usual, "5/1b3/b1b2/bb3/wbb1W w white-king=e1 white-king-moves=3")))
                .isEmpty();
    }

    @Test
    void without_men_the_usual_limit_does_not_hold_and_the_other_does() {
        String alone = "4b/5/5/5/4W w white-king=e1 white-king-moves=3";
        Variant always = limit(Map.of("while", "always"));

        assertThat(usual.canonicalMoves(at(usual, alone))).hasSize(11);
        assertThat(always.canonicalMoves(at(always, alone))).isEmpty();
        assertThat(play(always, "4b/5/5/5/4W w white-king=e1 white-king-moves=2", "e1-d1"))
                .hasToString("4b/5/5/5/3W1 b white-king=d1 white-king-moves=3");
    }

    @Test
    void the_count_tells_positions_apart() {
        assertThat(at(usual, "4b/5/5/w4/4W w white-king=e1 white-king-moves=1"))
                .isNotEqualTo(at(usual, "4b/5/5/w4/4W w white-king=e1 white-king-moves=2"));
    }

    @Test
    void there_must_be_kings() {
        assertThatThrownBy(() ->
                        Variant.of(Rules.using(Rules.A25, new KingLimit(), Map.of()), HookRegistry.of(new KingLimit())))
                .hasMessageContaining("no piece is ever crowned");
    }

    private static Position play(Variant variant, String before, String move) {
        return variant.after(at(variant, before), Words.move(move, variant.rules()));
    }

    private static Position at(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }

    private static Variant limit(Map<String, String> words) {
        return Variant.of(Rules.using(CROWNING, new KingLimit(), words), HookRegistry.of(new KingLimit()));
    }
}
