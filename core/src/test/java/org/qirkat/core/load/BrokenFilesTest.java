package org.qirkat.core.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.spi.HookRegistry;

/** Each NAME.yaml in the folder "broken" has its findings in NAME.txt. */
class BrokenFilesTest {
    static final HookRegistry HOOKS = HookRegistry.of(new CountingHook(), new ThrowingHook());
    private static final List<String> PARENTS = List.of("base", "broken-parent", "loop-one", "loop-two", "with-hook");

    /** The folder of broken files' own parents. */
    private static final class Folder implements RulesetLoader.Parents {
        @Override
        public Optional<RuleFile> find(String id) {
            return PARENTS.contains(id)
                    ? Optional.of(new RuleFile("parents/" + id + ".yaml", bytes("parents/" + id + ".yaml")))
                    : Optional.empty();
        }

        @Override
        public Iterable<String> ids() {
            return PARENTS;
        }
    }

    static Stream<String> names() throws IOException, URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(BrokenFilesTest.class.getResource("/broken"))
                .toURI());
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.substring(0, name.length() - ".yaml".length()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    static byte[] bytes(String name) {
        try (InputStream in = BrokenFilesTest.class.getResourceAsStream("/broken/" + name)) {
            return in == null ? new byte[0] : in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Loaded load(String name) {
        return new RulesetLoader(HOOKS, new Folder()).load(new RuleFile(name + ".yaml", bytes(name + ".yaml")));
    }

    @ParameterizedTest
    @MethodSource("names")
    void findings_are_as_written_down(String name) {
        String findings =
                load(name).findings().stream().map(finding -> finding + "\n").collect(Collectors.joining());

        assertEquals(new String(bytes(name + ".txt"), StandardCharsets.UTF_8), findings);
    }

    @ParameterizedTest
    @MethodSource("names")
    void there_are_rules_only_without_errors(String name) {
        Loaded loaded = load(name);

        boolean hasErrors = loaded.findings().stream().anyMatch(Diagnostic::isError);
        assertThat(loaded.ruleset().isEmpty()).isEqualTo(hasErrors);
        assertThat(loaded.findings()).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void twelve_faults_give_twelve_findings() {
        assertThat(load("twelve").findings())
                .hasSize(12)
                .allMatch(Diagnostic::isError)
                .extracting(finding -> finding.place().line())
                .doesNotHaveDuplicates();
    }

    @Test
    void the_parents_that_are_meant_to_be_good_are() {
        for (String good : List.of("base", "with-hook")) {
            assertThat(load("parents/" + good).findings()).isEmpty();
        }
    }
}
