package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
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

    @ParameterizedTest
    @ValueSource(strings = {"tracks", "circles", "regions", "seesaw"})
    void they_agree_when_settings_are_changed_at_random(String name) throws IOException {
        Variant unchanged = variant(name);
        Random random = new Random(RandomPositions.SEED);
        for (int i = 0; i < 300; i++) {
            List<String> changed = new ArrayList<>();
            Variant variant = unchanged.with(AgreementTest.changed(unchanged.rules(), random, changed));
            Agreement agreement = new Agreement(variant);
            RandomPositions positions = new RandomPositions(variant, random);
            for (int j = 0; j < 20; j++) {
                assertThat(agreement.difference(positions.thrown(12), j % 4 == 0))
                        .as("with %s", changed)
                        .isEmpty();
            }
        }
    }
}
