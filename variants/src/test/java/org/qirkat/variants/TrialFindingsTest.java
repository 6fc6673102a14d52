package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qirkat.core.analysis.Trial;
import org.qirkat.core.play.VariantLibrary;

class TrialFindingsTest {
    private static final String RULES = """
            format: 1
            id: wrong
            extends: kharbaga
            names: {en: Wrong}
            examples:
              - position: start
                moves: [d4-e5, e3-e5]
                origin: constructed
              - position: start
                includes: [g5-e5]
                excludes: [d4-e5, zz-q9]
                origin: constructed
              - position: start
                result: draw
                origin: constructed
              - position: start
                moves: [f4-e5, d4-e5, e3-e5]
                origin: constructed
            """;
    private static final String COUNTS = """
            # a remark
            start\t1\t4
            start 2 5
            start\t2\t5

            5/5/5 b\t1\t0
            start\t3\t7000000
            """;

    @Test
    void what_fails_is_found_with_its_place(@TempDir Path folder) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("wrong.yaml"), RULES);
        Files.writeString(folder.resolve("wrong.perft"), COUNTS);
        VariantLibrary library = VariantLibrary.of(Shipped.LIBRARY.hooks(), List.of(folder));

        Trial trial =
                Trial.of(library.find("wrong").orThrow(), library.file("wrong").orElseThrow(), 1_000_000);

        assertThat(trial.findings().stream().map(d -> d.code() + " " + d.place().line()))
                .containsExactly(
                        "failing-example 6",
                        "failing-example 9",
                        "failing-example 9",
                        "failing-example 9",
                        "failing-example 13",
                        "bad-count 3",
                        "wrong-count 2",
                        "bad-position 6");
        assertThat(trial.findings())
                .allSatisfy(d -> assertThat(d.toString())
                        .contains(folder.resolve("wrong").toString())
                        .doesNotContain("[trial"));
        assertThat(List.of(trial.examples(), trial.counts(), trial.leftOut())).containsExactly(4, 3, 1);
    }
}
