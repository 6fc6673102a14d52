package org.qirkat.core.model;

import java.util.Map;
import java.util.TreeMap;

/**
 * A rule set's use of a hook: data only, the object that does the work belongs to the engine.
 *
 * @param name the hook's name
 * @param parameters checked values of all declared parameters by name, defaults filled in
 * @param written the same values as a rule file writes them, for display, comparison and hash
 */
public record HookUse(String name, Map<String, Object> parameters, Map<String, String> written) {
    public HookUse {
        parameters = Map.copyOf(parameters);
        written = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(written));
    }

    /** Its path in a rule set: {@code hooks.} + name. */
    public String path() {
        return "hooks." + name;
    }
}
