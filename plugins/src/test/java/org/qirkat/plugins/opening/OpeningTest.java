package org.qirkat.plugins.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Settings;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;

/** The first move on the board of 25 points, from the usual set-up bbbbb/bbbbb/bb1ww/wwwww/wwwww. */
class OpeningTest {
    @Test
    void the_first_move_is_one_of_those_named() {
        Variant variant = opening("c2-c3");

        assertThat(opening("").canonicalMoves(variant.start())).containsExactly("b2-c3", "c2-c3", "d2-c3", "d3-c3");
        assertThat(variant.canonicalMoves(variant.start())).containsExactly("c2-c3");
        assertThat(opening("d3-c3 b2-c3").canonicalMoves(variant.start())).containsExactly("b2-c3", "d3-c3");
    }

    @ParameterizedTest
    @CsvSource({
        "the other side to move,    bbbbb/bbbbb/bb1ww/wwwww/wwwww b, 4",
        "a man fewer,               bbbbb/bbbbb/bb1ww/wwwww/1wwww w, 7",
        "another man in its place,  bbbbb/bbbbb/bb1ww/wwwww/Wwwww w, 4",
        "men of the other colour,   bbbbb/bbbbb/bb1ww/wwwww/wwwwb w, 4"
    })
    void any_other_position_is_free(String what, String position, int moves) {
        Variant variant = opening("c2-c3");

        assertThat(variant.canonicalMoves(at(variant, position))).hasSize(moves);
    }

    @Test
    void where_no_capture_is_left_none_is_compulsory() {
        Variant variant = compulsory("c1-c2", "5/5/2b2/1w3/2w2");
        Position start = variant.start();

        assertThat(compulsory("b2xd4", "5/5/2b2/1w3/2w2").canonicalMoves(start)).containsExactly("b2xd4:c3");
        assertThat(variant.canonicalMoves(start)).containsExactly("c1-c2");
    }

    @ParameterizedTest
    @CsvSource({
        "c2,        'c2' is no move between two points",
        "c2-c9,     'c2-c9' is no move between two points",
        "c2-c3-c4,  'c2-c3-c4' is no move between two points",
        "c3-c4,     the side that starts has no piece on c3",
        "b4-c3,     the side that starts has no piece on b4"
    })
    void a_move_that_could_not_be_the_first_is_refused(String move, String reason) {
        assertThatThrownBy(() -> opening(move)).hasMessageContaining(reason);
    }

    @Test
    void at_least_one_move_is_named() {
        assertThatThrownBy(() -> Variant.of(
                        Rules.using(Rules.A25, new Opening(), Map.of("moves", "")), HookRegistry.of(new Opening())))
                .hasMessageContaining("nobody could begin");
    }

    private static Position at(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }

    /** Without moves: the same rules without the hook. */
    private static Variant opening(String moves) {
        return moves.isEmpty()
                ? Variant.of(Rules.A25, HookRegistry.empty())
                : Variant.of(
                        Rules.using(Rules.A25, new Opening(), Map.of("moves", moves)), HookRegistry.of(new Opening()));
    }

    private static Variant compulsory(String moves, String start) {
        return Variant.of(
                Rules.using(
                        Rules.A25
                                .with(Settings.PATTERN.path(), Settings.Pattern.WRITTEN)
                                .with(Settings.SETUP.path(), start)
                                .with(Settings.OBLIGATION.path(), CaptureRule.Obligation.COMPULSORY),
                        new Opening(),
                        Map.of("moves", moves)),
                HookRegistry.of(new Opening()));
    }
}
