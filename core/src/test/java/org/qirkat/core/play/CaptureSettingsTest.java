package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.PieceRule;

/** What single settings of captures allow, in positions worked by hand. */
class CaptureSettingsTest {
    private static Variant international(String path, Object value) {
        Variant international = TestVariants.international();
        return international.with(international.rules().with(path, value));
    }

    private static Variant killer() {
        return international("pieces.king.capture.landing", PieceRule.Landing.NEXT_AFTER_KING);
    }

    private static List<String> moves(Variant variant, String position) {
        return variant.canonicalMoves(TestVariants.position(variant, position));
    }

    @Test
    void a_king_taken_last_is_left_right_behind_it() {
        assertThat(moves(killer(), "W:WK46:BK23")).containsExactly("46x19:23");
        assertThat(moves(killer(), "W:WK46:B23")).containsExactly("46x10:23", "46x14:23", "46x19:23", "46x5:23");
    }

    /** From 28, two points behind the king on 37, the man on 17 can be taken; 6 and 11 lie behind it. */
    @Test
    void a_king_not_taken_last_may_be_left_from_afar() {
        assertThat(moves(killer(), "W:WK46:BK37,17")).containsExactly("46x11:17,37", "46x6:17,37");
        assertThat(moves(killer(), "W:WK46:BK37,K17")).containsExactly("46x11:17,37");
    }

    @Test
    void where_a_chain_may_stop_it_may_stop_only_right_behind_a_king() {
        Variant killer = killer();
        Variant optional = killer.with(killer.rules()
                .with("capture.continuation", CaptureRule.Continuation.OPTIONAL)
                .with("capture.precedence", List.of()));

        assertThat(moves(optional, "W:WK46:BK37,17")).containsExactly("46x11:17,37", "46x32:37", "46x6:17,37");
    }

    private static Variant run(String kind, int most) {
        return international("pieces." + kind + ".capture.run", most);
    }

    @Test
    void a_run_is_taken_in_one_leap() {
        assertThat(moves(run("man", 1), "W:W31:B27,22")).containsExactly("31-26");
        assertThat(moves(run("man", 2), "W:W31:B27,22")).containsExactly("31x18:22,27");
    }

    @Test
    void a_run_that_is_too_long_cannot_be_taken_in_part() {
        assertThat(moves(run("man", 2), "W:W31:B27,22,18")).containsExactly("31-26");
        assertThat(moves(run("man", Integer.MAX_VALUE), "W:W31:B27,22,18")).containsExactly("31x13:18,22,27");
    }

    @Test
    void a_run_ends_at_an_own_piece_and_at_the_edge() {
        assertThat(moves(run("man", 3), "W:W31,18:B27,22")).containsExactly("18-12", "18-13", "31-26");
        assertThat(moves(run("man", 3), "W:W11:B7,2")).containsExactly("11-6");
    }

    /** Over 32 and 28 together, then from 14 over 9. */
    @Test
    void a_flying_piece_takes_a_run_and_goes_on() {
        Variant variant = run("king", Integer.MAX_VALUE);

        assertThat(moves(variant, "W:WK46:B32,28"))
                .containsExactly("46x10:28,32", "46x14:28,32", "46x19:28,32", "46x23:28,32", "46x5:28,32");
        assertThat(moves(variant, "W:WK46:B32,28,9")).containsExactly("46x3:9,28,32");
        assertThat(
                        TestVariants.move(variant, TestVariants.position(variant, "W:WK46:B32,28,9"), "46x3")
                                .route()
                                .stream()
                                .map(variant.rules().names()::name))
                .containsExactly("46", "14", "3");
    }

    @Test
    void a_run_counts_with_all_its_pieces() {
        assertThat(moves(run("man", 2), "W:W31,44:B27,22,40")).containsExactly("31x18:22,27");
    }

    @Test
    void a_capture_that_does_not_turn_keeps_its_line_and_sense() {
        Variant straight = international("capture.turning", false);
        Variant turning = international("capture.turning", true);

        assertThat(moves(turning, "W:W38:B32,22")).containsExactly("38x18:22,32");
        assertThat(moves(straight, "W:W38:B32,22")).containsExactly("38x27:32");
        assertThat(moves(straight, "W:WK46:B37,23,17"))
                .containsExactly("46x10:23,37", "46x14:23,37", "46x19:23,37", "46x5:23,37");
    }

    @Test
    void a_man_leaves_a_king_as_it_leaves_any_piece() {
        assertThat(moves(killer(), "W:W28:BK23")).containsExactly("28x19:23");
    }
}
