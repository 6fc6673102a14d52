package org.qirkat.core.model;

import java.util.List;
import java.util.Map;

/**
 * What a rule set is, apart from its rules.
 *
 * @param id flat and unique
 * @param names by language code; always has "en"
 * @param family the heading it is listed under
 * @param isAbstract whether it may only be extended, not played
 * @param parents the ids it extends, nearest first
 */
public record About(
        String id,
        Map<String, String> names,
        String family,
        String region,
        String date,
        String summary,
        boolean isAbstract,
        List<String> parents) {
    public About {
        names = Map.copyOf(names);
        parents = List.copyOf(parents);
    }

    /** The name in a language, or else in English. */
    public String name(String language) {
        return names.getOrDefault(language, names.getOrDefault("en", id));
    }
}
