package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/** The engine against the naive generator under rules that no game has, made to let settings meet. */
class UnshippedTest {
    private static final int POSITIONS = 3000;

    private static Variant variant(String name) throws IOException {
        String file = "/unshipped/" + name + ".yaml";
        try (InputStream in = Objects.requireNonNull(UnshippedTest.class.getResourceAsStream(file))) {
            String yaml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Shipped.LIBRARY.read(name + ".yaml", yaml).orThrow();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tracks", "circles", "regions", "seesaw"})
    void the_engine_and_the_naive_generator_agree(String name) throws IOException {
        Variant variant = variant(name);
        Agreement agreement = new Agreement(variant);
        RandomPositions positions = RandomPositions.of(variant);
        for (int i = 0; i < POSITIONS; i++) {
            assertThat(agreement.difference(positions.thrown(), i % 8 == 0)).isEmpty();
        }
        for (Position position : positions.played(200)) {
            assertThat(agreement.difference(position, true)).isEmpty();
        }
    }
}
