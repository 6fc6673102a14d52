package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.analysis.Trial;
import org.qirkat.core.play.LibraryFile;

class TrialTest {
    /** What is counted in well under a second; with {@code -Dqirkat.full=true} there is no limit. */
    private static final long MOST_LEAVES = Boolean.getBoolean("qirkat.full") ? Long.MAX_VALUE : 2_000_000;

    static Stream<String> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void examples_and_counts_are_what_the_rules_make_of_them(String id) throws InterruptedException {
        LibraryFile file = Shipped.LIBRARY.file(id).orElseThrow();
        Trial trial = Trial.of(Shipped.variant(id), file, MOST_LEAVES);
        assertThat(trial.findings()).isEmpty();
        assertThat(trial.examples()).isPositive();
    }
}
