package org.qirkat.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> IDS = List.of("zamma", "kharbaga", "kharberg", "felli", "man", "king");

    @Test
    void two_slips_are_forgiven() {
        assertThat(Nearest.to("khrabga", IDS)).contains("kharbaga");
        assertThat(Nearest.to("Feli", IDS)).contains("felli");
        assertThat(Nearest.to("zammaxx", IDS)).contains("zamma");
    }

    @Test
    void an_exchange_of_neighbours_is_one_slip() {
        assertThat(Nearest.to("amn", IDS)).contains("man");
    }

    @Test
    void three_slips_are_not_and_short_words_have_one() {
        assertThat(Nearest.to("zammaxxx", IDS)).isEmpty();
        assertThat(Nearest.to("xxn", IDS)).isEmpty();
        assertThat(Nearest.to("", IDS)).isEmpty();
        assertThat(Nearest.to("a".repeat(100_000), IDS)).isEmpty();
    }

    @Test
    void among_equals_the_first_by_alphabet_counts() {
        assertThat(Nearest.to("b2", List.of("c2", "a2"))).contains("a2");
    }
}
