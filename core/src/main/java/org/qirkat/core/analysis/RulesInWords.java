package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.List;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.Parameter;

/** The rules of a rule set as a reader wants them: sentences made from the settings, by parts. */
public final class RulesInWords {
    private RulesInWords() {}

    /** All parts that have something to say, in the order in which one explains a game. */
    public static List<RuleSection> of(Ruleset rules, HookRegistry hooks) {
        List<RuleSection> sections = new ArrayList<>();
        add(sections, "board", BoardWords.of(rules));
        add(sections, "moves", StepWords.of(rules));
        add(sections, "captures", CaptureWords.of(rules));
        add(sections, "crowning", CrowningWords.of(rules));
        add(sections, "special", special(rules, hooks));
        add(sections, "end", EndWords.of(rules));
        add(sections, "notation", NotationWords.of(rules));
        return sections;
    }

    private static void add(List<RuleSection> sections, String name, List<RuleSentence> sentences) {
        if (!sentences.isEmpty()) {
            sections.add(new RuleSection(words("section." + name), sentences));
        }
    }

    private static List<RuleSentence> special(Ruleset rules, HookRegistry hooks) {
        List<RuleSentence> sentences = new ArrayList<>();
        for (HookUse use : rules.hooks()) {
            hooks.find(use.name()).map(HookRegistry.Found::provider).ifPresent(provider -> {
                sentences.add(new RuleSentence(provider.summary(), List.of(use.path())));
                provider.parameters().forEach(parameter -> sentences.add(parameter(provider, parameter, use)));
            });
        }
        return sentences;
    }

    private static RuleSentence parameter(HookProvider provider, Parameter<?> parameter, HookUse use) {
        String value = use.written().getOrDefault(parameter.name(), "");
        return new RuleSentence(
                words("special.parameter", provider.name(), parameter.meaning(), value),
                List.of(use.path() + "." + parameter.name()));
    }

    static Text words(String key, Object... arguments) {
        return Text.of(RulesInWords.class, key, arguments);
    }

    /** Some texts as an enumeration that ends with "or". */
    static Text or(List<Text> texts) {
        Text all = texts.get(0);
        for (int i = 1; i < texts.size(); i++) {
            all = words(i + 1 < texts.size() ? "and-so-on" : "or", all, texts.get(i));
        }
        return all;
    }
}
