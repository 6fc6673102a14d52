package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/** The order of moves is fixed, since searches and seeds hang on it; a change of order must say so. */
class MoveOrderTest {
    private static final String SNAPSHOT = "move-order.tsv";

    @Test
    void the_order_of_moves_is_the_one_it_was() throws IOException {
        List<String> kept = snapshot();
        List<String> lines = new ArrayList<>();
        for (String id : Shipped.games().toList()) {
            Variant variant = Shipped.variant(id);
            List<String> positions = kept.stream()
                    .filter(line -> line.startsWith(id + "\t"))
                    .map(line -> line.split("\t", -1)[1])
                    .toList();
            (positions.isEmpty() ? samples(variant) : positions).forEach(text -> lines.add(line(variant, text)));
        }
        assertThat(kept)
                .as("%s should be:%n%s", SNAPSHOT, String.join("\n", lines))
                .isEqualTo(lines);
    }

    /** The start and a position of a random game, for a rule set that is new. */
    private static List<String> samples(Variant variant) {
        List<Position> game = new RandomPositions(variant, new Random(7)).played(24);
        return List.of(variant.positionText(variant.start()), variant.positionText(game.get(game.size() * 3 / 4)));
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
