package org.qirkat.plugins.stranger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.closing.ClosingRows;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Words;

/** The example hooks in real play on the board of 25 points. */
class StrangerTest {
    @Test
    void burnt_ground_closes_points_after_a_turn() {
        Variant variant = with(new BurntGround(), Map.of());
        Position after = variant.after(at(variant, "5/2b2/5/2b2/2w2 w"), move("c1xc5:c2,c4"));

        assertThat(after).hasToString("2w2/2x2/5/2x2/5 b");
        assertThat(targets(variant, after.withMover(Side.WHITE))).containsExactlyInAnyOrder("b4", "d4", "b5", "d5");
    }

    @Test
    void a_reserve_adds_memory_and_moves_of_its_own() {
        Variant variant = with(new Reserve(), Map.of("men", "1"));
        assertThat(variant.start()).hasToString("bbbbb/bbbbb/bb1ww/wwwww/wwwww w black-hand=1 white-hand=1");

        Position before = at(variant, "b4/5/5/5/ww1ww w black-hand=1 white-hand=1");
        Move drop = new Move.Special("reserve", "+c1", List.of(), List.of(), false);
        assertThat(specials(variant, before)).containsExactly(drop);

        Position after = variant.after(before, drop);
        assertThat(after).hasToString("b4/5/5/5/wwwww b black-hand=1");
        assertThat(specials(variant, after)).extracting(Move::route).hasSize(4);
        assertThat(specials(variant, after.withMover(Side.WHITE))).isEmpty();
    }

    @Test
    void memory_tells_positions_apart() {
        Variant variant = with(new Reserve(), Map.of());

        assertThat(at(variant, "b4/5/5/5/5 w white-hand=1")).isNotEqualTo(at(variant, "b4/5/5/5/5 w white-hand=2"));
        assertThat(variant.cursor(at(variant, "b4/5/5/5/5 w white-hand=1")).hash())
                .isNotEqualTo(
                        variant.cursor(at(variant, "b4/5/5/5/5 w white-hand=2")).hash());
    }

    @Test
    void an_order_on_captures_leaves_the_first_only() {
        Variant variant = with(new KingsFirst(), Map.of());

        assertThat(captures(variant, "5/1b1b1/1w1W1/5/5 w")).containsExactly(move("d3xd5:d4"));
        assertThat(captures(variant, "5/1b1b1/1w1w1/5/5 w")).containsExactly(move("b3xb5:b4"), move("d3xd5:d4"));
    }

    @Test
    void an_end_stops_the_game_and_says_why() {
        Variant variant = with(new FarRow(), Map.of());
        Position before = at(variant, "5/2w2/5/b4/5 w");
        assertThat(variant.outcome(before)).isEqualTo(Outcome.open());

        Position after = variant.after(before, move("c4-c5"));
        assertThat(variant.outcome(after))
                .isInstanceOfSatisfying(
                        Outcome.Win.class,
                        win -> assertThat(win.reason()).hasToString("a piece has reached the far row at c5"));
        assertThat(variant.legalMoves(after)).isEmpty();
    }

    @Test
    void a_set_up_changes_the_start_and_nothing_else() {
        Variant variant = with(new Handicap(), Map.of("points", "a5 e5"));

        assertThat(variant.start()).hasToString("1bbb1/bbbbb/bb1ww/wwwww/wwwww w");
        assertThat(variant.rules().setUp()).hasToString("bbbbb/bbbbb/bb1ww/wwwww/wwwww w");
    }

    @Test
    void parameters_that_make_no_sense_here_are_refused() {
        assertThatThrownBy(() -> with(new Handicap(), Map.of("points", "c3")))
                .hasMessageContaining("the set-up has no piece on c3");
    }

    @Test
    void several_hooks_act_on_one_turn() {
        ClosingRows closing = new ClosingRows();
        BurntGround burning = new BurntGround();
        Ruleset rules = Rules.using(
                Rules.using(Rules.A25, burning, Map.of()), closing, Map.of("reading", "l", "ends", "south"));
        Variant variant = Variant.of(rules, HookRegistry.of(closing, burning));

        assertThat(variant.after(at(variant, "4b/5/5/1bw2/4w w"), move("c2xa2:b2")))
                .hasToString("4b/5/5/wx3/4w b");
        assertThat(variant.after(at(variant, "4b/5/5/4b/4w w"), move("e1xe3:e2")))
                .hasToString("4b/5/4w/xxxxx/xxxxx b");
    }

    private static List<String> targets(Variant variant, Position position) {
        return variant.legalMoves(position).stream()
                .map(Move::route)
                .map(route -> route.get(route.size() - 1))
                .map(Point::name)
                .toList();
    }

    private static List<Move> specials(Variant variant, Position position) {
        return variant.legalMoves(position).stream()
                .filter(Move.Special.class::isInstance)
                .toList();
    }

    private static List<Move> captures(Variant variant, String position) {
        return variant.legalMoves(at(variant, position)).stream()
                .filter(Move.Capture.class::isInstance)
                .toList();
    }

    private static Move move(String text) {
        return Words.move(text, Rules.A25);
    }

    private static Position at(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }

    private static Variant with(HookProvider provider, Map<String, String> words) {
        return Variant.of(Rules.using(Rules.A25, provider, words), HookRegistry.of(provider));
    }
}
