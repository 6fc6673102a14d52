package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Heading;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Zone;

/** Kinds that are crowned to each other in turn, as the men of Seesaw Draughts that turn round on either end. */
class SeesawTest {
    private static final PieceKind MAN = new PieceKind("man", 'w', 'b');
    private static final PieceKind TURNED = new PieceKind("turned", 't', 'u');

    private static Variant seesaw(PieceRule.Moment moment) {
        return TestVariants.variant(
                "seesaw",
                List.of(MAN, TURNED),
                Map.of(
                        "board.shape",
                        BoardShape.ALQUERQUE,
                        "pieces.man.step.directions",
                        List.of(Heading.FORWARD),
                        "pieces.man.promotion.to",
                        "turned",
                        "pieces.man.promotion.moment",
                        moment,
                        "pieces.turned.step.directions",
                        List.of(Heading.BACKWARD),
                        "pieces.turned.promotion.to",
                        "man",
                        "pieces.turned.promotion.zone",
                        Zone.NEAR_ROW,
                        "draws.no-progress",
                        6));
    }

    private static Game game(Variant variant, String position) {
        return Game.startFrom(variant, TestVariants.position(variant, position));
    }

    @Test
    void a_man_turns_round_on_the_far_row_and_back_on_its_own() {
        Variant seesaw = seesaw(PieceRule.Moment.MOVE_END);
        Game turned = TestVariants.play(game(seesaw, "5/w4/5/4b/5 w"), "a4-a5");

        assertThat(seesaw.positionText(turned.position())).isEqualTo("t4/5/5/4b/5 b");

        Game home = TestVariants.play(turned, "e2-e1", "a5-a4", "e1-e2", "a4-a3", "e2-e3", "a3-a2", "e3-e4", "a2-a1");
        assertThat(seesaw.positionText(home.position())).isEqualTo("5/4u/5/5/w4 b");
    }

    @Test
    void neither_is_a_king_and_their_steps_are_no_progress() {
        Variant seesaw = seesaw(PieceRule.Moment.MOVE_END);

        assertThat(List.of(MAN, TURNED)).noneMatch(seesaw.rules()::isKing).noneMatch(seesaw.rules()::isMan);
        Game six =
                TestVariants.play(game(seesaw, "5/4b/5/w4/5 w"), "a2-a3", "e4-e3", "a3-a4", "e3-e2", "a4-a5", "e2-e1");
        assertThat(six.outcome()).isInstanceOf(Outcome.Draw.class);
    }

    @Test
    void a_king_proper_stays_a_king() {
        Variant kharbaga = TestVariants.kharbaga();
        PieceKind man = kharbaga.rules().kinds().get(0);
        PieceKind king = kharbaga.rules().kinds().get(1);

        assertThat(kharbaga.rules().isKing(king)).isTrue();
        assertThat(kharbaga.rules().isKing(man)).isFalse();
        assertThat(kharbaga.rules().isMan(man)).isTrue();
        assertThat(kharbaga.rules().isMan(king)).isFalse();
    }

    @Test
    void no_capture_comes_first_for_taking_a_turned_man() {
        Ruleset rules = seesaw(PieceRule.Moment.MOVE_END)
                .rules()
                .with("capture.precedence", List.of(CaptureRule.Precedence.CONTENTS));
        Variant contents = seesaw(PieceRule.Moment.MOVE_END).with(rules);

        assertThat(contents.canonicalMoves(TestVariants.position(contents, "5/5/5/1u1b1/1w1w1 w")))
                .containsExactly("b1xb3:b2", "d1xd3:d2");
    }

    /** From a3 over a4 to the far row, where the man turns, and on over b4 to c3, down over c2 to its own row. */
    @Test
    void a_man_that_turns_in_a_capture_turns_back_where_it_ends() {
        Variant seesaw = seesaw(PieceRule.Moment.CONTINUES);

        Game chain = TestVariants.play(game(seesaw, "5/bb3/w4/2b2/5 w"), "a3xa5xc3xc1");
        assertThat(seesaw.positionText(chain.position())).isEqualTo("5/5/5/5/2w2 b");
    }
}
