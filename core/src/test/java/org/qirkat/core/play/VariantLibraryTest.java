package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Reading;
import org.qirkat.core.spi.HookRegistry;

class VariantLibraryTest {
    private static final String RULES = """
            format: 1
            id: %s
            names: {en: Test}
            family: Test
            board: {shape: crossed}
            pieces:
              man: {letters: wb}
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path deep = Path.of("");

    @BeforeEach
    void a_folder_in_a_folder_with_an_awkward_name() throws IOException {
        deep = Files.createDirectories(folder.resolve("mes règles  زمّة/plus bas"));
    }

    private VariantLibrary library() {
        return VariantLibrary.of(HookRegistry.empty(), List.of(folder));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(deep.resolve(name), text);
    }

    @Test
    void rule_files_are_found_at_any_depth_whatever_their_path() throws IOException {
        write("mine.yaml", RULES.formatted("mine"));
        write("mine.perft", "start\t1\t3\n");

        VariantLibrary library = library();

        assertThat(library.find("mine").orThrow().id()).isEqualTo("mine");
        assertThat(library.file("mine").orElseThrow().perft()).contains("start\t1\t3\n");
        assertThat(library.file("mine").orElseThrow().path()).contains(deep.resolve("mine.yaml"));
    }

    @Test
    void the_id_a_file_states_counts_and_not_its_name() throws IOException {
        write("copy of mine.yaml", RULES.formatted("theirs"));

        assertThat(library().find("theirs").value()).isPresent();
    }

    @Test
    void a_bad_file_hides_no_good_one() throws IOException {
        write("good.yaml", RULES.formatted("good"));
        write("bad.yaml", RULES.formatted("bad").replace("crossed", "round"));
        write("broken.yaml", "\u0000\u0001: [");

        VariantLibrary library = library();
        List<LibraryEntry> entries = library.list();

        assertThat(library.find("good").value()).isPresent();
        List<LibraryEntry> own =
                entries.stream().filter(e -> e.file().path().isPresent()).toList();
        assertThat(own).extracting(LibraryEntry::id).containsSubsequence("good", "bad", "broken");
        assertThat(own.get(1).firstError().orElseThrow().place().file()).endsWith("bad.yaml");
        assertThat(own.get(0).firstError()).isEmpty();
    }

    @Test
    void a_near_id_is_suggested() throws IOException {
        write("mine.yaml", RULES.formatted("mine"));

        assertThat(library().find("mien").findings())
                .singleElement()
                .extracting(finding -> finding.message().toString())
                .isEqualTo("no rule set is called 'mien'; did you mean mine?");
    }

    @Test
    void of_two_files_with_one_id_the_first_counts_and_both_are_named() throws IOException {
        write("a.yaml", RULES.formatted("twin"));
        write("b.yaml", RULES.formatted("twin"));

        Reading<Variant> found = library().find("twin");
        List<LibraryEntry> failing = library().list().stream()
                .filter(entry -> entry.rules().isEmpty())
                .toList();

        assertThat(found.value()).isPresent();
        assertThat(found.findings())
                .filteredOn(finding -> finding.code().equals(VariantLibrary.TWIN))
                .singleElement()
                .satisfies(warning -> {
                    assertThat(warning.isError()).isFalse();
                    assertThat(warning.message().toString()).contains("a.yaml").contains("b.yaml");
                });
        assertThat(failing).singleElement().satisfies(entry -> {
            assertThat(entry.file().name()).endsWith("b.yaml");
            assertThat(entry.firstError().map(Diagnostic::code)).contains(VariantLibrary.TWIN);
        });
    }

    @Test
    void a_file_outside_the_library_finds_its_parent_beside_itself() throws IOException {
        write("parent.yaml", RULES.formatted("parent").replace("family", "abstract: yes\nfamily"));
        Path child = write("child.yaml", """
                format: 1
                id: child
                extends: parent
                names: {en: Child}
                """);
        VariantLibrary elsewhere = VariantLibrary.of(HookRegistry.empty(), List.of(folder.resolve("none")));

        assertThat(elsewhere.load(child).findings()).noneMatch(Diagnostic::isError);
        assertThat(elsewhere.get(child.toString()).orThrow().rules().board().points())
                .hasSize(41);
        assertThat(library().find("parent").findings())
                .extracting(Diagnostic::code)
                .contains("abstract");
    }

    @Test
    void a_text_that_is_being_edited_is_read_with_its_findings() throws IOException {
        write("mine.yaml", RULES.formatted("mine"));
        String child = "format: 1\nid: child\nextends: mine\nnames: {en: Child}\n";

        assertThat(library().read("edited", child).orThrow().id()).isEqualTo("child");
        assertThat(library()
                        .read("edited", child + "capture: {removal: later}\n")
                        .findings())
                .filteredOn(Diagnostic::isError)
                .singleElement()
                .satisfies(finding -> assertThat(finding.toString()).startsWith("edited:5:20: error"));
    }

    @Test
    void a_file_that_is_not_there_is_a_finding() {
        assertThat(library().get("no/such.yaml").findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.code()).isEqualTo("unreadable"));
    }

    @Test
    void a_file_is_read_anew_each_time() throws IOException {
        write("mine.yaml", RULES.formatted("mine"));
        VariantLibrary library = library();
        assertThat(library.find("mine").orThrow().start().mover().letter()).isEqualTo('w');

        write("mine.yaml", RULES.formatted("mine") + "players: {first: black}\n");

        assertThat(library.find("mine").orThrow().start().mover().letter()).isEqualTo('b');
    }
}
