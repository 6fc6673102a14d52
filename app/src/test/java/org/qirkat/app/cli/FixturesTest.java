package org.qirkat.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Positions from outside the project, where their folder is there (see qirkat.shared in the root pom). */
class FixturesTest {
    @Test
    void the_fixtures_come_back_byte_for_byte() throws IOException {
        Path fixtures = Path.of(System.getProperty("qirkat.shared", "../../shared"), "truth", "fixtures-open.tsv");
        assumeTrue(Files.isRegularFile(fixtures), "there are no outside fixtures at " + fixtures);
        String whole = Files.readString(fixtures);
        String cut = whole.lines()
                .map(line -> String.join("\t", List.of(line.split("\t", -1)).subList(0, 2)) + "\n")
                .collect(Collectors.joining());

        Call call = Call.withInput(cut, "moves", "--stdin");

        assertThat(call.out()).isEqualTo(whole);
        assertThat(call.code()).isZero();
    }
}
