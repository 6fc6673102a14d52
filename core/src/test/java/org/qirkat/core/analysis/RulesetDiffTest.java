package org.qirkat.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.About;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookRegistry;

class RulesetDiffTest {
    private static final PieceKind MAN = new PieceKind("man", 'w', 'b');
    private static final PieceKind KING = new PieceKind("king", 'W', 'B');

    private static Ruleset rules(List<PieceKind> kinds, List<HookUse> hooks) {
        return new Ruleset(
                new About("test", Map.of("en", "Test"), "", "", "", "", false, List.of()),
                kinds,
                Map.of("board.shape", BoardShape.CROSSED),
                hooks,
                List.of(),
                Map.of("capture", new Evidence(Evidence.Status.SILENT, "monod", "12", "")),
                List.of(),
                Map.of("board.shape", new SourceSpan("test.yaml", 4, 9, 4, 16)));
    }

    @Test
    void only_settings_whose_values_differ_are_listed() {
        Ruleset rules = rules(List.of(MAN), List.of());
        Ruleset deferred = rules.with("capture.removal", CaptureRule.Removal.DEFERRED);

        assertThat(RulesetDiff.of(rules, deferred))
                .containsExactly(new RulesetDiff.Difference("capture.removal", "immediate", "deferred"));
        assertThat(RulesetDiff.of(rules, rules.with("capture.removal", CaptureRule.Removal.IMMEDIATE)))
                .isEmpty();
    }

    @Test
    void a_piece_or_hook_that_only_one_has_is_listed_as_absent_in_the_other() {
        HookUse hook = new HookUse("closing", Map.of("ends", 2), Map.of("ends", "2"));

        List<RulesetDiff.Difference> differences =
                RulesetDiff.of(rules(List.of(MAN), List.of(hook)), rules(List.of(MAN, KING), List.of()));

        assertThat(differences)
                .contains(
                        new RulesetDiff.Difference("hooks.closing", "used", "-"),
                        new RulesetDiff.Difference("hooks.closing.ends", "2", "-"),
                        new RulesetDiff.Difference("pieces.king.step.range", "-", "1"));
    }

    @Test
    void the_table_tells_what_is_stated_from_what_is_a_default() {
        List<SettingsTable.Row> rows = SettingsTable.of(rules(List.of(MAN), List.of()));

        SettingsTable.Row shape = row(rows, "board.shape");
        SettingsTable.Row removal = row(rows, "capture.removal");
        assertThat(shape.value()).isEqualTo("crossed");
        assertThat(shape.place().orElseThrow()).hasToString("test.yaml:4:9");
        assertThat(removal.place()).isEmpty();
        assertThat(removal.evidence().orElseThrow().pages()).isEqualTo("12");
        assertThat(rows)
                .extracting(SettingsTable.Row::path)
                .containsExactlyElementsOf(rules(List.of(MAN), List.of()).paths());
    }

    private static SettingsTable.Row row(List<SettingsTable.Row> rows, String path) {
        return rows.stream().filter(r -> r.path().equals(path)).findFirst().orElseThrow();
    }

    @Test
    void a_comparison_sorts_the_moves_by_who_allows_them() {
        Ruleset rules = rules(List.of(MAN), List.of());
        Variant compulsory = Variant.of(rules, HookRegistry.empty());
        Variant optional = compulsory.with(rules.with("capture.obligation", CaptureRule.Obligation.OPTIONAL));

        Comparison compared = Comparison.of(
                compulsory,
                optional,
                compulsory.readPosition("5/4/5/4/5/4/2b2/1w2/5 w").orThrow());

        Comparison.Moves moves =
                compared.match(found -> found, refused -> new Comparison.Moves(List.of(), List.of(), List.of()));
        assertThat(moves.both()).hasSize(1).allMatch(m -> !m.removed().isEmpty());
        assertThat(moves.onlyFirst()).isEmpty();
        assertThat(moves.onlySecond()).isNotEmpty().allMatch(m -> m.removed().isEmpty());
        assertThat(moves.isEqual()).isFalse();
    }

    @Test
    void boards_that_differ_cannot_be_compared() {
        Ruleset rules = rules(List.of(MAN), List.of());
        Variant crossed = Variant.of(rules, HookRegistry.empty());
        Variant alquerque = crossed.with(rules.with("board.shape", BoardShape.ALQUERQUE));

        assertThat(Comparison.of(crossed, alquerque, crossed.start())).isInstanceOf(Comparison.Refused.class);
    }
}
