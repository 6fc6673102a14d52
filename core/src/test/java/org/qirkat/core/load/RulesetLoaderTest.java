package org.qirkat.core.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.Example;
import org.qirkat.core.model.Heading;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.spi.HookRegistry;

class RulesetLoaderTest {
    private static final String PARENT = """
            format: 1
            id: line-boards
            abstract: yes
            names: {en: Games on lines}
            family: alquerque
            region: everywhere
            sources:
              - {key: M50, author: Murray, title: A History of Board-Games, year: 1952}
            evidence:
              capture.obligation: {status: attested, source: M50, pages: 12-13}
              capture.removal: {status: silent, source: M50}
            board: {shape: alquerque, width: 5}
            pieces:
              man:
                step: {directions: forward}
                promotion: {to: king}
              king:
            capture: {obligation: compulsory, precedence: quantity}
            draws: {repetition: 3, no-progress: 50}
            """;

    private static final String CHILD = """
            format: 1
            id: qirq
            extends: line-boards
            names: {en: Qirq, ar: "\u0642\u0631\u0642"}
            summary: A child of its parent.
            pieces:
              man:
                step:
                  directions: [forward, sideways]
            capture:
              obligation: optional
              reversal: off
            draws:
              repetition:
              no-progress: off
            examples:
              - position: start
                moves: []
                note: nothing
                source: M50
              - position: "5/5/2w2/5/5 w"
                result: open
                origin: constructed
            """;

    private final Shelf shelf = new Shelf().with("line-boards", PARENT);
    private final RulesetLoader loader = new RulesetLoader(HookRegistry.empty(), shelf);

    private Ruleset child() {
        Loaded loaded = loader.load(RuleFile.of("rules/qirq.yaml", CHILD));
        assertThat(loaded.findings()).filteredOn(Diagnostic::isError).isEmpty();
        return loaded.ruleset().orElseThrow();
    }

    @Test
    void a_child_has_what_it_says_and_what_its_parent_says() {
        Ruleset rules = child();

        assertThat(rules.get(Settings.SHAPE)).isEqualTo(BoardShape.ALQUERQUE);
        assertThat(rules.get(Settings.OBLIGATION)).isEqualTo(CaptureRule.Obligation.OPTIONAL);
        assertThat(rules.get(Settings.PRECEDENCE)).containsExactly(CaptureRule.Precedence.QUANTITY);
        assertThat(rules.get(Settings.STEP_DIRECTIONS, "man")).containsExactly(Heading.FORWARD, Heading.SIDEWAYS);
        assertThat(rules.get(Settings.PROMOTES_TO, "man")).isEqualTo("king");
        assertThat(rules.get(Settings.REVERSAL)).isFalse();
        assertThat(rules.kinds()).extracting(kind -> kind.name()).containsExactly("man", "king");
        assertThat(rules.board().points()).hasSize(25);
    }

    @Test
    void about_is_inherited_but_for_the_summary_and_the_flag() {
        Ruleset rules = child();

        assertThat(rules.about().isAbstract()).isFalse();
        assertThat(rules.about().parents()).containsExactly("line-boards");
        assertThat(rules.about().family()).isEqualTo("alquerque");
        assertThat(rules.about().region()).isEqualTo("everywhere");
        assertThat(rules.about().name("ar")).isEqualTo("\u0642\u0631\u0642");
        assertThat(rules.about().summary()).isEqualTo("A child of its parent.");
    }

    @Test
    void nothing_goes_back_to_the_default() {
        Ruleset rules = child();

        assertThat(rules.values()).doesNotContainKey("draws.repetition").containsEntry("draws.no-progress", 0);
        assertThat(rules.get(Settings.REPETITION)).isZero();
    }

    @Test
    void a_whole_group_goes_back_to_its_defaults() {
        String text = "format: 1\nid: plain\nextends: line-boards\ndraws: ~\n";

        Ruleset rules = loader.load(RuleFile.of("plain.yaml", text)).ruleset().orElseThrow();

        assertThat(rules.draws().repetition()).isZero();
        assertThat(rules.draws().noProgress()).isZero();
    }

    @Test
    void overriding_a_setting_drops_the_evidence_for_it() {
        Ruleset rules = child();

        assertThat(rules.evidence()).containsOnlyKeys("capture.removal");
        assertThat(rules.evidenceFor("capture.removal").orElseThrow().status()).isEqualTo(Evidence.Status.SILENT);
        assertThat(rules.sources()).extracting(source -> source.year()).containsExactly("1952");
    }

