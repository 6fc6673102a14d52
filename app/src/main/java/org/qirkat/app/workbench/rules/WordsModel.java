package org.qirkat.app.workbench.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.analysis.RulesInWords;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Source;
import org.qirkat.core.model.Text;

/** The rules that are played, in full sentences made from the settings, each with its evidence. Belongs to the event thread. */
public final class WordsModel {
    /** Sentences under a heading. */
    public record Part(Text heading, List<Line> lines) {}

    /**
     * A sentence.
     *
     * @param evidence how well it is attested; empty words where nothing is said
     */
    public record Line(Text words, Text evidence) {}

    private final Session session;

    public WordsModel(Session session) {
        this.session = session;
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    private Ruleset rules() {
        return session.variant().rules();
    }

    public Text about() {
        return Text.verbatim(rules().about().summary());
    }

    public List<Part> parts() {
        return RulesInWords.of(rules(), session.library().hooks()).stream()
                .map(section -> new Part(
                        section.heading(),
                        section.sentences().stream()
                                .map(s -> new Line(s.words(), evidence(s.path())))
                                .toList()))
                .toList();
    }

    public List<Text> sources() {
        return rules().sources().stream().map(WordsModel::source).toList();
    }

    private static Text source(Source source) {
        return source.year().isEmpty()
                ? text("source.undated", source.author(), source.title())
                : text("source", source.author(), source.title(), source.year());
    }

    private Text evidence(String path) {
        Optional<Evidence> found = rules().evidenceFor(path);
        return found.map(WordsModel::said).orElse(Text.verbatim(""));
    }

    private static Text said(Evidence evidence) {
        Text status = text("status." + evidence.status().name().toLowerCase(Locale.ROOT));
        if (evidence.source().isEmpty()) {
            return text("evidence", status);
        }
        return evidence.pages().isEmpty()
                ? text("evidence.source", status, evidence.source())
                : text("evidence.pages", status, evidence.source(), evidence.pages());
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(WordsModel.class, key, arguments);
    }
}
