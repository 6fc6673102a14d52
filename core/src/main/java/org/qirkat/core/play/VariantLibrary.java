package org.qirkat.core.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qirkat.core.engine.RulesEngine;
import org.qirkat.core.load.Loaded;
import org.qirkat.core.load.RuleFile;
import org.qirkat.core.load.RulesetLoader;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Nearest;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.HookFailure;
import org.qirkat.core.spi.HookRegistry;

/**
 * The rule sets there are: those that come with the program and those in folders. Immutable and thread-safe.
 * Files are found when the library is made and read when they are asked for, each time anew; a bad file is a finding
 * of its own and hides no other. Of two files with one id the first counts, and both are named in a finding.
 */
public final class VariantLibrary {
    /** The code of the finding that no rule set has an id. */
    public static final String UNKNOWN = "unknown-variant";

    /** The code of the finding that names two files with one id: a warning for the first, an error for the other. */
    public static final String TWIN = "twin-id";

    private final HookRegistry hooks;
    /** Later files of an id that an earlier file has. */
    private final List<LibraryFile> twins = new ArrayList<>();

    private final Map<String, LibraryFile> files = new LinkedHashMap<>();

    private VariantLibrary(HookRegistry hooks, List<LibraryFile> found) {
        this.hooks = hooks;
        for (LibraryFile file : found) {
            if (files.putIfAbsent(file.id(), file) != null) {
                twins.add(file);
            }
        }
    }

    /** The shipped rule sets and those in folders, searched to any depth; a folder that is not there is an empty one. */
    public static VariantLibrary of(HookRegistry hooks, List<Path> folders) {
        List<LibraryFile> found = new ArrayList<>(RuleFiles.shipped());
        folders.forEach(folder -> found.addAll(RuleFiles.in(folder)));
        return new VariantLibrary(hooks, found);
    }

    public HookRegistry hooks() {
        return hooks;
    }

    /** All files, the shipped ones first; of twins only the first. */
    public Collection<LibraryFile> files() {
        return List.copyOf(files.values());
    }

    public Optional<LibraryFile> file(String id) {
        return Optional.ofNullable(files.get(id));
    }

    /** A rule file that need not be in this library, or all those in a folder. */
    public List<LibraryFile> filesAt(Path fileOrFolder) {
        return Files.isDirectory(fileOrFolder) ? RuleFiles.in(fileOrFolder) : List.of(RuleFiles.at(fileOrFolder));
    }

    /** All ids, sorted. */
    public List<String> ids() {
        return List.copyOf(new TreeMap<>(files).keySet());
    }

    /** A playable rule set, by its id or by the path of its file. */
    public Reading<Variant> get(String idOrPath) {
        return file(idOrPath).isEmpty() && looksLikePath(idOrPath) ? load(Path.of(idOrPath)) : find(idOrPath);
    }

    private static boolean looksLikePath(String text) {
        if (text.indexOf('\0') >= 0) {
            return false;
        }
        return text.endsWith(".yaml")
                || text.endsWith(".yml")
                || text.contains("/")
                || Files.isRegularFile(Path.of(text));
    }

    /** A playable rule set by its id. */
    public Reading<Variant> find(String id) {
        LibraryFile file = files.get(id);
        if (file == null) {
            Text unknown = Nearest.to(id, ids())
                    .map(near -> Text.of(VariantLibrary.class, "library.unknown-near", id, near))
                    .orElseGet(() -> Text.of(VariantLibrary.class, "library.unknown", id));
            return Reading.bad(List.of(Diagnostic.error(UNKNOWN, SourceSpan.startOf(id), unknown)));
        }
        return variant(entry(file));
    }

    /** A playable rule set in a file; its parents are looked for in this library, then beside the file. */
    public Reading<Variant> load(Path path) {
        return variant(entry(RuleFiles.at(path)));
    }

    /**
     * A playable rule set in a text, such as one that is being edited.
     *
     * @param name how findings name it
     */
    public Reading<Variant> read(String name, String yaml) {
        Loaded loaded = loader(List.of()).load(RuleFile.of(name, yaml));
        return variant(name, loaded.ruleset(), loaded.findings());
    }

