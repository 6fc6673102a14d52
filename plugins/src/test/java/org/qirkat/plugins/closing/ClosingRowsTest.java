package org.qirkat.plugins.closing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Table;

class ClosingRowsTest {
    @Test
    void north_and_south_close_where_no_ends_are_named() {
        Table table = Table.with(Rules.A25, new ClosingRows(), Map.of("reading", "l"));

        assertThat(table.afterTurn("5/1b3/5/3w1/5 w")).hasToString("xxxxx/1b3/5/3w1/xxxxx b");
    }

    @Test
    void a_move_that_empties_two_rows_closes_both() {
        Table table = Table.with(Rules.K41, new ClosingRows(), Map.of("reading", "l", "ends", "south"));

        assertThat(table.play(table.position("4b/4/5/4/5/4/2b2/1w2/5 w"), "d2xf4:e3", "d2:1"))
                .hasToString("4b/4/5/4/5/2w1/xxxxx/xxxx/xxxxx b");
    }

    @Test
    void at_least_one_end_must_be_named() {
        refuses(Rules.K41, "l", "", "no end is named");
    }

    @Test
    void no_end_is_named_twice() {
        refuses(Rules.K41, "l", "north south north", "'north' is named twice");
    }

    @ParameterizedTest
    @CsvSource({"s1, rows of squares", "s2, rows of squares", "l2, drawn lines"})
    void a_chequered_board_has_neither_squares_nor_lines(String reading, String lacks) {
        refuses(
                Rules.chequered(BoardShape.Corner.LEFT),
                reading,
                "west",
                "closes " + lacks + ", and seen from the west");
    }

    @Test
    void lines_of_unlike_length_make_no_squares() {
        List<Point> points = List.of(
                new Point(0, 0), new Point(2, 0), new Point(4, 0), new Point(1, 1), new Point(2, 1), new Point(3, 1));
        Ruleset triangle = Rules.written(points, List.of(points.subList(0, 3), points.subList(3, 6)));

        refuses(triangle, "s1", "north", "rows of squares");
        Shrinking.on(triangle, "l2", "north").leaves("3/w2", "xxx/w2");
    }

    private static void refuses(Ruleset rules, String reading, String ends, String reason) {
        assertThatThrownBy(() -> Shrinking.on(rules, reading, ends))
                .isInstanceOf(InvalidParameters.class)
                .hasMessageContaining(reason);
    }
}
