package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/**
 * The order of moves is fixed, since searches and seeds hang on it; a change of order must say so. The kept positions
 * sample every kind of rule; a new rule set need not add any.
 */
class MoveOrderTest {
    private static final String SNAPSHOT = "move-order.tsv";

    @Test
    void the_order_of_moves_is_the_one_it_was() throws IOException {
        List<String> kept = snapshot();
        List<String> lines = kept.stream()
                .map(line -> line.split("\t", -1))
                .map(row -> line(Shipped.variant(row[0]), row[1]))
                .toList();
        assertThat(kept)
                .as("%s should be:%n%s", SNAPSHOT, String.join("\n", lines))
                .isNotEmpty()
                .isEqualTo(lines);
    }

    private static String line(Variant variant, String text) {
        Position position = variant.readPosition(text).orThrow();
        String moves =
                variant.legalMoves(position).stream().map(variant::canonical).collect(Collectors.joining(";"));
        return variant.id() + "\t" + text + "\t" + moves;
    }

    private static List<String> snapshot() throws IOException {
        try (InputStream in = Objects.requireNonNull(MoveOrderTest.class.getResourceAsStream(SNAPSHOT), SNAPSHOT)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
