package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.List;
import java.util.Locale;
import org.qirkat.core.model.Ending;
import org.qirkat.core.model.Text;

/** One ending in words. */
final class EndingWords {
    private EndingWords() {}

    static Text of(Ending ending) {
        Text forces = words("ending.forces", force(ending.first()), force(ending.second()));
        boolean isLimited = ending.total().least() > 0 || ending.total().most() < Ending.Amount.UNBOUNDED;
        Text all = isLimited ? words("ending.in-all", forces, amount(ending.total())) : forces;
        String key = "ending." + ending.result().name().toLowerCase(Locale.ROOT);
        return ending.isAtOnce() ? words(key, all) : words(key + "-after", all, ending.moves());
    }

    private static Text force(Ending.Force force) {
        List<Text> terms = force.terms().stream().map(EndingWords::term).toList();
        Text all = terms.get(0);
        for (Text next : terms.subList(1, terms.size())) {
            all = words("ending.and", all, next);
        }
        return all;
    }

    private static Text term(Ending.Term term) {
        String number = term.amount().equals(new Ending.Amount(1, 1)) ? "one" : "many";
        Text kind = Text.ofEither(
                RulesInWords.class, "counted." + term.kind() + "." + number, "counted.other", term.kind());
        return words("ending.term", amount(term.amount()), kind);
    }

    private static Text amount(Ending.Amount amount) {
        if (amount.most() == Ending.Amount.UNBOUNDED) {
            return amount.least() == 0 ? words("amount.every") : words("amount.least", amount.least());
        }
        return amount.least() == amount.most()
                ? words("amount", amount.least())
                : words("amount.range", amount.least(), amount.most());
    }
}
