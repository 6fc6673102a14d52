package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.About;
import org.qirkat.core.model.Source;
import org.qirkat.core.model.SourceSpan;

/**
 * What one rule file says, or a rule file over its parents.
 *
 * @param idPlace where the id is written
 * @param parent the id it extends, as typed
 */
record Sheet(
        About about,
        SourceSpan idPlace,
        Optional<Tree.Leaf> parent,
        Settled settings,
        List<HookEntry> hooks,
        Map<String, Source> sources,
        Map<String, EvidenceEntry> evidence,
        List<ExampleEntry> examples) {

    /** This file over a parent that is itself over its parents. */
    Sheet over(Sheet above) {
        Map<String, Source> allSources = new LinkedHashMap<>(above.sources);
        allSources.putAll(sources);
        Map<String, EvidenceEntry> allEvidence = new LinkedHashMap<>(above.evidence);
        allEvidence.keySet().removeIf(this::overrides);
        allEvidence.putAll(evidence);
        return new Sheet(
                over(above.about),
                idPlace,
                parent,
                settings.over(above.settings),
                HookEntry.merge(above.hooks, hooks),
                allSources,
                allEvidence,
                examples);
    }

    /**
     * Whether this file says something that a parent's evidence for a path no longer speaks of. Evidence for a group
     * goes with the first setting of the group that changes, since nobody said it of the rest alone.
     */
    private boolean overrides(String path) {
        return settings.changes(path)
                || settings.changesWithin(path)
                || hooks.stream().anyMatch(h -> path.equals(h.path()) || path.startsWith(h.path() + "."));
    }

    private About over(About above) {
        List<String> parents = new ArrayList<>(List.of(above.id()));
        parents.addAll(above.parents());
        return new About(
                about.id(),
                about.names().isEmpty() ? above.names() : about.names(),
                either(about.family(), above.family()),
                either(about.region(), above.region()),
                either(about.date(), above.date()),
                about.summary(),
                about.isAbstract(),
                parents);
    }

    private static String either(String own, String inherited) {
        return own.isEmpty() ? inherited : own;
    }
}
