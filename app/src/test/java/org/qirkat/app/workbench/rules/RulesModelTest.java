package org.qirkat.app.workbench.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.app.workbench.session.Sessions;

class RulesModelTest {
    @TempDir
    Path folder;

    @Test
    void a_fault_is_found_at_its_place_while_the_old_rules_stay() {
        Session session = Sessions.of("kharbaga");
        RulesModel model = new RulesModel(session, folder);
        model.type(model.yaml().replace("id: kharbaga", "id: kharbaga\nnonsense: 1"));
        assertThat(model.findings()).hasSize(1);
        assertThat(model.findings().get(0).here()).isTrue();
        assertThat(model.findings().get(0).message().toString()).contains("nonsense");
        assertThat(model.heading().toString()).contains("has faults");
        assertThat(session.game().legalMoves()).hasSize(3);
        model.revert();
        assertThat(model.findings()).isEmpty();
        assertThat(model.isEdited()).isFalse();
    }

    @Test
    void a_saved_copy_is_played_from_its_file() throws Exception {
        Session session = Sessions.of("kharbaga", folder);
        RulesModel model = new RulesModel(session, folder);
        model.type(model.yaml().replace("id: kharbaga", "id: my-kharbaga").replaceFirst("(?m)^extends:.*$", ""));
        Path file = folder.resolve("été 2026").resolve("mine.yaml");
        model.save(file);
        assertThat(Files.readString(file)).contains("my-kharbaga");
        assertThat(session.variant().id()).isEqualTo("my-kharbaga");
        assertThat(session.notice().orElseThrow().text().toString()).contains("Saved");
    }

    @Test
    void the_summary_has_the_main_options_in_words() {
        SummaryModel model = new SummaryModel(Sessions.of("tukvnanawopi"));
        assertThat(model.options())
                .extracting(o -> o.name() + ": " + o.value())
                .contains("capture: compulsory", "chain: must go on", "which capture: most pieces", "crowning: none");
        assertThat(model.options()).noneMatch(o -> o.value().toString().startsWith("["));
    }
}
