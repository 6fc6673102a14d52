package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qirkat.core.model.CaptureRule.Removal;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.play.Variant;

/** When captured pieces leave the board: it never matters for men on boards of squares, and does elsewhere. */
class RemovalTest {
    private static Variant with(String id, Map<String, Object> settings) {
        Variant variant = Shipped.variant(id);
        Ruleset rules = variant.rules();
        for (Map.Entry<String, Object> setting : settings.entrySet()) {
            rules = rules.with(setting.getKey(), setting.getValue());
        }
        return variant.with(rules);
    }

    private static int mostTaken(String id, String text, boolean reversal, Removal removal) {
        Variant variant = with(id, Map.of("capture.removal", removal, "capture.reversal", reversal));
        return variant.legalMoves(variant.readPosition(text).orThrow()).stream()
                .mapToInt(move -> move.removed().size())
                .max()
                .orElse(0);
    }

    /** A short leaper keeps its parity class and never lands where a captured man stood: 25, 81 and 41 points. */
    @ParameterizedTest
    @ValueSource(strings = {"alquerque-murray", "zamma", "kharbaga"})
    void for_men_on_boards_of_squares_it_never_matters(String id) {
        Variant atOnce = with(id, Map.of("capture.removal", Removal.IMMEDIATE));
        Variant atTheEnd = with(id, Map.of("capture.removal", Removal.DEFERRED));
        RandomPositions positions = new RandomPositions(atOnce, new Random(RandomPositions.SEED));
        int captures = 0;
        for (int i = 0; i < 20_000; i++) {
            Position position = positions.thrownMen();
            assertThat(atTheEnd.legalMoves(position))
                    .as("%s %s seed %s", id, position, RandomPositions.SEED)
                    .isEqualTo(atOnce.legalMoves(position));
            captures += atOnce.legalMoves(position).stream()
                            .anyMatch(m -> m.removed().size() > 1)
                    ? 1
                    : 0;
        }
        assertThat(captures).as("positions with chains").isGreaterThan(1000);
    }

    /** Triangles break the parity: the man lands where the first of his victims stood. */
    @ParameterizedTest
    @CsvSource({"IMMEDIATE, 3", "DEFERRED, 2"})
    void on_triangles_it_matters_for_men(Removal removal, int most) {
        assertThat(mostTaken("felli", "wb1/1bb/1/3/3 w", true, removal)).isEqualTo(most);
    }

    /** One king and its enemies on 41 points with and without turning back, on 25 and on 81 points. */
    @ParameterizedTest
    @CsvSource({
        "kharbaga, 5/4/3b1/4/2W2/1b2/5/4/5 w, true, 2, 1",
        "kharbaga, 5/4/1b3/4/1bW2/b3/5/4/5 w, false, 3, 2",
        "kharberg, 4W/2bb1/1b3/5/5 w, false, 3, 2",
        "zamma, 9/9/9/4W4/9/3b5/4b4/9/5b3 w, false, 3, 2"
    })
    void for_kings_it_matters_everywhere(String id, String text, boolean reversal, int atOnce, int atTheEnd) {
        assertThat(mostTaken(id, text, reversal, Removal.IMMEDIATE)).isEqualTo(atOnce);
        assertThat(mostTaken(id, text, reversal, Removal.DEFERRED)).isEqualTo(atTheEnd);
    }

    @Test
    void the_shipped_twins_differ_by_it_alone() {
        Variant atOnce = Shipped.variant("kharbaga");
        Variant atTheEnd = Shipped.variant("kharbaga-deferred");
        Position start = atOnce.start();
        assertThat(atTheEnd.start()).isEqualTo(start);
        assertThat(atTheEnd.rules().captures().removal()).isEqualTo(Removal.DEFERRED);
        assertThat(atOnce.rules().with("capture.removal", Removal.DEFERRED).hash())
                .isEqualTo(atTheEnd.rules().hash());
        Move first = atOnce.legalMoves(start).get(0);
        assertThat(atTheEnd.legalMoves(start)).contains(first);
    }
}
