package org.qirkat.app.workbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.app.workbench.session.Sessions;

class LibraryModelTest {
    @TempDir
    Path folder;

    private static List<String> ids(LibraryModel model) {
        return model.families().stream()
                .flatMap(f -> f.items().stream())
                .map(Item::id)
                .toList();
    }

    @Test
    void rule_sets_are_listed_by_family_without_mere_parents() {
        LibraryModel model = new LibraryModel(Sessions.of("kharbaga"));
        assertThat(model.families()).extracting(f -> f.name().toString()).contains("Kharbaga", "Draughts");
        assertThat(ids(model)).contains("felli", "international").doesNotContain("crossed-board");
    }

    @Test
    void every_word_that_is_searched_for_must_fit() {
        LibraryModel model = new LibraryModel(Sessions.of("kharbaga"));
        model.search("kharbaga deferred");
        assertThat(ids(model)).containsExactly("kharbaga-deferred");
        model.search("nowhere");
        assertThat(model.families()).isEmpty();
    }

    @Test
    void a_broken_file_is_listed_last_with_its_fault_and_hides_no_other() throws Exception {
        Files.writeString(folder.resolve("broken.yaml"), "format: 1\nid: broken\nnonsense: 1\n");
        LibraryModel model = new LibraryModel(Sessions.of("kharbaga", folder));
        List<Family> families = model.families();
        Item last = families.get(families.size() - 1).items().get(0);
        assertThat(last.broken()).isTrue();
        assertThat(last.id()).isEqualTo("broken");
        assertThat(ids(model)).contains("kharbaga");
    }

    @Test
    void a_file_from_anywhere_is_listed_and_played() throws Exception {
        Path file = folder.resolve("mine.yaml");
        Files.writeString(file, "format: 1\nid: mine\nextends: kharbaga\nnames: {en: Mine}\n");
        Session session = Sessions.of("kharbaga");
        LibraryModel model = new LibraryModel(session);
        model.open(file.toString());
        assertThat(session.variant().id()).isEqualTo("mine");
        assertThat(model.families().get(0).items().get(0).name()).isEqualTo("Mine");
    }
}