    @Test
    void evidence_for_a_group_goes_with_the_first_setting_that_changes() {
        shelf.with("attested", PARENT.replace("capture.removal:", "draws:").replace("id: line-boards", "id: attested"));
        String text = "format: 1\nid: changed\nextends: attested\ndraws: {repetition: 4}\n";
        String same = "format: 1\nid: same\nextends: attested\n";

        Ruleset changed =
                loader.load(RuleFile.of("changed.yaml", text)).ruleset().orElseThrow();
        Ruleset unchanged =
                loader.load(RuleFile.of("same.yaml", same)).ruleset().orElseThrow();

        assertThat(changed.evidenceFor("draws.no-progress")).isEmpty();
        assertThat(unchanged.evidenceFor("draws.no-progress")).isPresent();
    }

    @Test
    void places_name_the_file_that_says_it() {
        Ruleset rules = child();

        assertThat(rules.placeOf("capture.obligation").orElseThrow()).hasToString("rules/qirq.yaml:11:15");
        assertThat(rules.placeOf("board.width").orElseThrow()).hasToString("line-boards.yaml:12:34");
        assertThat(rules.placeOf("evidence.capture.removal").orElseThrow()).hasToString("line-boards.yaml:11:3");
        assertThat(rules.placeOf("players.first")).isEmpty();
    }

    @Test
    void examples_are_read_as_they_are_claimed() {
        List<Example> examples = child().examples();

        assertThat(examples).extracting(Example::kind).containsExactly(Example.Kind.ALL_MOVES, Example.Kind.RESULT);
        assertThat(examples).extracting(Example::source).containsExactly("M50", "");
        assertThat(examples.get(1).place()).hasToString("rules/qirq.yaml:21:5");
    }

    @Test
    void scalars_stay_what_the_author_typed() {
        String text = """
                format: 1
                id: typed
                names: {en: Typed, fr: no}
                region: 010
                date: 12:30
                summary: 2026-01-02
                board: {shape: squares, width: 4, height: 6, diagonals: off}
                players: {white: {name: on}}
                pieces: {man: {capture: {takes: []}}}
                setup: {pattern: rows, rows: 2}
                """;

        Ruleset rules = loader.load(RuleFile.of("typed.yaml", text)).ruleset().orElseThrow();

        assertThat(rules.about().name("fr")).isEqualTo("no");
        assertThat(rules.about().region()).isEqualTo("010");
        assertThat(rules.about().date()).isEqualTo("12:30");
        assertThat(rules.about().summary()).isEqualTo("2026-01-02");
        assertThat(rules.get(Settings.WHITE_NAME)).isEqualTo("on");
        assertThat(rules.get(Settings.DIAGONALS)).isFalse();
    }

    @Test
    void a_board_can_be_written_out() {
        String text = """
                format: 1
                id: felli
                names: {en: Felli}
                board:
                  shape: written
                  points: [a1, b1, c1, b2]
                  lines: [a1, b1, c1]
                  circles: [[a1, b2, c1]]
                pieces: {man: {}}
                setup: {pattern: written, position: "1b1/w2"}
                """;

        Loaded loaded = loader.load(RuleFile.of("felli.yaml", text));

        assertThat(loaded.findings())
                .extracting(Diagnostic::toString)
                .containsOnlyOnce("felli.yaml:10:38: error[bad-position] row 2 has 1 points, but 3 are given");
        String mended = text.replace("1b1/w2", "b/w2");
        Ruleset rules = loader.load(RuleFile.of("felli.yaml", mended)).ruleset().orElseThrow();
        assertThat(rules.board().points()).contains(new Point(1, 1)).hasSize(4);
        assertThat(rules.setUp()).hasToString("b/w2 w");
    }

    @Test
    void an_open_question_is_a_warning_at_the_id() {
        List<Diagnostic> findings = loader.load(RuleFile.of("qirq.yaml", CHILD)).findings();

        assertThat(findings).hasSize(1).allMatch(d -> d.code().equals("unanswered"));
        assertThat(findings.get(0).place()).hasToString("qirq.yaml:2:5");
    }

    @Test
    void an_abstract_rule_set_may_leave_the_board_to_its_children() {
        String text = "format: 1\nid: family\nabstract: yes\ndraws: {repetition: 3}\n";

        Ruleset rules = loader.load(RuleFile.of("family.yaml", text)).ruleset().orElseThrow();

        assertThat(rules.about().isAbstract()).isTrue();
        assertThat(rules.board().points()).isEmpty();
    }
}
