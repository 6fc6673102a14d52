package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qirkat.core.analysis.Perft;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/** The shipped rule sets against positions and counts from other programs and rule books. */
class OutsideNumbersTest {
    /** The rows of a file of the core's test resources that speak of a shipped rule set, by its id. */
    static Map<String, List<String[]>> rows(String file) {
        List<String> shipped = Shipped.games().toList();
        try (InputStream in =
                        Objects.requireNonNull(OutsideNumbersTest.class.getResourceAsStream("/truth/" + file), file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .filter(row -> shipped.contains(row[0]))
                    .collect(Collectors.groupingBy(row -> row[0], TreeMap::new, Collectors.toList()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file, unreadable);
        }
    }

    @Test
    void the_legal_moves_are_those_of_another_program() {
        List<String> wrong = new ArrayList<>();
        rows("fixtures-open.tsv").forEach((id, rows) -> {
            Variant variant = Shipped.variant(id);
            for (String[] row : rows) {
                Position position = variant.readPosition(row[1]).orThrow();
                String moves = String.join(";", variant.canonicalMoves(position));
                if (!moves.equals(row[2])) {
                    wrong.add(id + " " + row[1] + " is " + moves + " not " + row[2]);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void the_counts_from_positions_are_those_of_other_programs() throws InterruptedException {
        assertThat(wrongCounts("perft-positions.tsv")).isEmpty();
        assertThat(wrongCounts("positions-draughts.tsv")).isEmpty();
    }

    private static List<String> wrongCounts(String file) throws InterruptedException {
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, List<String[]>> rows : rows(file).entrySet()) {
            Variant variant = Shipped.variant(rows.getKey());
            for (String[] row : rows.getValue()) {
                Position position = variant.readPosition(row[1]).orThrow();
                long count = Perft.count(variant, position, Integer.parseInt(row[2]));
                if (count != Long.parseLong(row[3])) {
                    wrong.add(variant + " " + row[1] + " at " + row[2] + " has " + count + " not " + row[3]);
                }
            }
        }
        return wrong;
    }

    /** Its counts file is what a rule set is tried on, by {@code check} and by the build. */
    @Test
    void every_published_count_stands_in_the_counts_file_of_its_rule_set() {
        List<String> missing = new ArrayList<>();
        rows("perft-draughts.tsv").forEach((id, rows) -> {
            List<String> counts = Shipped.LIBRARY
                    .file(id)
                    .orElseThrow()
                    .perft()
                    .orElse("")
                    .lines()
                    .toList();
            for (String[] row : rows) {
                String line = String.join("\t", row[1], row[3], row[4]);
                if (!counts.contains(line)) {
                    missing.add(id + " " + line);
                }
            }
        });
        assertThat(missing).isEmpty();
    }

    @Test
    void the_legal_moves_are_those_of_the_rule_books() {
        List<String> wrong = new ArrayList<>();
        rows("rulebook-draughts.tsv").forEach((id, rows) -> {
            Variant variant = Shipped.variant(id);
            for (String[] row : rows) {
                Position position = variant.readPosition(row[1]).orThrow();
                String ends = variant.canonicalMoves(position).stream()
                        .map(move -> move.replaceFirst(":.*", ""))
                        .sorted()
                        .collect(Collectors.joining(" "));
                if (!ends.equals(row[2])) {
                    wrong.add(id + " " + row[1] + " is " + ends + " not " + row[2] + ": " + row[3]);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }
}
