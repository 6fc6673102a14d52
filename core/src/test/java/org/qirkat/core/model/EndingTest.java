package org.qirkat.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndingTest {
    private static Ending ending(String text) {
        return new ValueType.EndingText().read(text).orElseThrow();
    }

    private static ToIntFunction<String> pieces(int kings, int men) {
        Map<String, Integer> pieces = Map.of("king", kings, "man", men, "any", kings + men);
        return kind -> pieces.getOrDefault(kind, 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // kings and men of the first side, then of the second
                "1 king + 2 any v 1 king: drawn after 16 moves | 1 | 2 | 1 | 0 | true",
                "1 king + 2 any v 1 king: drawn after 16 moves | 3 | 0 | 1 | 0 | true",
                "1 king + 2 any v 1 king: drawn after 16 moves | 0 | 3 | 1 | 0 | false",
                "1 king + 2 any v 1 king: drawn after 16 moves | 2 | 0 | 1 | 0 | false",
                "1 king + 2 any v 1 king: drawn after 16 moves | 1 | 2 | 0 | 1 | false",
                "1 king + 0-1 any v 1 king: drawn after 5 moves | 1 | 1 | 1 | 0 | true",
                "1 king + 0-1 any v 1 king: drawn after 5 moves | 1 | 0 | 1 | 0 | true",
                "1 king + 0-1 any v 1 king: drawn after 5 moves | 3 | 0 | 1 | 0 | false",
                "3+ king v 1 king: drawn after 15 moves | 3 | 0 | 1 | 0 | true",
                "3+ king v 1 king: drawn after 15 moves | 5 | 0 | 1 | 0 | true",
                "3+ king v 1 king: drawn after 15 moves | 3 | 1 | 1 | 0 | false",
                "3+ king v 1 king: drawn after 15 moves | 2 | 0 | 1 | 0 | false",
                "1+ king + 0+ any v 1+ king + 0+ any, 4-5 in all: drawn after 30 moves | 1 | 2 | 1 | 1 | true",
                "1+ king + 0+ any v 1+ king + 0+ any, 4-5 in all: drawn after 30 moves | 2 | 0 | 2 | 0 | true",
                "1+ king + 0+ any v 1+ king + 0+ any, 4-5 in all: drawn after 30 moves | 2 | 0 | 1 | 0 | false",
                "1+ king + 0+ any v 1+ king + 0+ any, 4-5 in all: drawn after 30 moves | 3 | 0 | 2 | 1 | false",
                "1+ king + 0+ any v 1+ king + 0+ any, 4-5 in all: drawn after 30 moves | 0 | 3 | 1 | 0 | false",
                "2 king v 1 king: drawn after 7 moves | 2 | 0 | 1 | 0 | true",
                "3 king v 1 king: drawn after 13 moves | 4 | 0 | 1 | 0 | false",
                "1 king v 1 man: won | 1 | 0 | 0 | 1 | true",
                "1 king v 1 man: won | 0 | 1 | 1 | 0 | false",
                "1-2 king + 1 any v 1 man: won | 3 | 0 | 0 | 1 | true",
                "1-2 king + 1 any v 1 man: won | 4 | 0 | 0 | 1 | false",
                "0-1 any v 0-1 any: drawn | 1 | 0 | 0 | 1 | true"
            })
    void an_ending_is_known_by_the_pieces_left(
            String text, int kings, int men, int otherKings, int otherMen, boolean fits) {
        assertThat(ending(text).fits(pieces(kings, men), pieces(otherKings, otherMen)))
                .isEqualTo(fits);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3+ king v 1 king: drawn after 15 moves",
                "1 king + 0-1 any v 1 king: drawn after 1 move",
                "1+ king + 0+ any v 1+ king + 0+ any, 4-5 in all: drawn after 30 moves",
                "1 king v 1 man: won",
                "1 any v 1 any, 2 in all: drawn"
            })
    void what_is_written_is_what_was_read(String text) {
        assertThat(ending(text)).hasToString(text);
        assertThat(new ValueType.EndingText().fault(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 king: drawn | an ending sets one force against one other, with v between them",
                "1 king v 1 man | after the forces an ending has a colon and its result: won, drawn, or drawn after so many moves",
                "1 king v 1 man: wins | the result is won, drawn, or drawn after so many moves (1 to 999), not 'wins'",
                "1 king v 1 man: drawn after 0 moves | the result is won, drawn, or drawn after so many moves (1 to 999), not 'drawn after 0 moves'",
                "1 king v 1 man, 2: won | after the comma an ending has a number of pieces 'in all', not '2'",
                "king v 1 man: won | a force is made of numbers with kinds of pieces, such as 1+ king + 2 any, but here stands 'king'",
                "1 king+ 1 any v 1 man: won | a force is made of numbers with kinds of pieces, such as 1+ king + 2 any, but here stands '1 king+ 1 any'",
                "1 king + 2 king v 1 man: won | one force speaks of king twice",
                "3-2 king v 1 man: won | a number of pieces is written 2, 2+ or 2-4 (99 at most), not '3-2'",
                "two king v 1 man: won | a number of pieces is written 2, 2+ or 2-4 (99 at most), not 'two'"
            })
    void the_first_wrong_word_is_told(String text, String fault) {
        assertThat(new ValueType.EndingText().read(text)).isEmpty();
        assertThat(new ValueType.EndingText().fault(text)).map(Text::toString).contains(fault);
    }
}
