package org.qirkat.core.play;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Ruleset;

/**
 * A line of the library's list: a file and what came of reading it.
 *
 * @param rules absent if the file does not load
 * @param findings all of them, by place
 */
public record LibraryEntry(LibraryFile file, Optional<Ruleset> rules, List<Diagnostic> findings) {
    public LibraryEntry {
        findings = List.copyOf(findings);
    }

    public String id() {
        return rules.map(Ruleset::id).orElse(file.id());
    }

    /** Whether it loads and is a game of its own, not only a parent of others. */
    public boolean isPlayable() {
        return rules.isPresent() && !rules.get().about().isAbstract();
    }

    public Optional<Diagnostic> firstError() {
        return findings.stream().filter(Diagnostic::isError).findFirst();
    }
}
