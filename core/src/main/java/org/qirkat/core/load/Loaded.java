package org.qirkat.core.load;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Ruleset;

/**
 * What came of reading a rule file.
 *
 * @param ruleset absent if there are errors
 * @param findings all of them, by place; those in parents name the parents' files
 */
public record Loaded(Optional<Ruleset> ruleset, List<Diagnostic> findings) {
    public Loaded {
        findings = List.copyOf(findings);
    }
}
