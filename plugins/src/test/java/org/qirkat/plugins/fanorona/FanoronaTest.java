package org.qirkat.plugins.fanorona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.play.MoveText;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;

/** Approach and withdrawal on positions worked by hand; diagonals meet where letter and number are both odd or both even. */
class FanoronaTest {
    private static final Ruleset BOARD = Rules.board(BoardShape.ALQUERQUE, 9, 5)
            .with(Settings.CAPTURE_DIRECTIONS.of("man"), List.of())
            .with(Settings.CAPTURE_DIRECTIONS.of("king"), List.of());

    private final Variant variant = fanorona(CaptureRule.Continuation.OPTIONAL);

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "approach                       | 9/9/4b4/9/4w4 w    | e1xe2:e3",
                "withdrawal                     | 9/9/9/4w4/4b4 w    | e2xe3:e1",
                "both at once is one or other   | 9/9/2bw1b3/9/9 w   | d3xe3:c3 d3xe3:f3",
                "a whole row, to the gap        | 9/9/w1bb1b3/9/9 w  | a3xb3:c3,d3",
                "a row ends at an own man       | 9/9/w1bbwb3/9/9 w  | a3xb3:c3,d3",
                "a row that leads to the rim    | 9/9/6w1b/9/9 w     | g3xh3:i3",
                "along a diagonal               | 4b4/3b5/9/1w7/w8 w | b2xc3:d4,e5",
                "no diagonal where none is drawn | 9/9/3b5/9/1w7 w   | ''",
                "not over a gap                 | 9/9/w2b5/9/9 w     | ''",
                "nothing beside the line        | 9/9/1bw6/9/9 w     | c3xd3:b3"
            })
    void one_step(String what, String position, String captures) {
        assertThat(String.join(" ", captures(variant, position))).isEqualTo(captures);
    }

    @Test
    void going_on_takes_another_direction_and_may_be_left() {
        assertThat(captures(variant, "9/9/4b4/6b2/4w4 w")).containsExactly("e1xe2:e3", "e1xf2:e3,g2");
        assertThat(captures(variant, "9/9/9/9/bw2b4 w")).containsExactly("b1xc1:a1");
    }

    @Test
    void no_point_is_touched_twice() {
        // from e3 the way back to e2 would leave e4 behind and take it
        assertThat(captures(variant, "9/4b4/9/4w4/4b4 w")).containsExactly("e2xe3:e1", "e2xe3:e4");
    }

    @Test
    void a_point_whose_man_has_been_taken_may_be_touched() {
        assertThat(captures(variant, "9/5b3/3bb4/6b2/4w4 w"))
                .containsExactly("e1xe2:e3", "e1xe3:d3,e3,f4,g2", "e1xf2:e3,g2", "e1xf3:e3,f4,g2");
        assertThat(variant.after(at("9/5b3/3bb4/6b2/4w4 w"), only("e1xe3", "9/5b3/3bb4/6b2/4w4 w")))
                .hasToString("9/9/4w4/9/9 b");
    }

    @Test
    void where_going_on_is_required_only_ends_are_left() {
        assertThat(captures(fanorona(CaptureRule.Continuation.REQUIRED), "9/9/4b4/6b2/4w4 w"))
                .containsExactly("e1xf2:e3,g2");
        assertThat(captures(fanorona(CaptureRule.Continuation.NONE), "9/9/4b4/6b2/4w4 w"))
                .containsExactly("e1xe2:e3");
    }

    @Test
    void a_row_is_gone_after_the_move() {
        assertThat(variant.after(at("9/9/w1bb1b3/9/9 w"), only("a3xb3", "9/9/w1bb1b3/9/9 w")))
                .hasToString("9/9/1w3b3/9/9 b");
    }

    @Test
    void a_way_is_shown_and_may_be_typed() {
        Position position = at("9/9/4b4/6b2/4w4 w");
        Move chain = only("e1xe2xf2", "9/9/4b4/6b2/4w4 w");

        assertThat(chain.route()).extracting(Object::toString).containsExactly("e1", "e2", "f2");
        assertThat(chain.removed()).extracting(Object::toString).containsExactly("e3", "g2");
        assertThat(variant.written(chain, position)).isEqualTo("e1xf2");
        assertThat(variant.readMove(position, "e1xf1xf2")).isInstanceOf(MoveText.None.class);
    }

    @Test
    void a_short_form_that_fits_two_captures_is_asked_back() {
        Position position = at("9/9/2bw1b3/9/9 w");

        assertThat(variant.readMove(position, "d3xe3"))
                .isInstanceOfSatisfying(
                        MoveText.Many.class,
                        many -> assertThat(many.fullForms()).containsExactly("d3xe3:f3", "d3xe3:c3"));
    }

    @Test
    void who_leaps_does_not_play_fanorona() {
        assertThatThrownBy(() ->
                        Variant.of(Rules.using(Rules.A25, new Fanorona(), Map.of()), HookRegistry.of(new Fanorona())))
                .hasMessageContaining("nobody leaps");
    }

    private Move only(String text, String position) {
        return ((MoveText.One) variant.readMove(at(position), text)).move();
    }

    private Position at(String text) {
        return variant.readPosition(text).orThrow();
    }

    private static List<String> captures(Variant variant, String position) {
        return variant.canonicalMoves(variant.readPosition(position).orThrow()).stream()
                .filter(move -> move.contains("x"))
                .toList();
    }

    private static Variant fanorona(CaptureRule.Continuation continuation) {
        Ruleset rules = BOARD.with(Settings.CONTINUATION.path(), continuation);
        return Variant.of(Rules.using(rules, new Fanorona(), Map.of()), HookRegistry.of(new Fanorona()));
    }
}
