package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qirkat.core.model.Heading;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.Zone;

/** The moves without capture in words. */
final class StepWords {
    private StepWords() {}

    static List<RuleSentence> of(Ruleset rules) {
        List<RuleSentence> sentences = new ArrayList<>();
        for (PieceKind kind : rules.kinds()) {
            String name = kind.name();
            sentences.add(new RuleSentence(
                    step(name, rules.rule(kind).steps()),
                    List.of(
                            Settings.STEP_DIRECTIONS.of(name),
                            Settings.STEP_RANGE.of(name),
                            Settings.STEP_LINES.of(name))));
            far(name, rules.rule(kind).steps(), sentences);
            frozen(name, rules.rule(kind).steps(), sentences);
        }
        return sentences;
    }

    private static void far(String kind, PieceRule.Steps steps, List<RuleSentence> sentences) {
        steps.far()
                .ifPresent(far -> sentences.add(new RuleSentence(
                        words(
                                far.within() ? "step.far-within" : "step.far",
                                KindWords.one(kind),
                                far.region(),
                                range(far.range())),
                        List.of(
                                Settings.FAR_REGION.of(kind),
                                Settings.FAR_RANGE.of(kind),
                                Settings.FAR_WITHIN.of(kind)))));
    }

    private static void frozen(String kind, PieceRule.Steps steps, List<RuleSentence> sentences) {
        if (!steps.frozen().equals(Zone.NOWHERE)) {
            sentences.add(new RuleSentence(
                    words("step.frozen", KindWords.one(kind), ZoneWords.of(steps.frozen())),
                    List.of(Settings.FROZEN.of(kind))));
        }
    }

    private static Text step(String kind, PieceRule.Steps steps) {
        return steps.headings().isEmpty()
                ? words("step.none", KindWords.one(kind))
                : words(
                        "step",
                        KindWords.one(kind),
                        range(steps.range()),
                        directions(steps.headings()),
                        lines(steps.lines()));
    }

    private static Text range(int range) {
        return range == 1
                ? words("range.one")
                : range == Integer.MAX_VALUE ? words("range.any") : words("range.some", range);
    }

    static Text directions(List<Heading> headings) {
        return RulesInWords.or(headings.stream()
                .map(h -> words("heading." + h.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .toList());
    }

    /** Along which lines; the drawn ones are what a reader expects. */
    static Text lines(List<String> groups) {
        return groups.equals(List.of(PieceRule.DRAWN))
                ? words("lines.drawn")
                : words(
                        "lines.groups",
                        RulesInWords.or(groups.stream().map(Text::verbatim).toList()));
    }
}
