package org.qirkat.core.spi;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qirkat.core.model.Diagnostic;

/**
 * The hooks there are, by name, with where each came from.
 * Two hooks of one name are both refused, with a finding that names both classes; a broken jar is a finding too.
 */
public final class HookRegistry {
    /**
     * A provider and its origin.
     *
     * @param origin the jar or folder it was loaded from
     */
    public record Found(HookProvider provider, String origin) {}

    private final Map<String, Found> hooks;
    private final List<Diagnostic> findings;

    HookRegistry(Map<String, Found> hooks, List<Diagnostic> findings) {
        this.hooks = new TreeMap<>(hooks);
        this.findings = List.copyOf(findings);
    }

    /** No hooks at all. */
    public static HookRegistry empty() {
        return new HookRegistry(Map.of(), List.of());
    }

    /**
     * The hooks of the class path and of the jars in folders. A folder that is not there is an empty one; a jar has a
     * class loader of its own, so plug-ins do not see each other. Never throws for what a plug-in does; whatever is wrong
     * is among the {@link #findings}, and the rest is served.
     */
    public static HookRegistry load(List<Path> pluginFolders) {
        HookFinder finder = new HookFinder();
        finder.classPath();
        pluginFolders.stream()
                .map(folder -> folder.toAbsolutePath().normalize())
                .distinct()
                .forEach(finder::folder);
        return finder.registry();
    }

    /** These providers only, for tests. */
    public static HookRegistry of(HookProvider... providers) {
        Map<String, Found> hooks = new TreeMap<>();
        for (HookProvider provider : providers) {
            hooks.put(provider.name(), new Found(provider, provider.getClass().getName()));
        }
        return new HookRegistry(hooks, List.of());
    }

    public Optional<Found> find(String name) {
        return Optional.ofNullable(hooks.get(name));
    }

    /** All hooks, by name. */
    public Collection<Found> all() {
        return hooks.values();
    }

    /** What was wrong with jars and providers. */
    public List<Diagnostic> findings() {
        return findings;
    }
}
