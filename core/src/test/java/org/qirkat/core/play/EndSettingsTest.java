package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qirkat.core.play.TestVariants.play;
import static org.qirkat.core.play.TestVariants.position;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.EndRule;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.ValueType;

/** What single settings of the end of the game decide, in positions worked by hand. */
class EndSettingsTest {
    private static Variant international(String path, Object value) {
        Variant international = TestVariants.international();
        return international.with(international.rules().with(path, value));
    }

    private static Variant endings(String... texts) {
        return international(
                Settings.ENDINGS.path(),
                Arrays.stream(texts)
                        .map(text -> new ValueType.EndingText().read(text).orElseThrow())
                        .toList());
    }

    private static String outcome(Variant variant, String text) {
        return word(variant.outcome(position(variant, text)));
    }

    private static String word(Outcome outcome) {
        return outcome.match(open -> "open", win -> win.side() == Side.WHITE ? "white" : "black", draw -> "draw");
    }

    /** The man on 46 is shut in by 41 and 37, and men on the last row stay where they are. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"W:W46:B37,41 | black", "W:W46,1:B37,41 | draw", "W:W46,1,2:B37,41 | white"})
    void who_has_more_pieces_wins_when_a_side_is_blocked(String text, String result) {
        assertThat(outcome(international("end.no-moves", EndRule.Fate.MORE_WINS), text))
                .isEqualTo(result);
    }

    @Test
    void a_side_without_pieces_has_fewer() {
        assertThat(outcome(international("end.no-pieces", EndRule.Fate.MORE_WINS), "W:W:B37,41"))
                .isEqualTo("black");
    }

    @Test
    void a_goal_on_the_board_wins_and_ends_all_moves() {
        Variant breakthrough = international("end.goal", "king");

        assertThat(outcome(breakthrough, "B:WK1:B45")).isEqualTo("white");
        assertThat(breakthrough.legalMoves(position(breakthrough, "B:WK1:B45"))).isEmpty();
        assertThat(outcome(breakthrough, "B:W6:B45")).isEqualTo("open");
        assertThat(outcome(breakthrough, "W:WK1:BK45")).as("Black moved last").isEqualTo("black");
    }

    @Test
    void a_side_without_its_royal_piece_has_lost() {
        Variant royal = international("end.royal", "king");

        assertThat(outcome(royal, "W:WK1,2:B45")).isEqualTo("white");
        assertThat(royal.legalMoves(position(royal, "W:WK1,2:B45"))).isEmpty();
        assertThat(outcome(royal, "W:WK1:BK45")).isEqualTo("open");
    }

    @Test
    void an_ending_that_is_won_leaves_the_moves() {
        Variant turkish = endings("1 king v 1 man: won");

        assertThat(outcome(turkish, "W:WK1:B45")).isEqualTo("white");
        assertThat(outcome(turkish, "W:W45:BK1")).isEqualTo("black");
        assertThat(turkish.legalMoves(position(turkish, "W:WK1:B45"))).isNotEmpty();
        assertThat(outcome(turkish, "W:WK1:BK45")).isEqualTo("open");
    }

    @Test
    void an_ending_that_is_drawn_leaves_the_moves() {
        Variant variant = endings("1 any v 1 any: drawn");

        assertThat(outcome(variant, "W:WK1:B45")).isEqualTo("draw");
        assertThat(variant.legalMoves(position(variant, "W:WK1:B45"))).isNotEmpty();
    }

    @Test
    void an_ending_that_either_side_could_claim_is_won_by_nobody() {
        assertThat(outcome(endings("1 any v 1 any: won"), "W:WK1:B45")).isEqualTo("open");
    }

    /** Two kings walk to and fro in their corners, where nothing can be taken. */
    private static final List<String> TO_AND_FRO = List.of("6-1", "45-50", "1-6", "50-45");

    private static Game walk(Game game, int plies) {
        Game walked = game;
        for (int i = 0; i < plies; i++) {
            walked = play(walked, TO_AND_FRO.get(i % 4));
        }
        return walked;
    }

    @Test
    void an_ending_is_drawn_after_its_moves() {
        Variant variant =
                endings("1 king + 2 any v 1 king: drawn after 16 moves", "1 king v 1 king: drawn after 5 moves");
        Game start = Game.startFrom(variant, position(variant, "W:WK6:BK45"));

        assertThat(walk(start, 9).outcome().isOpen()).isTrue();
        assertThat(walk(start, 10).outcome()).isInstanceOf(Outcome.Draw.class);
        Game three = Game.startFrom(variant, position(variant, "W:WK6,K4,K5:BK45"));
        assertThat(walk(three, 31).outcome().isOpen()).isTrue();
        assertThat(walk(three, 32).outcome()).isInstanceOf(Outcome.Draw.class);
    }

    @Test
    void the_count_starts_again_when_the_material_changes() {
        Variant variant = endings("1 king + 0-1 any v 1 king: drawn after 5 moves");
        Game start = Game.startFrom(variant, position(variant, "W:WK6,10:BK45"));

        Game crowned = play(walk(start, 8), "10-4", "45-50");
        assertThat(crowned.outcome().isOpen()).isTrue();
        assertThat(play(walk(start, 8), "6-1", "45-50").outcome()).isInstanceOf(Outcome.Draw.class);
        Game later = play(crowned, "6-1", "50-45", "1-6", "45-50", "6-1", "50-45", "1-6", "45-50");
        assertThat(later.outcome().isOpen()).isTrue();
        assertThat(play(later, "6-1").outcome()).isInstanceOf(Outcome.Draw.class);
    }

    @Test
    void rules_without_such_endings_count_nothing() {
        Ruleset rules = TestVariants.international().rules();
        assertThat(rules.ends().endings()).isEmpty();
        assertThat(rules.ends().goal()).isEmpty();
        assertThat(rules.ends().royal()).isEmpty();
    }
}
