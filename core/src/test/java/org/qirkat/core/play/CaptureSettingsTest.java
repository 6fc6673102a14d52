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

    @Test
    void a_man_leaves_a_king_as_it_leaves_any_piece() {
        assertThat(moves(killer(), "W:W28:BK23")).containsExactly("28x19:23");
    }
}
