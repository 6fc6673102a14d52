package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

class FenTest {
    private final Variant draughts = TestVariants.international();

    @Test
    void the_start_of_draughts_is_written_with_ranges() {
        assertThat(draughts.fen(draughts.start())).isEqualTo("W:W31-50:B1-20");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "W:W31-50:B1-20",
                "W:B1-20:W31-50",
                "W:W31-50:B1-20.",
                "W:W31-50:B1-20:H0:F1",
                "W:W31-50:B1-20:H0:F1:+0+0",
                "W:W031-0050:B01-20",
                "W:W 31-50:B1-19, 20",
                "bbbbb/bbbbb/bbbbb/bbbbb/5/5/wwwww/wwwww/wwwww/wwwww w"
            })
    void the_same_position_has_many_spellings(String text) {
        assertThat(TestVariants.position(draughts, text)).isEqualTo(draughts.start());
    }

    @ParameterizedTest
    @ValueSource(strings = {"B:W50:B", "W:W:B5", "B::", "B:B:W", "W:W28"})
    void an_empty_side_is_a_position(String text) {
        Position position = TestVariants.position(draughts, text);

        assertThat(position.of(Side.WHITE).size() + position.of(Side.BLACK).size())
                .isLessThanOrEqualTo(1);
        assertThat(TestVariants.position(draughts, draughts.fen(position))).isEqualTo(position);
    }

    @Test
    void a_king_before_a_range_crowns_the_whole_range() {
        assertThat(draughts.fen(TestVariants.position(draughts, "B:WK48-50,3:BK1")))
                .isEqualTo("B:W3,K48-50:BK1");
    }

    @Test
    void letters_are_read_where_numbers_are_printed() {
        assertThat(draughts.fen(TestVariants.position(draughts, "W:We3,Kd8:Ba5")))
                .isEqualTo("W:W38,K12:B26");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "X:W31:B1     | position:1:1: error[bad-mover]",
                "?:W31:B1     | position:1:1: error[bad-mover]",
                "W:G31:B1     | position:1:3: error[bad-position]",
                "W:W31,51:B1  | position:1:7: error[no-such-point]",
                "W:W31,0:B1   | position:1:7: error[no-such-point]",
                "W:W31,Q1:B1  | position:1:7: error[bad-position]",
                "W:W9-3:B1    | position:1:4: error[no-such-point]",
                "W:W31,k3:B1  | position:1:7: error[no-such-point]",
                "W:W31:B1,31  | position:1:10: error[two-pieces]",
                "W:W31,,32:B1 | position:1:7: error[bad-position]",
                "W:W31:B1:ww  | position:1:10: error[bad-position]",
                "W:W31:B1 a=1 | position:1:10: error[unknown-field]",
            })
    void a_fault_is_found_with_its_column(String text, String finding) {
        List<String> findings = draughts.readPosition(text).findings().stream()
                .map(Object::toString)
                .toList();

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0)).startsWith(finding);
    }

    @Test
    void all_faults_are_found_at_once() {
        assertThat(draughts.readPosition("?:G31:B1,1,77").findings()).hasSize(4);
    }

    @Test
    void closed_points_are_not_lost() {
        Variant kharbaga = TestVariants.kharbaga();
        Position closed = kharbaga.start().without(new Point(0, 0)).withClosed(new Point(0, 0));

        String fen = kharbaga.fen(closed);

        assertThat(fen).endsWith(":Xa1");
        assertThat(TestVariants.position(kharbaga, fen)).isEqualTo(closed);
    }

    @Test
    void both_sides_to_move_come_back() {
        for (Variant variant : List.of(draughts, TestVariants.kharbaga())) {
            for (Side side : Side.values()) {
                Position position = variant.start().withMover(side);
                assertThat(TestVariants.position(variant, variant.fen(position)))
                        .isEqualTo(position);
                assertThat(TestVariants.position(variant, variant.positionText(position)))
                        .isEqualTo(position);
            }
        }
    }
}
