package org.qirkat.core.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qirkat.core.spi.HookRegistry;

/** Files made to do harm: each has one clear finding, within a second and 100 MB. */
class HostileFilesTest {
    private static final int MEGABYTE = 1 << 20;
    private static final String HEAD = "format: 1\nid: hostile\nboard: ";

    private static Loaded load(byte[] content) {
        RulesetLoader loader = new RulesetLoader(HookRegistry.empty(), new Shelf());
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        Loaded loaded = assertTimeout(Duration.ofSeconds(1), () -> loader.load(new RuleFile("hostile.yaml", content)));
        // what is allocated in all is more than what is held at any time
        assertThat(thread.getCurrentThreadAllocatedBytes() - before).isLessThan(100L * MEGABYTE);
        assertThat(loaded.ruleset()).isEmpty();
        return loaded;
    }

    private static void refused(String code, String text) {
        assertThat(load(text.getBytes(StandardCharsets.UTF_8)).findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.code()).isEqualTo(code));
    }

    private static String full(String piece) {
        return HEAD + piece.repeat((MEGABYTE - HEAD.length()) / piece.length());
    }

    @Test
    void an_alias_bomb_costs_nothing() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            bomb.append(
                    "a%d: &a%d [%s]\n".formatted(i, i, "*a%d, ".formatted(i - 1).repeat(9)));
        }

        refused("alias", bomb.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\n", "{a:\n ", "[[a],\n", "- ", "? "})
    void depth_is_refused(String opening) {
        assertThat(load(full(opening).getBytes(StandardCharsets.UTF_8)).findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.code()).isIn("too-deep", "too-many", "bad-yaml", "long-line"));
    }

    @Test
    void indentation_goes_only_so_deep() {
        StringBuilder deep = new StringBuilder("format: 1\n");
        for (int i = 0; i < 1000; i++) {
            deep.append(" ".repeat(i)).append("a:\n");
        }

        refused("too-deep", deep.toString());
    }

    @Test
    void a_great_file_is_refused() {
        refused("too-large", full("# nothing\n") + "# and one line more\n# and another\n");
    }

    @Test
    void a_great_many_keys_are_refused() {
        refused("too-many", full("a, \n").replace("board: ", "board: ["));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x", "x ", "# ", "\n", "x\n  ", "'", "\"", "\\", "%", "@", "`", "|\n", ">\n ", "a: ", "!", "&", "*"
            })
    void one_megabyte_of_anything_is_read_in_time(String piece) {
        for (String text : java.util.List.of(full(piece), full(piece.repeat(9000 / piece.length()) + "\n"))) {
            assertThat(load(text.getBytes(StandardCharsets.UTF_8)).findings()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"\\UFFFFFFFF\"",
                "\"\\xZZ\"",
                "\"\\uD800\"",
                "%YAML 99999999999999.1\n--- a",
                "!<tag:yaml.org,2002:java.lang.Runtime> a",
                "!!javax.script.ScriptEngineManager [a]",
                "!e!x a",
                "!%zz a",
                "&",
                "|999999999999\n a",
                "|0\n a",
                "- a\nb",
                "a: b: c",
                "{a",
                "]"
            })
    void odd_yaml_has_one_finding(String text) {
        assertThat(load(text.getBytes(StandardCharsets.UTF_8)).findings()).hasSize(1);
        assertThat(load((HEAD + text).getBytes(StandardCharsets.UTF_8)).findings())
                .isNotEmpty();
    }

    @Test
    void a_file_that_extends_new_parents_without_end_stops() {
        RulesetLoader.Parents endless = new RulesetLoader.Parents() {
            @Override
            public java.util.Optional<RuleFile> find(String id) {
                return java.util.Optional.of(
                        RuleFile.of(id + ".yaml", "format: 1\nid: %s\nextends: %sa\n".formatted(id, id)));
            }

            @Override
            public Iterable<String> ids() {
                return java.util.List.of();
            }
        };

        Loaded loaded = new RulesetLoader(HookRegistry.empty(), endless)
                .load(RuleFile.of("a.yaml", "format: 1\nid: a\nextends: aa\n"));

        assertThat(loaded.findings())
                .singleElement()
                .satisfies(d -> assertThat(d.code()).isEqualTo("bad-parent"));
    }

    @Test
    void rubbish_never_throws() {
        long seed = 20261201;
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            assertThat(load(bytes).findings()).as("seed %d, file %d", seed, i).isNotEmpty();
        }
    }

    @Test
    void good_files_with_slips_never_throw() {
        long seed = 20261202;
        Random random = new Random(seed);
        String alphabet = "[]{}:,-&*!|>'\"#%@`? \n\tax0~";
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder("""
                    format: 1
                    id: hostile
                    names: {en: Hostile}
                    board: {shape: written, points: [a1, b1, c1], lines: [[a1, b1, c1]]}
                    pieces: {man: {promotion: {to: king}}, king: {letters: WB}}
                    setup: {pattern: written, position: "w1b"}
                    hooks: [{use: none, with: {a: b}}]
                    evidence: {draws: {status: silent}}
                    examples: [{position: w1b w, moves: [a1xc1], origin: constructed}]
                    """);
            for (int slips = random.nextInt(4); slips >= 0; slips--) {
                text.setCharAt(random.nextInt(text.length()), alphabet.charAt(random.nextInt(alphabet.length())));
            }
            assertThat(new RulesetLoader(HookRegistry.empty(), new Shelf())
                            .load(RuleFile.of("hostile.yaml", text.toString()))
                            .findings())
                    .as("seed %d, file %d:%n%s", seed, i, text)
                    .isNotEmpty();
        }
    }
}
