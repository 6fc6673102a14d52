package org.qirkat.core.analysis;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qirkat.core.model.Ruleset;

/** The settings whose effective values differ between two rule sets, hooks and their parameters included. */
public final class RulesetDiff {
    /** What stands for a value that a rule set does not have: of a piece or hook that only the other knows. */
    public static final String ABSENT = "-";

    /** One setting and its two values, as rule files write them. */
    public record Difference(String path, String first, String second) {}

    private RulesetDiff() {}

    public static List<Difference> of(Ruleset first, Ruleset second) {
        Map<String, String> one = values(first);
        Map<String, String> other = values(second);
        Set<String> paths = new LinkedHashSet<>(one.keySet());
        paths.addAll(other.keySet());
        return paths.stream()
                .map(path -> new Difference(path, one.getOrDefault(path, ABSENT), other.getOrDefault(path, ABSENT)))
                .filter(difference -> !difference.first().equals(difference.second()))
                .toList();
    }

    private static Map<String, String> values(Ruleset rules) {
        Map<String, String> values = new LinkedHashMap<>();
        SettingsTable.of(rules).forEach(row -> values.put(row.path(), row.value()));
        return values;
    }
}
