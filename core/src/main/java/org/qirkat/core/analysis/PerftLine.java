package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookFailure;

/**
 * A line of a file of counts: a position, a depth, and how many paths of legal moves of that length there are. The
 * three stand between tabs; a line that begins with {@code #} is a remark.
 *
 * @param position position text, PDN FEN or "start"
 */
record PerftLine(String position, int depth, long count, SourceSpan place) {
    private static final String NUMBER = "0|[1-9][0-9]{0,17}";
    private static final String DEPTH = "[1-9][0-9]?";

    /** Reads the text of a file; lines that cannot be read become findings. */
    static List<PerftLine> read(String text, String file, List<Diagnostic> findings) {
        List<PerftLine> lines = new ArrayList<>();
        List<String> written = text.lines().toList();
        for (int i = 0; i < written.size(); i++) {
            String line = written.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            SourceSpan place = new SourceSpan(file, i + 1, 1, i + 1, line.length() + 1);
            Optional<PerftLine> read = line(line.split("\t", -1), place);
            read.ifPresent(lines::add);
            if (read.isEmpty()) {
                findings.add(Diagnostic.error("bad-count", place, Text.of(PerftLine.class, "trial.bad-count")));
            }
        }
        return lines;
    }

    private static Optional<PerftLine> line(String[] parts, SourceSpan place) {
        return parts.length == 3 && parts[1].matches(DEPTH) && parts[2].matches(NUMBER)
                ? Optional.of(new PerftLine(parts[0], Integer.parseInt(parts[1]), Long.parseLong(parts[2]), place))
                : Optional.empty();
    }

    /** Counts; a finding where the number is another one, or nothing can be counted. */
    List<Diagnostic> tryOn(Variant variant) throws InterruptedException {
        Reading<Position> read = variant.readPosition(position, place);
        if (read.value().isEmpty()) {
            return read.findings();
        }
        try {
            long counted = Perft.count(variant, read.value().get(), depth);
            return counted == count
                    ? List.of()
                    : List.of(Diagnostic.error(
                            "wrong-count",
                            place,
                            Text.of(PerftLine.class, "trial.wrong-count", "" + depth, "" + count, "" + counted)));
        } catch (HookFailure failure) {
            return List.of(Diagnostic.error("hook-failure", place, failure.text()));
        }
    }
}
