package org.qirkat.app.workbench.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.qirkat.core.model.Reading;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;

/** A rule file that was asked for: its text, and what came of reading it. */
public record Opened(RuleText text, Reading<Variant> reading) {
    /** Reads a rule set by its id or path; takes a while. */
    public static Opened read(VariantLibrary library, String idOrPath) {
        Reading<Variant> reading = library.get(idOrPath);
        RuleText text = library.file(idOrPath)
                .map(file -> new RuleText(idOrPath, file.name(), file.text(), false))
                .orElseGet(() -> new RuleText(idOrPath, idOrPath, content(idOrPath), false));
        return new Opened(text, reading);
    }

    private static String content(String path) {
        try {
            return Files.readString(Path.of(path));
        } catch (IOException | InvalidPathException unreadable) {
            // the reading has the finding that says why
            return "";
        }
    }
}
