package org.qirkat.core.load;

import java.util.Optional;
import org.qirkat.core.spi.HookRegistry;

/** Reads rule files. Immutable and thread-safe. */
public final class RulesetLoader {
    /** Where {@code extends} finds parents: the text of the rule file with an id, if there is one. */
    public interface Parents {
        Optional<RuleFile> find(String id);

        /** All ids there are, for suggestions. */
        Iterable<String> ids();
    }

    private final HookRegistry hooks;
    private final Parents parents;

    public RulesetLoader(HookRegistry hooks, Parents parents) {
        this.hooks = hooks;
        this.parents = parents;
    }

    /** Reads one file and its parents. Never throws for what a file says, however hostile. */
    @SuppressWarnings("DoNotCallSuggester")
    public Loaded load(RuleFile file) {
        throw new UnsupportedOperationException(hooks.all() + parents.toString() + file.name());
    }
}
