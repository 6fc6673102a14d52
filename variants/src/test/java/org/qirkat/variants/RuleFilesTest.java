package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.Question;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.play.LibraryEntry;

class RuleFilesTest {
    static Stream<LibraryEntry> entries() {
        return Shipped.entries();
    }

    static Stream<Ruleset> games() {
        return Shipped.games().map(id -> Shipped.variant(id).rules());
    }

    @ParameterizedTest
    @MethodSource("entries")
    void every_file_loads_without_a_finding(LibraryEntry entry) {
        assertThat(entry.findings()).isEmpty();
        assertThat(entry.rules()).map(Ruleset::id).contains(entry.file().id());
    }

    @Test
    void the_founding_rule_sets_are_there() {
        List<String> founding = List.of(
                "aiyawatstani",
                "alquerque",
                "alquerque-covarrubias",
                "alquerque-murray",
                "bis-gutiya",
                "brazilian",
                "english",
                "felli",
                "felli-mullah",
                "felli-wikipedia",
                "international",
                "kharbaga",
                "kharbaga-deferred",
                "kharberg",
                "russian",
                "tuknanavuhpi",
                "tuknanavuhpi-culin",
                "tukvnanawopi",
                "tukvnanawopi-voth",
                "turkish",
                "zamma",
                "zamma-deferred",
                "zamma-monod");
        assertThat(Shipped.games()).containsAll(founding);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_rule_set_says_what_it_is(Ruleset rules) {
        assertThat(rules.about().names()).containsKey("en");
        assertThat(List.of(
                        rules.about().family(),
                        rules.about().region(),
                        rules.about().date(),
                        rules.about().summary()))
                .doesNotContain("");
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_rule_set_answers_the_twelve_questions_and_names_the_source(Ruleset rules) {
        for (Question question : Question.values()) {
            assertThat(rules.evidenceFor(question.path()))
                    .as(question.path())
                    .map(Evidence::source)
                    .hasValueSatisfying(source -> assertThat(source).isNotEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_rule_set_has_three_examples_with_a_note(Ruleset rules) {
        assertThat(rules.examples())
                .hasSizeGreaterThanOrEqualTo(3)
                .allMatch(e -> !e.note().isEmpty());
    }
}
