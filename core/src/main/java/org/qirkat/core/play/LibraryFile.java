package org.qirkat.core.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.load.RuleFile;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.FileFault;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;

/**
 * A rule file that the library has found, on the class path or in a folder.
 * What it says is read anew whenever it is asked for.
 */
public final class LibraryFile {
    /** Bytes that may fail to come. */
    interface Content {
        byte[] read() throws IOException;
    }

    private final String id;
    private final String name;
    private final @Nullable Path path;
    private final Content rules;
    private final @Nullable Content counts;

    LibraryFile(String id, String name, @Nullable Path path, Content rules, @Nullable Content counts) {
        this.id = id;
        this.name = name;
        this.path = path;
        this.rules = rules;
        this.counts = counts;
    }

    /** The id that the library lists it under. */
    public String id() {
        return id;
    }

    /** How findings name it. */
    public String name() {
        return name;
    }

    /** Where it lies; empty for files inside a jar. */
    public Optional<Path> path() {
        return Optional.ofNullable(path);
    }

    /** The rules as they stand now. */
    public String text() {
        return decoded(rules);
    }

    /** The counts beside it (same name, ending {@code .perft}), if there are such. */
    public Optional<String> perft() {
        return counts == null ? Optional.empty() : Optional.of(decoded(counts));
    }

    /** How findings name the counts beside it. */
    public String perftName() {
        return name.replaceFirst("\\.ya?ml$", "") + ".perft";
    }

    Reading<RuleFile> read() {
        try {
            return Reading.good(new RuleFile(name, rules.read()));
        } catch (IOException unreadable) {
            return unreadable(name, unreadable);
        }
    }

    static <T> Reading<T> unreadable(String name, IOException cause) {
        Text why = FileFault.of(cause);
        return Reading.bad(java.util.List.of(Diagnostic.error(
                "unreadable", SourceSpan.startOf(name), Text.of(LibraryFile.class, "library.unreadable", name, why))));
    }

    private static String decoded(Content content) {
        try {
            return new String(content.read(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
