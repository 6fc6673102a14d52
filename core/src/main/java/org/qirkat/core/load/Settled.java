package org.qirkat.core.load;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.qirkat.core.model.SourceSpan;

/**
 * The settings that a rule file states, alone or over its parents.
 *
 * @param values by concrete path
 * @param kinds the kinds of piece, each with the place that declares it
 * @param resets the groups that go back to their defaults
 */
record Settled(Map<String, Stated> values, Map<String, SourceSpan> kinds, Set<String> resets) {
    static Settled nothing() {
        return new Settled(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashSet<>());
    }

    /** These settings where they say something, and a parent's elsewhere. */
    Settled over(Settled parent) {
        Settled both = nothing();
        both.values.putAll(parent.values);
        both.values.keySet().removeIf(this::changes);
        both.values.putAll(values);
        both.kinds.putAll(parent.kinds);
        both.kinds.putAll(kinds);
        return both;
    }

    /** Whether these settings say something of their own about a path. */
    boolean changes(String path) {
        return values.containsKey(path) || resets.stream().anyMatch(group -> path.startsWith(group + "."));
    }

    /** Whether these settings say something of their own about a group, or about a setting in it. */
    boolean changesWithin(String group) {
        return Stream.concat(values.keySet().stream(), resets.stream())
                .anyMatch(path -> path.equals(group) || path.startsWith(group + "."));
    }

    /** Whether all that is said about a group of settings can be read. */
    boolean isReadable(String group) {
        return values.entrySet().stream()
                .filter(e -> e.getKey().startsWith(group))
                .allMatch(e -> e.getValue().isReadable());
    }
}