    /** Reads one file, abstract ones included. */
    public LibraryEntry entry(LibraryFile file) {
        Reading<RuleFile> text = file.read();
        if (text.value().isEmpty()) {
            return new LibraryEntry(file, Optional.empty(), text.findings());
        }
        List<LibraryFile> beside = file.path()
                .map(path -> path.toAbsolutePath().getParent())
                .map(RuleFiles::in)
                .orElse(List.of());
        Loaded loaded = loader(files.containsValue(file) ? List.of() : beside)
                .load(text.value().get());
        List<Diagnostic> findings = new ArrayList<>(loaded.findings());
        twins.stream()
                .filter(twin -> twin.id().equals(file.id()))
                .forEach(twin -> findings.add(twin(Diagnostic.Severity.WARNING, file, twin)));
        return new LibraryEntry(file, loaded.ruleset(), findings);
    }

    /** Reads every file: those that load by id, then those that do not, twins among these. */
    public List<LibraryEntry> list() {
        List<LibraryEntry> entries = new ArrayList<>();
        files.values().forEach(file -> entries.add(entry(file)));
        for (LibraryFile twin : twins) {
            LibraryFile first = file(twin.id()).orElseThrow();
            entries.add(
                    new LibraryEntry(twin, Optional.empty(), List.of(twin(Diagnostic.Severity.ERROR, twin, first))));
        }
        entries.sort(Comparator.<LibraryEntry, Boolean>comparing(e -> e.rules().isEmpty())
                .thenComparing(LibraryEntry::id));
        return entries;
    }

    private static Diagnostic twin(Diagnostic.Severity severity, LibraryFile one, LibraryFile other) {
        Text both = Text.of(VariantLibrary.class, "library.twin", one.id(), one.name(), other.name());
        return new Diagnostic(severity, TWIN, SourceSpan.startOf(one.name()), both);
    }

    private RulesetLoader loader(List<LibraryFile> beside) {
        return new RulesetLoader(hooks, new Shelf(beside));
    }

    /** What an entry read before makes of itself as a game. */
    public Reading<Variant> variant(LibraryEntry entry) {
        return variant(entry.file().name(), entry.rules(), entry.findings());
    }

    private Reading<Variant> variant(String name, Optional<Ruleset> read, List<Diagnostic> findings) {
        if (read.isEmpty()) {
            return Reading.bad(findings);
        }
        Ruleset rules = read.get();
        int points = rules.board().points().size();
        if (rules.about().isAbstract()) {
            return refused(name, findings, "abstract", Text.of(VariantLibrary.class, "library.abstract", rules.id()));
        } else if (points > RulesEngine.MOST_POINTS) {
            Text size = Text.of(VariantLibrary.class, "library.size", points, RulesEngine.MOST_POINTS);
            return refused(name, findings, "board-size", size);
        }
        try {
            return new Reading<>(Optional.of(Variant.of(rules, hooks)), findings);
        } catch (HookFailure failure) {
            return refused(name, findings, "hook-failure", failure.text());
        }
    }

    private static Reading<Variant> refused(String name, List<Diagnostic> findings, String code, Text why) {
        List<Diagnostic> all = new ArrayList<>(findings);
        all.add(Diagnostic.error(code, SourceSpan.startOf(name), why));
        return Reading.bad(all);
    }

    /** Where parents are found: in the library, then beside the file. */
    private final class Shelf implements RulesetLoader.Parents {
        private final List<LibraryFile> beside;

        Shelf(List<LibraryFile> beside) {
            this.beside = beside;
        }

        @Override
        public Optional<RuleFile> find(String id) {
            return file(id).or(
                            () -> beside.stream().filter(f -> f.id().equals(id)).findFirst())
                    .flatMap(file -> file.read().value());
        }

        @Override
        public Iterable<String> ids() {
            List<String> all = new ArrayList<>(VariantLibrary.this.ids());
            beside.forEach(file -> all.add(file.id()));
            return all;
        }
    }
}
