package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.qirkat.core.model.Question;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.spi.Parameter;

/** Checks that evidence speaks of what there is, that its sources are declared, and that no question is left open. */
final class EvidenceCheck {
    private final Sheet own;
    private final Sheet whole;
    private final Findings findings;

    EvidenceCheck(Sheet own, Sheet whole, Findings findings) {
        this.own = own;
        this.whole = whole;
        this.findings = findings;
    }

    void check() {
        Set<String> paths = paths();
        own.evidence().forEach((path, entry) -> {
            if (!paths.contains(path)) {
                findings.error("unknown-evidence", entry.place(), path, Findings.near(path, paths));
            }
            source(entry.evidence().source(), entry.sourcePlace());
        });
        own.examples().forEach(entry -> source(entry.example().source(), entry.sourcePlace()));
        if (!whole.about().isAbstract()) {
            questions();
        }
    }

    private void source(String key, SourceSpan place) {
        Set<String> known = whole.sources().keySet();
        if (!key.isEmpty() && !known.contains(key)) {
            findings.error("unknown-source", place, key, Findings.hint(key, known));
        }
    }

    /** All settings and groups of settings, and the hooks with their parameters. */
    private Set<String> paths() {
        Set<String> paths = new TreeSet<>();
        for (Setting<?> setting : Settings.all()) {
            if (setting.isOfKinds()) {
                whole.settings().kinds().keySet().forEach(kind -> addWithGroups(setting.of(kind), paths));
            } else if (!setting.hasStar()) {
                addWithGroups(setting.path(), paths);
            }
        }
        whole.settings().values().keySet().forEach(path -> addWithGroups(path, paths));
        for (HookEntry hook : whole.hooks()) {
            paths.add(hook.path());
            hook.given().keySet().forEach(parameter -> paths.add(hook.path() + "." + parameter));
            hook.found()
                    .ifPresent(found -> found.provider().parameters().stream()
                            .map(Parameter::name)
                            .forEach(parameter -> paths.add(hook.path() + "." + parameter)));
        }
        return paths;
    }

    static void addWithGroups(String path, Set<String> paths) {
        paths.add(path);
        for (int dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
            paths.add(path.substring(0, dot));
        }
    }

    private void questions() {
        List<String> open = new ArrayList<>();
        for (Question question : Question.values()) {
            boolean answered = whole.evidence().keySet().stream()
                    .anyMatch(path -> liesIn(path, question.path()) || liesIn(question.path(), path));
            if (!answered) {
                open.add(question.path());
            }
        }
        if (!open.isEmpty()) {
            findings.warning("unanswered", whole.idPlace(), open);
        }
    }

    private static boolean liesIn(String path, String group) {
        return path.equals(group) || path.startsWith(group + ".");
    }
}
