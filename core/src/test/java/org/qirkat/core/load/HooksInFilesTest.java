package org.qirkat.core.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.HookRegistry;

class HooksInFilesTest {
    private static final String PARENT = """
            format: 1
            id: parent
            names: {en: Parent}
            sources: {key: M50}
            board: {shape: alquerque}
            pieces: {man: {}}
            hooks:
              - use: counting
                with: {plies: 3, ends: north}
            evidence:
              hooks.counting: {status: attested, source: M50}
              hooks.counting.plies: {status: inferred, source: M50}
            """;

    private static Loaded child(String rest) {
        RulesetLoader loader =
                new RulesetLoader(HookRegistry.of(new CountingHook()), new Shelf().with("parent", PARENT));
        return loader.load(RuleFile.of("child.yaml", "format: 1\nid: child\nextends: parent\n" + rest));
    }

    private static Ruleset rules(String rest) {
        return child(rest).ruleset().orElseThrow();
    }

    @Test
    void a_hook_is_inherited_with_its_parameters_and_evidence() {
        Ruleset rules = rules("");

        HookUse use = rules.hooks().get(0);
        assertThat(use.written())
                .containsEntry("plies", "3")
                .containsEntry("ends", "[north]")
                .containsEntry("kind", "man")
                .containsEntry("point", "a1");
        assertThat(rules.placeOf("hooks.counting").orElseThrow()).hasToString("parent.yaml:8:10");
        assertThat(rules.placeOf("hooks.counting.ends").orElseThrow()).hasToString("parent.yaml:9:28");
        assertThat(rules.placeOf("hooks.counting.kind")).isEmpty();
        assertThat(rules.evidence()).containsOnlyKeys("hooks.counting", "hooks.counting.plies");
    }

    @Test
    void a_hook_of_the_same_name_replaces_the_parents_and_its_evidence() {
        Ruleset rules = rules("hooks: {use: counting, with: {plies: 7}}\n");

        assertThat(rules.hooks()).hasSize(1);
        assertThat(rules.hooks().get(0).written()).containsEntry("plies", "7").containsEntry("ends", "[]");
        assertThat(rules.evidence()).isEmpty();
        assertThat(rules.placeOf("hooks.counting.plies").orElseThrow()).hasToString("child.yaml:4:38");
    }

    @Test
    void a_hook_can_be_dropped() {
        Ruleset rules = rules("hooks: [{use: counting, drop: yes}]\n");

        assertThat(rules.hooks()).isEmpty();
        assertThat(rules.evidence()).isEmpty();
        assertThat(rules.placeOf("hooks.counting")).isEmpty();
    }

    @Test
    void positions_of_examples_may_have_the_memory_of_hooks() {
        String example = """
                examples:
                  - {position: "5/5/2w2/5/5 w plies=2", result: open, origin: constructed}
                """;

        assertThat(child(example).findings()).noneMatch(Diagnostic::isError);
        assertThat(child(example + "hooks: [{use: counting, drop: yes}]\n").findings())
                .filteredOn(Diagnostic::isError)
                .extracting(Diagnostic::toString)
                .containsExactly(
                        "child.yaml:5:31: error[unknown-field] 'plies=2' means nothing here; these rules remember nothing beside the board");
    }
}
