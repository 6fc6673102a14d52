package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Zone;
import org.qirkat.core.play.Variant;

/** The engine against the naive generator on random positions, 100,000 and more over all rule sets. */
class AgreementTest {
    private static final int THROWN = 3500;
    private static final int PLAYED = 1200;

    static List<String> games() {
        return Shipped.games().toList();
    }

    @Test
    void a_build_tries_a_hundred_thousand_positions() {
        assertThat(games().size() * (THROWN + PLAYED)).isGreaterThanOrEqualTo(100_000);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_engine_and_the_naive_generator_agree(String id) {
        Variant variant = Shipped.variant(id);
        Agreement agreement = new Agreement(variant);
        RandomPositions positions = RandomPositions.of(variant);
        for (int i = 0; i < THROWN; i++) {
            assertThat(agreement.difference(positions.thrown(), i % 8 == 0)).isEmpty();
        }
        for (int i = 0; i < PLAYED; ) {
            for (Position position : positions.played(100)) {
                if (i++ < PLAYED) {
                    assertThat(agreement.difference(position, i % 8 == 0)).isEmpty();
                }
            }
        }
    }

    /** Readings of the shipped hooks that no shipped rule set uses. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tuknanavuhpi | closing-rows, with: {reading: l, ends: [west, east, south, north]}",
                "tuknanavuhpi-culin | closing-rows, with: {reading: l2, ends: [north, south]}",
                "tukvnanawopi | closing-rows, with: {reading: l2, ends: [east, south, north, west]}",
                "tukvnanawopi-voth | closing-rows, with: {reading: s2, ends: [north, south, east, west]}",
                "tukvnanawopi | closing-rows, with: {reading: s2, ends: [west, north]}",
                "alquerque-covarrubias | huffing, with: {penalty: is-move, faults: shorter-chain, choice: opponent}",
                "zamma-monod | huffing, with: {penalty: before-move, faults: shorter-chain, choice: nobody}",
                "zamma-monod | huffing, with: {faults: shorter-chain, sanction: huff-or-force}",
                "alquerque-covarrubias | huffing, with: {penalty: is-move, sanction: huff-or-force}",
                "alquerque | opening, with: {moves: [c2-c3, d3-c3]}",
                "kharbaga | king-limit, with: {moves: 2, while: men}",
                "international | king-limit, with: {moves: 3, while: always}",
                "zamma | one-king-each, with: {}",
                "alquerque-murray | no-return, with: {kind: man}",
                "kharbaga | no-return, with: {}"
            })
    void they_agree_on_readings_that_are_not_shipped(String parent, String hook) {
        String yaml = String.join("\n", "format: 1", "id: x", "extends: " + parent, "hooks: [{use: " + hook + "}]", "");
        Variant variant = Shipped.LIBRARY.read("x.yaml", yaml).orThrow();
        Agreement agreement = new Agreement(variant);
        RandomPositions positions = RandomPositions.of(variant);
        for (int i = 0; i < 1000; i++) {
            assertThat(agreement.difference(positions.thrown(16), true)).isEmpty();
        }
        for (Position position : positions.played(100)) {
            assertThat(agreement.difference(position, true)).isEmpty();
        }
    }

    /** Settings that few shipped rule sets have, on boards of squares, of crossings and of their own. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "international | pieces: {man: {capture: {run: 2}}, king: {capture: {run: unlimited}}}",
                "russian | pieces: {man: {capture: {run: unlimited}}, king: {capture: {run: 3, landing: next-after-king}}}",
                "kharbaga | pieces: {man: {capture: {run: unlimited}}}",
                "zamma | {pieces: {man: {capture: {run: 3}}}, capture: {turning: no, removal: deferred}}",
                "turkish | {pieces: {king: {capture: {run: 2}}}, capture: {turning: no}}",
                "felli-mullah | {pieces: {man: {capture: {run: 2, range: 3}}}, capture: {turning: no}}",
                "english | {pieces: {man: {capture: {run: 2}}}, capture: {precedence: [contents, ordering]}}",
                "russian | end: {goal: king}",
                "kharberg | end: {royal: king, no-moves: more-wins, no-pieces: more-wins}",
                "alquerque | end: {no-moves: more-wins}",
                "russian | end: {endings: ['2+ king + 0-1 any v 1+ man + 1-2 any, 3-5 in all: won', '1 man v 1 man: drawn']}",
                "alquerque | end: {endings: ['0-2 any v 1-3 man: drawn', '4-5 man v 1-2 any: won']}"
            })
    void they_agree_on_settings_that_are_rare(String parent, String settings) {
        String written = settings.startsWith("{") ? settings.substring(1, settings.length() - 1) : settings;
        String yaml = String.join("\n", "{format: 1, id: x, extends: " + parent + ", " + written + "}", "");
        Variant variant = Shipped.LIBRARY.read("x.yaml", yaml).orThrow();
        Agreement agreement = new Agreement(variant);
        RandomPositions positions = RandomPositions.of(variant);
        int many = Math.min(16, variant.rules().board().points().size() - 2);
        for (int i = 0; i < 1500; i++) {
            assertThat(agreement.difference(positions.thrown(i % 2 == 0 ? many : 6), i % 4 == 0))
                    .isEmpty();
        }
        for (int i = 0; i < 5; i++) {
            for (Position position : positions.played(100)) {
                assertThat(agreement.difference(position, false)).isEmpty();
            }
        }
    }

    /** Settings that no shipped rule set combines are compiled too. */
    @ParameterizedTest
    @MethodSource("games")
    void they_agree_when_settings_are_changed_at_random(String id) {
        Variant shipped = Shipped.variant(id);
        Random random = new Random(RandomPositions.SEED + id.hashCode());
        for (int i = 0; i < 30; i++) {
            List<String> changed = new ArrayList<>();
            Variant variant = shipped.with(changed(shipped.rules(), random, changed));
            Agreement agreement = new Agreement(variant);
            RandomPositions positions = new RandomPositions(variant, random);
            for (int j = 0; j < 12; j++) {
                Optional<String> difference = agreement.difference(positions.thrown(12), j % 4 == 0);
                assertThat(difference).as("with %s", changed).isEmpty();
            }
        }
    }

    /** The declared alternatives, and more values of settings that are off where a rule set does not state them. */
    private static List<Object> values(Ruleset rules, String path) {
        List<Object> values = new ArrayList<>(rules.alternatives(path));
        if (path.endsWith(".step.frozen")) {
            values.addAll(List.of(Zone.FAR_ROW, Zone.FAR_CORNERS, Zone.NEAR_ROW));
        }
        return values;
    }

    /** A rule set with one to three settings changed to other values. */
    static Ruleset changed(Ruleset rules, Random random, List<String> log) {
        Ruleset changed = rules;
        // a huff is for captures that are not compulsory
        List<String> paths = rules.paths().stream()
                .filter(path -> rules.hooks().isEmpty() || !path.equals("capture.obligation"))
                .filter(path -> !values(rules, path).isEmpty())
                // a hook that captures in its own way wants no leaps beside it
                .filter(path -> !path.endsWith(".capture.directions")
                        || !rules.written(path).equals("[]"))
                .toList();
        for (int i = random.nextInt(3); i >= 0; i--) {
            String path = paths.get(random.nextInt(paths.size()));
            List<Object> others = values(rules, path);
            changed = changed.with(path, others.get(random.nextInt(others.size())));
            log.add(path + "=" + changed.written(path));
        }
        return changed;
    }
}
