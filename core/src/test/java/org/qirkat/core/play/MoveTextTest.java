package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;

class MoveTextTest {
    /** A king whose two ways from 4 to 15 take different men. */
    private static final String TWO_WAYS = "W:WK4:B13,20,32,37";

    private final Variant draughts = TestVariants.international();

    @Test
    void a_capture_that_shares_its_ends_is_written_in_full() {
        Position position = TestVariants.position(draughts, TWO_WAYS);

        List<String> written = draughts.legalMoves(position).stream()
                .map(move -> draughts.written(move, position))
                .toList();

        assertThat(written).contains("4x27x38x15", "4x31x42x15");
    }

    @Test
    void an_ambiguous_short_form_is_refused_with_the_full_ones() {
        Position position = TestVariants.position(draughts, TWO_WAYS);

        MoveText read = draughts.readMove(position, "4x15");

        assertThat(read)
                .isInstanceOfSatisfying(
                        MoveText.Many.class,
                        many -> assertThat(many.fullForms()).containsExactlyInAnyOrder("4x27x38x15", "4x31x42x15"));
        assertThat(read.problem().orElseThrow())
                .hasToString(
                        "several captures fit; write one of " + String.join(", ", ((MoveText.Many) read).fullForms()));
    }

    @Test
    void a_landing_point_between_is_enough_where_it_tells_captures_apart() {
        Position position = TestVariants.position(draughts, TWO_WAYS);

        assertThat(draughts.canonical(TestVariants.move(draughts, position, "4x31x15")))
                .isEqualTo("4x15:13,20,37");
        assertThat(draughts.canonical(TestVariants.move(draughts, position, "4:27:38:15")))
                .isEqualTo("4x15:13,20,32");
    }

    @Test
    void the_canonical_form_names_the_captured_points_by_number() {
        Position position = TestVariants.position(draughts, "W:WK46:B41,9,10,20");

        for (Move move : draughts.legalMoves(position)) {
            String canonical = draughts.canonical(move);
            String[] captured = canonical.substring(canonical.indexOf(':') + 1).split(",");
            assertThat(List.of(captured).stream().map(Integer::valueOf).toList())
                    .isSorted();
            assertThat(draughts.readMove(position, canonical)).isEqualTo(new MoveText.One(move));
        }
    }

    @Test
    void the_order_of_the_captured_points_does_not_matter_when_reading() {
        Position position = TestVariants.position(draughts, TWO_WAYS);

        assertThat(draughts.canonical(TestVariants.move(draughts, position, "4x15:37,13,20")))
                .isEqualTo("4x15:13,20,37");
    }

    @Test
    void letters_are_read_on_a_board_that_prints_numbers() {
        Position start = draughts.start();

        assertThat(draughts.canonical(TestVariants.move(draughts, start, "d4-e5")))
                .isEqualTo("32-28");
        assertThat(draughts.canonical(TestVariants.move(draughts, start, "032-28")))
                .isEqualTo("32-28");
    }

    @Test
    void numbers_are_read_on_a_board_that_prints_letters() {
        Variant kharbaga = TestVariants.kharbaga();

        assertThat(kharbaga.canonical(TestVariants.move(kharbaga, kharbaga.start(), "25-21")))
                .isEqualTo(kharbaga.canonical(TestVariants.move(kharbaga, kharbaga.start(), "d4-e5")));
    }

    @Test
    void two_routes_over_the_same_men_are_both_spellings_of_one_move() {
        Position circle = TestVariants.position(draughts, "W:WK38:B18,19,32,33");

        Move one = TestVariants.move(draughts, circle, "38x27x13x24x38");
        Move other = TestVariants.move(draughts, circle, "38x24x13x27x38");

        assertThat(one).isEqualTo(other);
        assertThat(draughts.canonical(one)).isEqualTo("38x38:18,19,32,33");
    }

    @Test
    void a_move_that_is_not_legal_is_answered_with_the_reason() {
        Position capture = TestVariants.position(draughts, TWO_WAYS);
        Position start = draughts.start();

        assertThat(reason(capture, "4-10"))
                .startsWith("4-10 is not legal: a capture is compulsory, and from there it is 4x");
        assertThat(reason(start, "28-23")).isEqualTo("28-23 is not legal: no piece stands on 28");
        assertThat(reason(start, "20-24")).isEqualTo("20-24 is not legal: the piece on 20 is not of the side to move");
        assertThat(reason(start, "36-31")).isEqualTo("36-31 is not legal: 31 is occupied");
        assertThat(reason(start, "32-51")).isEqualTo("in '32-51': the board has no point '51'");
        assertThat(reason(start, "castle")).startsWith("'castle' is not a move such as");
        assertThat(reason(start, "32x28")).isEqualTo("32x28 is not legal: from 32 it is 32-27, 32-28");
    }

    private String reason(Position position, String text) {
        return draughts.readMove(position, text)
                .match(MoveText.None::reason, one -> one, many -> many)
                .toString();
    }

    @Test
    void what_is_written_is_read_back_as_the_same_move() {
        long seed = 20261201;
        Random random = new Random(seed);
        for (Variant variant : List.of(draughts, TestVariants.kharbaga())) {
            for (int game = 0; game < 20; game++) {
                Position position = variant.start();
                for (int ply = 0; ply < 60 && !variant.legalMoves(position).isEmpty(); ply++) {
                    for (Move move : variant.legalMoves(position)) {
                        String text = variant.written(move, position);
                        assertThat(variant.readMove(position, text))
                                .as("%s in %s, seed %d", text, position, seed)
                                .isEqualTo(new MoveText.One(move));
                    }
                    List<Move> moves = variant.legalMoves(position);
                    position = variant.after(position, moves.get(random.nextInt(moves.size())));
                }
            }
        }
    }
}
