package org.qirkat.core.spi;

import java.util.List;
import org.qirkat.core.model.Text;

/**
 * A plug-in's offer of one rule, found by {@link java.util.ServiceLoader}; it needs a public constructor without arguments.
 * Rule files name it under {@code hooks: [{use: name, with: {…}}]}.
 */
public interface HookProvider {
    /** Lower-case words with dashes, unique among all providers. */
    String name();

    /** One sentence for people; by default the key {@code name + ".summary"} of the bundle beside the class. */
    default Text summary() {
        return Text.of(getClass(), name() + ".summary");
    }

    /** The parameters a rule file may give under {@code with}. */
    default List<Parameter<?>> parameters() {
        return List.of();
    }

    /**
     * Makes the hook for one rule set, once per compile and once more when its file is checked.
     *
     * @param given checked values for all declared parameters
     * @throws InvalidParameters for what only the hook can judge, such as combinations
     */
    Hook bind(Parameters given, HookContext context);
}
