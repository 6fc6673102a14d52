package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.List;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;

/** The names of points and the letters of pieces in words. */
final class NotationWords {
    private NotationWords() {}

    static List<RuleSentence> of(Ruleset rules) {
        List<Text> letters = rules.kinds().stream()
                .map(k -> words("notation.letters", KindWords.of(k.name()), k.white(), k.black()))
                .toList();
        return List.of(
                new RuleSentence(
                        words(rules.names().isNumeric() ? "notation.numeric" : "notation.algebraic"),
                        List.of(Settings.POINT_NAMING.path())),
                new RuleSentence(
                        words("notation.pieces", letters),
                        rules.kinds().stream()
                                .map(PieceKind::name)
                                .map(Settings.LETTERS::of)
                                .toList()));
    }
}
