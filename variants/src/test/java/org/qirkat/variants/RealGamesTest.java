package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.pdn.Pdn;
import org.qirkat.core.play.pdn.PdnGame;
import org.qirkat.core.play.pdn.PdnRecord;

/**
 * Games that people played, against what another engine made of them (see qirkat.shared in the root pom).
 * The games that no reading of their record makes legal stand with the cause in unplayable-games.tsv.
 */
class RealGamesTest {
    private static final Path FILES = Path.of(System.getProperty("qirkat.shared", "../../shared"), "truth", "pdn");
    private static final List<String> KNOWN = known();

    /** What came of a file: games with moves, those that were played to the end, and their plies. */
    private record Count(int withMoves, int played, int plies) {}

    private static List<String> known() {
        try (InputStream in = Objects.requireNonNull(RealGamesTest.class.getResourceAsStream("unplayable-games.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    @BeforeEach
    void outside_games_are_there() {
        assumeTrue(Files.isDirectory(FILES), "there are no outside games at " + FILES);
    }

    @Test
    void every_game_is_played_to_its_end_or_listed_with_the_fault_of_its_record() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<String> unplayable = new ArrayList<>();
        List<String> rows = Files.readAllLines(FILES.resolve("replay.tsv"));
        for (String line : rows.subList(1, rows.size())) {
            String[] row = line.split("\t", -1);
            if (!row[2].equals("-")) {
                Count count = replay(row[0], rules(row), unplayable);
                // dctl takes the result of delfts' two games for a move and counts neither; we play both
                boolean delfts = row[0].endsWith("/delfts.pdn");
                String expected = delfts ? "2 2 252" : row[4] + " " + row[5] + " " + row[6];
                String found = count.withMoves() + " " + count.played() + " " + count.plies();
                if (row[5].isEmpty() ? count.played() != 1 || count.plies() != 19 : !found.equals(expected)) {
                    wrong.add(row[0] + " should be " + expected + ", is " + found);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(unplayable)
                .containsExactlyElementsOf(KNOWN.stream()
                        .map(known -> known.substring(0, known.lastIndexOf('\t')))
                        .toList());
    }

    /** The folder's name, but for problems and rule sets that are not shipped, where the row says. */
    private static String rules(String[] row) {
        String folder = row[0].substring(0, row[0].indexOf('/'));
        return Shipped.games().anyMatch(folder::equals) ? folder : row[2];
    }

    private static Count replay(String file, String id, List<String> unplayable) throws IOException {
        Variant variant = Shipped.variant(id);
        int withMoves = 0;
        int played = 0;
        int plies = 0;
        for (PdnRecord record : records(file)) {
            PdnGame game = Pdn.play(record, variant);
            withMoves += record.hasMoves() ? 1 : 0;
            if (game.isBad()) {
                Diagnostic first = game.findings().stream()
                        .filter(Diagnostic::isError)
                        .findFirst()
                        .orElseThrow();
                unplayable.add(
                        file + "\t" + record.number() + "\t" + first.place().line() + "\t" + game.plies());
            } else if (record.hasMoves()) {
                played++;
                plies += game.plies();
            }
        }
        return new Count(withMoves, played, plies);
    }

    private static List<PdnRecord> records(String file) throws IOException {
        List<PdnRecord> records = new ArrayList<>();
        try (InputStream in = Files.newInputStream(FILES.resolve(file))) {
            Pdn.records(in, file).forEachRemaining(records::add);
        }
        return records;
    }

    @Test
    void the_samples_of_the_standard_are_read_but_for_the_nested_comment() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String line : Files.readAllLines(FILES.resolve("replay.tsv"))) {
            String[] row = line.split("\t", -1);
            if (row[2].equals("-")) {
                List<PdnRecord> records = records(row[0]);
                boolean faults =
                        records.stream().flatMap(r -> r.findings().stream()).anyMatch(Diagnostic::isError);
                // dctl counts the line comment before the tags for a record
                int expected = row[0].contains("linecomment") ? 1 : Integer.parseInt(row[3]);
                if (records.size() != expected || faults != row[0].contains("nested_comment")) {
                    wrong.add(row[0] + " " + records + " " + faults);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(records("parser/nested_comment.pdn").get(0).findings())
                .extracting(Diagnostic::toString)
                .containsExactly(
                        "parser/nested_comment.pdn:1:34: error[comment-nested]"
                                + " game 1: a comment may not stand in a comment",
                        "parser/nested_comment.pdn:1:46: warning[stray-brace]"
                                + " game 1: a comment is closed here that has not been opened");
    }
}
