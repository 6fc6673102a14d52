package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.List;
import java.util.Locale;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;

/** The crowning in words; of pieces that are never crowned only the first kind is worth a sentence. */
final class CrowningWords {
    private CrowningWords() {}

    static List<RuleSentence> of(Ruleset rules) {
        return rules.kinds().stream()
                .filter(kind -> kind.equals(rules.kinds().get(0))
                        || rules.rule(kind).promotion().isPresent())
                .map(kind -> sentence(kind, rules))
                .toList();
    }

    private static RuleSentence sentence(PieceKind kind, Ruleset rules) {
        String name = kind.name();
        Text words = rules.rule(kind)
                .promotion()
                .map(p -> promotion(name, p))
                .orElseGet(() -> words("crowning.none", KindWords.one(name)));
        return new RuleSentence(
                words, List.of(Settings.PROMOTES_TO.of(name), Settings.ZONE.of(name), Settings.MOMENT.of(name)));
    }

    private static Text promotion(String kind, PieceRule.Promotion promotion) {
        return words(
                "crowning",
                KindWords.one(kind),
                KindWords.some(promotion.to()),
                ZoneWords.of(promotion.zone()),
                words("moment." + lower(promotion.moment())));
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
