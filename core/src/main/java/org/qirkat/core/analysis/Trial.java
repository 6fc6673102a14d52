package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.List;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.play.LibraryFile;
import org.qirkat.core.play.Variant;

/**
 * What came of putting a rule set to the proof: its examples and the counts beside its file.
 *
 * @param examples how many examples there are
 * @param counts how many lines of counts were counted
 * @param leftOut how many were not, being longer than asked for
 * @param findings each example and count that fails, and each line of counts that cannot be read
 */
public record Trial(int examples, int counts, int leftOut, List<Diagnostic> findings) {
    public Trial {
        findings = List.copyOf(findings);
    }

    /**
     * Runs all examples, and the counts that have no more leaves than a number.
     *
     * @throws InterruptedException when the thread is interrupted while it counts
     */
    public static Trial of(Variant variant, LibraryFile file, long mostLeaves) throws InterruptedException {
        List<Diagnostic> findings = new ArrayList<>(new ExampleTrial(variant).findings());
        List<PerftLine> lines = file.perft()
                .map(text -> PerftLine.read(text, file.perftName(), findings))
                .orElse(List.of());
        List<PerftLine> counted =
                lines.stream().filter(line -> line.count() <= mostLeaves).toList();
        for (PerftLine line : counted) {
            findings.addAll(line.tryOn(variant));
        }
        return new Trial(variant.rules().examples().size(), counted.size(), lines.size() - counted.size(), findings);
    }
}
