package org.qirkat.core.load;

import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;

/**
 * The declaration of a key of rule files that is no setting: what its reader asks for, and what the schema shows.
 * Its meaning in words is the key {@code key.} + path of this package's bundle.
 *
 * @param path with the group it stands in, if any ({@code sources.key})
 * @param pattern a regular expression for its values, or empty where the type says it all
 */
record Key<T>(String path, ValueType<T> type, boolean isRequired, String pattern) {
    static <T> Key<T> required(String path, ValueType<T> type) {
        return new Key<>(path, type, true, "");
    }

    static <T> Key<T> optional(String path, ValueType<T> type) {
        return new Key<>(path, type, false, "");
    }

    Key<T> like(String regularExpression) {
        return new Key<>(path, type, isRequired, regularExpression);
    }

    /** The key as it stands in its group. */
    String name() {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    Text meaning() {
        return Findings.text("key." + path);
    }
}
