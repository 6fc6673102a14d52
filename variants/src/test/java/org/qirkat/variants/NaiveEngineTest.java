package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Position;
import org.qirkat.core.oracle.NaiveEngine;
import org.qirkat.core.play.Variant;

/** The naive generator against numbers from outside: who is to judge the engine must be right without it. */
class NaiveEngineTest {
    /** Counts above this take the naive generator too long. */
    private static final long PATIENCE = 300;

    @Test
    void the_legal_moves_are_those_of_another_program() {
        List<String> wrong = new ArrayList<>();
        OutsideNumbersTest.rows("fixtures-open.tsv").forEach((id, rows) -> {
            Variant variant = Shipped.variant(id);
            NaiveEngine naive = new NaiveEngine(variant.rules());
            for (String[] row : rows) {
                String moves = String.join(";", canonical(variant, naive, row[1]));
                if (!moves.equals(row[2])) {
                    wrong.add(id + " " + row[1] + " is " + moves + " not " + row[2]);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void the_legal_moves_are_those_of_the_rule_books() {
        List<String> wrong = new ArrayList<>();
        OutsideNumbersTest.rows("rulebook-draughts.tsv").forEach((id, rows) -> {
            Variant variant = Shipped.variant(id);
            NaiveEngine naive = new NaiveEngine(variant.rules());
            for (String[] row : rows) {
                String ends = canonical(variant, naive, row[1]).stream()
                        .map(move -> move.replaceFirst(":.*", ""))
                        .sorted()
                        .collect(Collectors.joining(" "));
                if (!ends.equals(row[2])) {
                    wrong.add(id + " " + row[1] + " is " + ends + " not " + row[2]);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    private static List<String> canonical(Variant variant, NaiveEngine naive, String text) {
        Position position = variant.readPosition(text).orThrow();
        return naive.legalMoves(position).stream()
                .map(variant::canonical)
                .sorted()
                .toList();
    }

    @Test
    void the_counts_are_those_of_other_programs() {
        assertThat(wrongCounts("perft-start.tsv", -1)).isEmpty();
        assertThat(wrongCounts("positions-draughts.tsv", 1)).isEmpty();
    }

    /** The nearest position of each rule set has the closing of rows in it. */
    @Test
    void the_counts_where_rows_close_are_those_of_another_program() {
        List<String> wrong = new ArrayList<>();
        OutsideNumbersTest.rows("perft-positions.tsv").forEach((id, rows) -> {
            Variant variant = Shipped.variant(id);
            for (String[] row : rows) {
                if (Long.parseLong(row[3]) < 70 * PATIENCE && id.startsWith("tu")) {
                    check(variant, row[1], Integer.parseInt(row[2]), Long.parseLong(row[3]), wrong);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    /** A column for the position, or -1 for files of start positions. */
    private static List<String> wrongCounts(String file, int positionColumn) {
        List<String> wrong = new ArrayList<>();
        OutsideNumbersTest.rows(file).forEach((id, rows) -> {
            Variant variant = Shipped.variant(id);
            for (String[] row : rows) {
                String position = positionColumn < 0 ? "start" : row[positionColumn];
                int depth = Integer.parseInt(row[positionColumn < 0 ? 1 : 2]);
                long count = Long.parseLong(row[positionColumn < 0 ? 2 : 3]);
                if (count < PATIENCE) {
                    check(variant, position, depth, count, wrong);
                }
            }
        });
        return wrong;
    }

    private static void check(Variant variant, String text, int depth, long expected, List<String> wrong) {
        Position position = variant.readPosition(text).orThrow();
        long count = new NaiveEngine(variant.rules()).perft(position, depth);
        if (count != expected) {
            wrong.add(variant.id() + " " + text + " at " + depth + " has " + count + " not " + expected);
        }
    }
}
