package org.qirkat.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void quotes_backslashes_and_control_characters_are_escaped() {
        assertThat(Json.write("a\"b\\c\nd\re\tf\u0001g")).isEqualTo("\"a\\\"b\\\\c\\nd\\re\\tf\\u0001g\"");
    }

    @Test
    void accents_arabic_and_paired_surrogates_stand_as_they_are() {
        assertThat(Json.write("é زمّة 🂡")).isEqualTo("\"é زمّة 🂡\"");
    }

    @Test
    void a_lone_surrogate_is_escaped() {
        assertThat(Json.write("x\ud83cy")).isEqualTo("\"x\\ud83cy\"");
        assertThat(Json.write("\udca1")).isEqualTo("\"\\udca1\"");
    }

    @Test
    void objects_keep_the_order_of_their_names() {
        assertThat(Json.write(Json.object("b", 1, "a", List.of(true, 2.5, "x"), "c", Json.object())))
                .isEqualTo("{\"b\":1,\"a\":[true,2.5,\"x\"],\"c\":{}}");
    }
}
