package org.qirkat.app.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One call of the command line and what came of it. */
record Call(int code, String out, String err) {
    /** A call with nothing on standard input. */
    static Call of(String... words) {
        return withInput("", words);
    }

    static Call withInput(String input, String... words) {
        return of(Map.of("QIRKAT_HOME", Path.of("target", "no-such-home").toString()), input, words);
    }

    static Call of(Map<String, String> environment, String input, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                out,
                err,
                environment,
                Locale.ENGLISH);
        int code = Cli.run(words, (shelves, home, language) -> {}, console);
        return new Call(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
