package org.qirkat.core.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;

/** The schema refuses every broken file but those in "schema/unseen.txt", each with the reason why it cannot. */
class RuleSchemaTest {
    private static final Editor EDITOR = Editor.with(BrokenFilesTest.HOOKS);

    static Stream<String> names() throws IOException, URISyntaxException {
        return BrokenFilesTest.names();
    }

    private static Map<String, String> unseen() throws IOException {
        Map<String, String> reasons = new TreeMap<>();
        try (InputStream in = RuleSchemaTest.class.getResourceAsStream("/schema/unseen.txt")) {
            assertThat(in).isNotNull();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> {
                        String[] parts = line.split(": ", 2);
                        reasons.put(parts[0], parts[1]);
                    });
        }
        return reasons;
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_broken_file_is_refused_unless_no_schema_can_see_the_fault(String name) throws IOException {
        boolean isRefused =
                !EDITOR.complaints(BrokenFilesTest.bytes(name + ".yaml")).isEmpty();
        if (unseen().containsKey(name)) {
            assertThat(isRefused)
                    .as("the schema sees the fault; take %s out of schema/unseen.txt", name)
                    .isFalse();
        } else {
            assertThat(isRefused).isTrue();
        }
    }

    @Test
    void only_files_that_exist_are_excused() throws IOException, URISyntaxException {
        assertThat(names().toList()).containsAll(unseen().keySet());
    }

    @ParameterizedTest
    @MethodSource("parents")
    void a_good_file_is_accepted(String name) {
        assertThat(EDITOR.complaints(BrokenFilesTest.bytes("parents/" + name + ".yaml")))
                .isEmpty();
    }

    static Stream<String> parents() {
        return Stream.of("base", "with-hook");
    }

    @Test
    void every_setting_says_what_it_means_and_what_holds_without_it() {
        String schema = RuleSchema.text(BrokenFilesTest.HOOKS);
        for (Setting<?> setting : Settings.all()) {
            assertThat(schema).contains(setting.meaning().toString());
        }
        assertThat(schema).contains("\"default\": \"compulsory\"");
    }

    @Test
    void values_are_held_to_their_declared_range() {
        String start = "format: 1\nid: x\nextends: base\n";
        Map<String, Boolean> files = Map.of(
                "draws: {repetition: 3}",
                true,
                "draws: {repetition: off}",
                true,
                "draws: {repetition: }",
                true,
                "draws: {repetition: 10}",
                false,
                "draws: {repetition: often}",
                false,
                "capture: {reversal: no}",
                true,
                "capture: {reversal: true}",
                true,
                "capture: {precedence: quantity}",
                true,
                "capture: {precedence: [quantity, quantity]}",
                false,
                "pieces: {none: {step: {range: 2}}}",
                false);
        files.forEach((line, isGood) -> assertThat(EDITOR.complaints((start + line).getBytes(StandardCharsets.UTF_8))
                        .isEmpty())
                .as(line)
                .isEqualTo(isGood));
    }
}
