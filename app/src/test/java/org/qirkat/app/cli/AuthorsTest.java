package org.qirkat.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command line does for those who write rule files. */
class AuthorsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_schema_is_printed_or_written_to_a_file() throws IOException {
        Path file = folder.resolve("qirkat.schema.json");

        Call printed = Call.of("schema");
        Call written = Call.of("schema", "-o", file.toString());

        assertThat(printed.code()).isZero();
        assertThat(printed.out()).contains("\"capture\"", "\"const\": \"closing-rows\"");
        assertThat(written.code()).isZero();
        assertThat(written.out()).isEmpty();
        assertThat(written.err()).isEqualTo(file + " is written\n");
        assertThat(file).content().isEqualTo(printed.out());
    }

    @Test
    void a_file_that_cannot_be_written_is_told_in_words() {
        Path file = folder.resolve("gone").resolve("qirkat.schema.json");

        Call call = Call.of("schema", "-o", file.toString());

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).isEqualTo(file + " cannot be written: there is no such file or folder\n");
    }

    @Test
    void a_file_that_cannot_be_read_is_told_in_words() {
        Path file = folder.resolve("gone.yaml");

        assertThat(Call.of("check", file.toString()).err())
                .endsWith("error[unreadable] " + file + " cannot be read: there is no such file or folder\n");
        assertThat(Call.of("show", folder + "/").err())
                .contains("error[unreadable]")
                .doesNotContain("Exception");
    }
}
