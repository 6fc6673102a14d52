package org.qirkat.plugins.closing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Ruleset;
import org.qirkat.plugins.table.Rules;

/** The readings S1 and S2 on positions worked by hand from rules.md 5 and 6 of the project's sources. */
class SquareReadingsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            an occupied outer line stays       | north south | 4b/4/5/4/5/4/5/4/w4   | 4b/4/5/4/5/4/5/4/w4
            an occupied inner line holds       | north south | 5/4/4b/4/5/4/w4/4/5   | 5/4/4b/4/5/4/w4/4/5
            an occupied centre holds           | north south | 5/1b2/5/4/5/4/5/4/w4  | 5/1b2/5/4/5/4/5/4/w4
            the outer line and the centres go  | north south | 5/4/5/1b2/5/4/5/4/w4  | xxxxx/xxxx/5/1b2/5/4/5/4/w4
            men on the middle line keep two rows of squares | north south | 5/4/5/4/1b1w1/4/5/4/5 | xxxxx/xxxx/5/4/1b1w1/4/5/xxxx/xxxxx
            men on centres keep one            | north south | 5/4/5/1bw1/5/4/5/4/5  | xxxxx/xxxx/5/1bw1/5/xxxx/xxxxx/xxxx/xxxxx
            columns                            | east        | 5/4/5/4/bw3/4/5/4/5   | 3xx/2xx/3xx/2xx/bw1xx/2xx/3xx/2xx/3xx
            four sides                         | north south east west | 5/4/5/4/2b2/1w2/5/4/5 | xxxxx/xxxx/x3x/x2x/x1b1x/xw1x/x3x/xxxx/xxxxx
            down to one square                 | north south east west | 5/4/5/4/5/4/5/w3/b4 | xxxxx/xxxx/xxxxx/xxxx/xxxxx/xxxx/2xxx/wxxx/b1xxx
            """)
    void closed_rows_of_squares_go_by_reading_S1(String what, String ends, String before, String after) {
        Shrinking.on(Rules.K41, "s1", ends).leaves(before, after);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            an occupied outer line stays       | north south | 4b/4/5/4/5/4/5/4/w4   | 4b/4/5/4/5/4/5/4/w4
            an occupied inner line does not hold | north south | 4b/4/5/4/5/4/w4/4/5 | 4b/4/5/4/5/4/w4/xxxx/xxxxx
            an occupied centre holds           | north south | 5/1b2/5/4/5/4/5/1w2/5 | 5/1b2/5/4/5/4/5/1w2/5
            several rows of squares at once    | north south | 5/4/5/4/1b3/4/w4/4/5  | xxxxx/xxxx/xxxxx/xxxx/1b3/4/w4/xxxx/xxxxx
            the last row of squares stays      | north south | 5/4/5/4/1b1w1/4/5/4/5 | xxxxx/xxxx/xxxxx/xxxx/1b1w1/4/5/xxxx/xxxxx
            the order of the ends decides which is the last | south north | 5/4/5/4/1b1w1/4/5/4/5 | xxxxx/xxxx/5/4/1b1w1/xxxx/xxxxx/xxxx/xxxxx
            from one end down to the last      | north       | 5/4/5/4/5/4/5/4/b1w2  | xxxxx/xxxx/xxxxx/xxxx/xxxxx/xxxx/5/4/b1w2
            a column                           | east        | 5/4/5/4/b2w1/4/5/4/5  | 4x/3x/4x/3x/b2wx/3x/4x/3x/4x
            four sides down to one square      | north south east west | 5/4/5/4/2b2/1w2/5/4/5 | xxxxx/xxxx/xxxxx/xxxx/x1bxx/xwxx/x2xx/xxxx/xxxxx
            further on a smaller board         | north south | xxxxx/xxxx/5/4/2b2/4/5/4/w4 | xxxxx/xxxx/xxxxx/xxxx/2b2/4/5/4/w4
            rows that columns have cut short   | north       | 3xx/2xx/3xx/b1xx/3xx/2xx/3xx/1wxx/3xx | xxxxx/xxxx/3xx/b1xx/3xx/2xx/3xx/1wxx/3xx
            """)
    void half_open_rows_of_squares_go_by_reading_S2(String what, String ends, String before, String after) {
        Shrinking.on(Rules.K41, "s2", ends).leaves(before, after);
    }

    @Test
    void a_smaller_crossed_board_closes_in_the_same_way() {
        Ruleset small = Rules.board(BoardShape.CROSSED, 4, 3);

        Shrinking.on(small, "s1", "north west").leaves("4/3/4/3/2wb", "xxxx/xxx/x3/x2/x1wb");
        Shrinking.on(small, "s2", "north west").leaves("4/3/4/3/2wb", "xxxx/xxx/xx2/xx1/xxwb");
    }

    @ParameterizedTest
    @CsvSource({
        "s1, 5/5/5/5/w3b, xxxxx/xxxxx/xxxxx/5/w3b",
        "s2, 5/5/5/5/w3b, xxxxx/xxxxx/xxxxx/5/w3b",
        "s1, 5/5/5/w3b/5, xxxxx/xxxxx/5/w3b/5",
        "s2, 5/5/5/w3b/5, xxxxx/xxxxx/xxxxx/w3b/5",
    })
    void squares_without_centres_lie_between_neighbouring_rows(String reading, String before, String after) {
        Shrinking.on(Rules.A25, reading, "north").leaves(before, after);
    }
}
