package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Nearest;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;

/** The findings about one rule file, collected while it is read. */
final class Findings {
    private static final int MOST_SHOWN = 60;
    private static final int MOST_LISTED = 12;

    private final List<Diagnostic> all = new ArrayList<>();

    /** Adds an error whose sentence has the code as its key. */
    void error(String code, SourceSpan place, Object... arguments) {
        say(code, code, place, arguments);
    }

    /** Adds an error whose sentence has a key of its own. */
    void say(String code, String key, SourceSpan place, Object... arguments) {
        all.add(Diagnostic.error(code, place, text(key, arguments)));
    }

    void warning(String code, SourceSpan place, Object... arguments) {
        all.add(Diagnostic.warning(code, place, text(code, arguments)));
    }

    void add(Collection<Diagnostic> others) {
        all.addAll(others);
    }

    boolean hasErrors() {
        return all.stream().anyMatch(Diagnostic::isError);
    }

    /** All so far, by place. */
    List<Diagnostic> sorted() {
        return all.stream().sorted(Diagnostic.BY_PLACE).toList();
    }

    static Text text(String key, Object... arguments) {
        Object[] shown = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            shown[i] = arguments[i] instanceof String words ? clip(words) : arguments[i];
        }
        return Text.of(RulesetLoader.class, key, shown);
    }

    /** The end of a sentence about an unknown word: the nearest known one, or else all there are if they are few. */
    static Text hint(String word, Collection<String> known) {
        return Nearest.to(word, known)
                .map(near -> text("near", near))
                .orElseGet(() -> known.isEmpty() || known.size() > MOST_LISTED
                        ? text("no-hint")
                        : text("known", List.copyOf(known)));
    }

    /** The end of a sentence about an unknown word: the nearest known one, or nothing. */
    static Text near(String word, Collection<String> known) {
        return Nearest.to(word, known).map(near -> text("near", near)).orElseGet(() -> text("no-hint"));
    }

    private static String clip(String words) {
        String oneLine = words.replaceAll("\\p{Cntrl}+", " ");
        int length = oneLine.codePointCount(0, oneLine.length());
        return length <= MOST_SHOWN ? oneLine : oneLine.substring(0, oneLine.offsetByCodePoints(0, MOST_SHOWN)) + "…";
    }
}
