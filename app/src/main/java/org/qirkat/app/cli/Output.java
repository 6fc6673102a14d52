package org.qirkat.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.qirkat.core.model.FileFault;
import org.qirkat.core.model.Text;

/** Writing results to files, with a line that says so or why it cannot be. */
final class Output {
    private Output() {}

    /** Writes a file anew, and answers with the exit code. */
    static int write(Path file, String text, Console console) {
        try {
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            console.report(Text.of(Output.class, "unwritable", file.toString(), FileFault.of(unwritable)));
            return Cli.WRONG;
        }
        console.report(Text.of(Output.class, "written", file.toString()));
        return Cli.FINE;
    }
}
