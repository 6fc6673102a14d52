package org.qirkat.core.load;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Ruleset;

/**
 * What came of reading a rule file.
 *
 * @param ruleset absent if there are errors
 * @param findings all of them, by place; a parent that does not load is one finding, which names its first error; what
 *     fits no more with what a parent states is a finding in the parent's file
 */
public record Loaded(Optional<Ruleset> ruleset, List<Diagnostic> findings) {
    public Loaded {
        findings = List.copyOf(findings);
    }
}
