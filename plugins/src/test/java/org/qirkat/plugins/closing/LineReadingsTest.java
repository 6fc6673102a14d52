package org.qirkat.plugins.closing;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.BoardShape;
import org.qirkat.plugins.table.Rules;

/** The readings L and L2 on positions worked by hand from rules.md 5 and 6 of the project's sources. */
class LineReadingsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            an occupied end row stays      | north south | 4b/4/5/4/5/4/5/4/w4    | 4b/4/5/4/5/4/5/4/w4
            a row of crossings closes alone | north south | 5/1b2/5/4/5/4/5/4/w4  | xxxxx/1b2/5/4/5/4/5/4/w4
            a row of centres closes too    | north south | xxxxx/4/2b2/4/5/4/5/4/w4 | xxxxx/xxxx/2b2/4/5/4/5/4/w4
            several rows at once           | north south | 5/4/5/b3/5/w3/5/4/5 | xxxxx/xxxx/xxxxx/b3/5/w3/xxxxx/xxxx/xxxxx
            further on a smaller board     | north south | xxxxx/xxxx/5/4/1b3/4/5/4/w4 | xxxxx/xxxx/xxxxx/xxxx/1b3/4/5/4/w4
            an end that is not named stays | south       | 5/4/5/b3/5/w3/5/4/5    | 5/4/5/b3/5/w3/xxxxx/xxxx/xxxxx
            down to one row of centres     | north south | 5/4/5/4/5/wb2/5/4/5 | xxxxx/xxxx/xxxxx/xxxx/xxxxx/wb2/xxxxx/xxxx/xxxxx
            columns                        | east west   | 5/4/5/1b2/1w3/4/5/4/5 | x1xxx/x1xx/x1xxx/xbxx/xwxxx/x1xx/x1xxx/x1xx/x1xxx
            four sides                     | north south east west | 5/4/5/2w1/2b2/4/5/4/5 | xxxxx/xxxx/xxxxx/xxwx/xxbxx/xxxx/xxxxx/xxxx/xxxxx
            rows that columns have closed are passed over | east west north south | 5/1b2/5/4/5/1w2/5/4/5 | xxxxx/xbxx/xxxxx/x1xx/xxxxx/xwxx/xxxxx/xxxx/xxxxx
            """)
    void lines_of_points_close_by_reading_L(String what, String ends, String before, String after) {
        Shrinking.on(Rules.K41, "l", ends).leaves(before, after);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            an occupied end row stays          | north south | 4b/4/5/4/5/4/5/4/w4   | 4b/4/5/4/5/4/5/4/w4
            a line closes before pieces on centres | north south | 5/1b2/4b/4/5/4/5/4/w4 | xxxxx/1b2/4b/4/5/4/5/4/w4
            empty centres stay open            | north south | 5/4/5/4/2b2/4/5/4/w4  | xxxxx/4/xxxxx/4/2b2/4/5/4/w4
            pieces on centres keep no line open | north south | 2b2/4/5/4/5/2w1/5/4/5 | 2b2/4/xxxxx/4/xxxxx/2w1/xxxxx/4/xxxxx
            an end that is not named stays     | north       | 2b2/4/5/4/5/2w1/5/4/5 | 2b2/4/5/4/5/2w1/5/4/5
            a column                           | east        | 5/4/5/4/b2w1/4/5/4/5  | 4x/4/4x/4/b2wx/4/4x/4/4x
            columns past a piece on a centre   | east        | 5/4/5/3b/w4/4/5/4/5   | 1xxxx/4/1xxxx/3b/wxxxx/4/1xxxx/4/1xxxx
            all pieces on centres              | north       | 5/1b2/5/4/5/4/5/2w1/5 | xxxxx/1b2/xxxxx/4/xxxxx/4/xxxxx/2w1/xxxxx
            four sides                         | north south east west | 5/4/5/4/2b2/4/1w3/4/5 | xxxxx/4/xxxxx/4/x1bxx/4/xw1xx/4/xxxxx
            further on a smaller board         | north       | xxxxx/2b1/5/4/5/4/1w3/4/4w | xxxxx/2b1/xxxxx/4/xxxxx/4/1w3/4/4w
            both ends meet at one line         | south north | 5/4/5/4/1w1b1/4/5/4/5 | xxxxx/4/xxxxx/4/1w1b1/4/xxxxx/4/xxxxx
            """)
    void drawn_lines_close_by_reading_L2(String what, String ends, String before, String after) {
        Shrinking.on(Rules.K41, "l2", ends).leaves(before, after);
    }

    @ParameterizedTest
    @CsvSource({"l", "l2"})
    void every_row_of_an_alquerque_board_is_a_drawn_line(String reading) {
        Shrinking.on(Rules.A25, reading, "north west").leaves("5/2b2/5/5/3w1", "xxxxx/xxb2/xx3/xx3/xx1w1");
    }

    @ParameterizedTest
    @CsvSource({"left", "right"})
    void lines_of_points_close_on_a_chequered_board_of_either_corner(String corner) {
        BoardShape.Corner side = corner.equals("left") ? BoardShape.Corner.LEFT : BoardShape.Corner.RIGHT;

        Shrinking.on(Rules.chequered(side), "l", "north south")
                .leaves("4/4/b3/4/4/4/w3/4", "xxxx/xxxx/b3/4/4/4/w3/xxxx");
    }
}
