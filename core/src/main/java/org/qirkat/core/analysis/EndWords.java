package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qirkat.core.model.DrawRule;
import org.qirkat.core.model.EndRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;

/** The ends of a game in words. */
final class EndWords {
    private EndWords() {}

    static List<RuleSentence> of(Ruleset rules) {
        List<RuleSentence> sentences = new ArrayList<>();
        EndRule ends = rules.ends();
        DrawRule draws = rules.draws();
        add(sentences, Settings.NO_PIECES.path(), words("end.no-pieces", fate(ends.noPieces())));
        add(sentences, Settings.NO_MOVES.path(), words("end.no-moves", fate(ends.noMoves())));
        sentences.addAll(goals(ends));
        if (ends.bare() > 0) {
            add(sentences, Settings.BARE.path(), words("end.bare", ends.bare()));
        }
        ends.endings().forEach(ending -> add(sentences, Settings.ENDINGS.path(), EndingWords.of(ending)));
        if (ends.endings().isEmpty() && draws.repetition() == 0 && draws.noProgress() == 0 && draws.bare() == 0) {
            add(sentences, "draws", words("draws.none"));
        }
        if (draws.repetition() > 0) {
            add(sentences, Settings.REPETITION.path(), words("draws.repetition", draws.repetition()));
        }
        if (draws.noProgress() > 0) {
            Text progress = RulesInWords.or(draws.progress().stream()
                    .map(p -> words(
                            "progress." + p.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                    .toList());
            sentences.add(new RuleSentence(
                    words("draws.no-progress", draws.noProgress(), progress),
                    List.of(Settings.NO_PROGRESS.path(), Settings.PROGRESS.path())));
        }
        if (draws.bare() > 0) {
            add(sentences, Settings.DRAW_BARE.path(), words("draws.bare", draws.bare()));
        }
        return sentences;
    }

    private static List<RuleSentence> goals(EndRule ends) {
        List<RuleSentence> sentences = new ArrayList<>();
        ends.goal().forEach(kind -> add(sentences, Settings.GOAL.path(), words("end.goal", KindWords.some(kind))));
        ends.royal().forEach(kind -> add(sentences, Settings.ROYAL.path(), words("end.royal", KindWords.of(kind))));
        return sentences;
    }

    private static Text fate(EndRule.Fate fate) {
        return words("fate." + fate.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static void add(List<RuleSentence> sentences, String path, Text words) {
        sentences.add(new RuleSentence(words, List.of(path)));
    }
}
