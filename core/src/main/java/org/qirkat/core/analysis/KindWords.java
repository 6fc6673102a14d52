package org.qirkat.core.analysis;

import java.util.List;
import org.qirkat.core.model.Text;

/**
 * The names of piece kinds in words: those of the books in the reader's language, others as the rule file has them.
 * A language with genders has each name with and without its article.
 */
final class KindWords {
    private KindWords() {}

    /** "man", as a part of a sentence. */
    static Text of(String kind) {
        return named("kind.", kind);
    }

    /** "A man", at the beginning of a sentence. */
    static Text one(String kind) {
        return named("one-kind.", kind);
    }

    /** "a man or a king", as a part of a sentence. */
    static Text or(List<String> kinds) {
        return RulesInWords.or(kinds.stream().map(KindWords::some).toList());
    }

    /** "a man", as a part of a sentence. */
    static Text some(String kind) {
        return named("a-kind.", kind);
    }

    private static Text named(String prefix, String kind) {
        return Text.ofEither(RulesInWords.class, prefix + kind, prefix + "other", kind);
    }
}
