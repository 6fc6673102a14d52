package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;

/** The captures in words. */
final class CaptureWords {
    private CaptureWords() {}

    static List<RuleSentence> of(Ruleset rules) {
        List<RuleSentence> sentences = new ArrayList<>();
        boolean flying = false;
        for (PieceKind kind : rules.kinds()) {
            PieceRule.Captures captures = rules.rule(kind).captures();
            flying |= captures.range() > 1;
            piece(kind.name(), captures, rules, sentences);
        }
        CaptureRule rule = rules.captures();
        add(sentences, Settings.OBLIGATION.path(), words("obligation." + lower(rule.obligation())));
        add(sentences, Settings.CONTINUATION.path(), words("continuation." + lower(rule.continuation())));
        add(sentences, Settings.PRECEDENCE.path(), precedence(rule.precedence()));
        boolean chains = rule.continuation() != CaptureRule.Continuation.NONE;
        if (chains) {
            add(sentences, Settings.REMOVAL.path(), words("removal." + lower(rule.removal())));
        }
        if (chains && (flying || !rule.reversal() || !rule.turning())) {
            String key = rule.turning() ? "reversal." + (rule.reversal() ? "yes" : "no") : "turning.no";
            sentences.add(new RuleSentence(words(key), List.of(Settings.REVERSAL.path(), Settings.TURNING.path())));
        }
        if (rule.landingPreference() != CaptureRule.LandingPreference.NONE) {
            add(sentences, Settings.LANDING_PREFERENCE.path(), words("landing-preference.must-continue"));
        }
        return sentences;
    }

    private static void piece(String kind, PieceRule.Captures captures, Ruleset rules, List<RuleSentence> sentences) {
        List<String> paths = List.of(
                Settings.CAPTURE_DIRECTIONS.of(kind),
                Settings.CAPTURE_RANGE.of(kind),
                Settings.RUN.of(kind),
                Settings.LANDING.of(kind),
                Settings.CAPTURE_LINES.of(kind));
        if (captures.headings().isEmpty()) {
            sentences.add(new RuleSentence(words("capture.none", KindWords.one(kind)), paths));
            return;
        }
        String landing = captures.range() == 1 ? "next" : lower(captures.landing());
        sentences.add(new RuleSentence(
                words(
                        "capture",
                        KindWords.one(kind),
                        range(captures.range()),
                        StepWords.directions(captures.headings()),
                        StepWords.lines(captures.lines()),
                        words("landing." + landing)),
                paths));
        if (captures.run() > 1) {
            Text piece = KindWords.one(kind);
            Text run =
                    captures.run() == Integer.MAX_VALUE ? words("run.any", piece) : words("run", piece, captures.run());
            add(sentences, Settings.RUN.of(kind), run);
        }
        if (captures.takes().size() < rules.kinds().size()) {
            Text takes = words("takes", KindWords.one(kind), KindWords.or(captures.takes()));
            add(sentences, Settings.TAKES.of(kind), takes);
        }
    }

    private static Text range(int range) {
        return range == 1
                ? words("leap.short")
                : range == Integer.MAX_VALUE ? words("leap.flying") : words("leap.some", range);
    }

    private static Text precedence(List<CaptureRule.Precedence> order) {
        if (order.isEmpty()) {
            return words("precedence.free");
        }
        List<Text> rules =
                order.stream().map(p -> words("precedence." + lower(p))).toList();
        Text all = rules.get(0);
        for (Text next : rules.subList(1, rules.size())) {
            all = words("precedence.then", all, next);
        }
        return words("precedence", all);
    }

    private static void add(List<RuleSentence> sentences, String path, Text words) {
        sentences.add(new RuleSentence(words, List.of(path)));
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
