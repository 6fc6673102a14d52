package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.load.Editor;
import org.qirkat.core.load.RuleSchema;

/** The shipped schema is the one that the declarations make; it accepts every shipped file, which names it. */
class SchemaTest {
    /** With {@code -Dqirkat.refresh=true} the schema is written anew, and first lines are put in. */
    private static final boolean REFRESH = Boolean.getBoolean("qirkat.refresh");

    private static final String HOW = "to refresh: mvn -o -q -pl variants -am test -Dtest=SchemaTest"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Dqirkat.refresh=true";
    private static final Path SCHEMA = Path.of(RuleSchema.FILE_NAME);
    private static final String FIRST_LINE = RuleSchema.line("../" + RuleSchema.FILE_NAME);
    private static final Editor EDITOR = Editor.with(Shipped.HOOKS);

    static Stream<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(""), 2)) {
            return all
                    .filter(path -> path.getNameCount() == 2 && path.toString().endsWith(".yaml"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @Test
    void the_shipped_schema_is_what_the_declarations_make() throws IOException {
        String made = RuleSchema.text(Shipped.HOOKS);
        if (REFRESH) {
            Files.writeString(SCHEMA, made);
        }
        assertThat(SCHEMA).as(HOW).isRegularFile();
        assertThat(Files.readString(SCHEMA).equals(made)).as(HOW).isTrue();
        assertThat(made).as("what no bundle says is shown in brackets").doesNotContain("\"description\": \"[");
    }

    @ParameterizedTest
    @MethodSource("files")
    void a_shipped_file_names_the_schema_and_is_accepted_by_it(Path file) throws IOException {
        String text = Files.readString(file);
        if (REFRESH && !text.startsWith(FIRST_LINE)) {
            text = FIRST_LINE + "\n" + text;
            Files.writeString(file, text);
        }
        assertThat(text.lines().findFirst()).as(HOW).contains(FIRST_LINE);
        assertThat(EDITOR.complaints(Files.readAllBytes(file))).isEmpty();
    }
}
