package org.qirkat.plugins.trail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Words;

/** Bell's ban on the board of 25 points; men go any way. */
class NoReturnTest {
    private final Variant variant = noReturn(Map.of());

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a first step                     | 4b/5/5/5/w4 w                   | a1-b1    | 4b/5/5/5/1w3 b been-b1=a1",
                "a second step                    | 4b/5/5/5/1w3 w been-b1=a1       | b1-b2    | 4b/5/5/1w3/5 b been-b2=a1,b1",
                "another man has a trail of its own | 4b/5/5/5/1ww2 w been-b1=a1     | c1-d1    | 4b/5/5/5/1w1w1 b been-b1=a1 been-d1=c1",
                "a capture leaves its start        | 4b/5/1b3/1w3/5 w been-b2=b1     | b2xb4:b3 | 4b/1w3/5/5/5 b been-b4=b1,b2",
                "a chain leaves no landing between | 4b/1b3/5/1b3/1w3 w              | b1xb5:b2,b4 | 1w2b/5/5/5/5 b been-b5=b1",
                "a captured man takes its trail along | 5/1b3/1w3/5/4w b been-b3=b2,b1 | b4xb2:b3 | 5/5/5/1b3/4w w been-b2=b4",
                "a king leaves none               | 4b/5/5/5/W4 w                   | a1-c1    | 4b/5/5/5/2W2 b"
            })
    void a_trail_goes_with_its_man(String what, String before, String move, String after) {
        Position played = variant.after(at(before), Words.move(move, variant.rules()));

        assertThat(played).hasToString(after);
    }

    @Test
    void a_man_may_not_step_where_it_has_stood() {
        assertThat(variant.canonicalMoves(at("4b/5/5/5/1w3 w been-b1=a1,b2"))).containsExactly("b1-c1");
    }

    @Test
    void another_man_may() {
        assertThat(variant.canonicalMoves(at("4b/5/5/5/1ww2 w been-b1=a1,b2"))).contains("c1-d1", "c1-c2");
        assertThat(variant.canonicalMoves(at("4b/5/5/2w2/1w3 w been-b1=a1,b2,c1")))
                .contains("c2-b2", "c2-c1");
    }

    @Test
    void a_king_may() {
        assertThat(variant.canonicalMoves(at("4b/5/5/5/1W3 w been-b1=a1,b2"))).contains("b1-a1", "b1-b2");
    }

    @Test
    void a_capture_may_end_anywhere() {
        assertThat(variant.canonicalMoves(at("4b/5/5/5/1wb2 w been-b1=d1,a1"))).contains("b1xd1:c1");
    }

    @Test
    void a_man_that_has_been_everywhere_around_is_stuck() {
        assertThat(variant.legalMoves(at("4b/5/5/5/1w3 w been-b1=a1,b2,c1"))).isEmpty();
    }

    @Test
    void trails_tell_positions_apart_and_the_order_of_the_way_does_not() {
        assertThat(at("4b/5/5/5/1w3 w been-b1=a1")).isNotEqualTo(at("4b/5/5/5/1w3 w"));
        assertThat(at("4b/5/5/5/1w3 w been-b1=b2,a1")).isEqualTo(at("4b/5/5/5/1w3 w been-b1=a1,b2"));
    }

    @Test
    void the_kind_can_be_another() {
        Variant kings = noReturn(Map.of("kind", "king"));
        Position before = kings.readPosition("4b/5/5/5/1W3 w been-b1=a1").orThrow();

        assertThat(kings.canonicalMoves(before)).doesNotContain("b1-a1").contains("b1-e1");
        assertThatThrownBy(() -> noReturn(Map.of("kind", "dragon"))).hasMessageContaining("no 'dragon'");
    }

    private Position at(String text) {
        return variant.readPosition(text).orThrow();
    }

    private static Variant noReturn(Map<String, String> words) {
        return Variant.of(Rules.using(Rules.A25, new NoReturn(), words), HookRegistry.of(new NoReturn()));
    }
}
