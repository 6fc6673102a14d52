package org.qirkat.core.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.spi.HookRegistry;

/**
 * What a rule file says about one hook.
 *
 * @param place where its name is written
 * @param isDropped whether it takes a parent's hook away
 * @param found the hook of that name, if there is one
 * @param use empty for a hook that is dropped, is not there or has bad parameters
 * @param given what was typed, by parameter
 */
record HookEntry(
        String name,
        SourceSpan place,
        boolean isDropped,
        Optional<HookRegistry.Found> found,
        Optional<HookUse> use,
        Map<String, Tree> given) {
    static final String GROUP = "hooks.";

    String path() {
        return GROUP + name;
    }

    /** Reports the hooks that a file drops though no parent uses them. */
    static void checkDrops(List<HookEntry> parents, List<HookEntry> own, Findings findings) {
        List<String> used = parents.stream().map(HookEntry::name).toList();
        own.stream()
                .filter(hook -> hook.isDropped() && !used.contains(hook.name()))
                .forEach(hook ->
                        findings.error("nothing-to-drop", hook.place(), hook.name(), Findings.near(hook.name(), used)));
    }

    /** A parent's hooks as a child leaves them: overridden in their place, dropped, and the child's own behind. */
    static List<HookEntry> merge(List<HookEntry> parents, List<HookEntry> own) {
        Map<String, HookEntry> merged = new LinkedHashMap<>();
        parents.forEach(hook -> merged.put(hook.name(), hook));
        own.forEach(hook -> merged.put(hook.name(), hook));
        merged.values().removeIf(HookEntry::isDropped);
        return List.copyOf(merged.values());
    }
}
