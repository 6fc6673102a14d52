package org.qirkat.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qirkat.core.analysis.Trial;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.LibraryEntry;
import org.qirkat.core.play.LibraryFile;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check}: the findings of rule files, then the examples and counts of those that load. */
@Command(name = "check", addMethodSubcommands = false)
final class CheckCommand implements Callable<Integer> {
    /** Counts with more leaves than this take more than about a second. */
    private static final long SHORT = 5_000_000;

    @Parameters(arity = "0..*", paramLabel = "FILE or ID or DIR", descriptionKey = "parameter.checked")
    private List<String> targets = new ArrayList<>();

    @Option(names = "--full", descriptionKey = "option.full")
    private boolean full;

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;
    private final List<Map<String, Object>> objects = new ArrayList<>();
    private boolean failed;

    CheckCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() throws Exception {
        VariantLibrary library = qirkat.reportedLibrary();
        if (targets.isEmpty()) {
            for (LibraryEntry entry : library.list()) {
                check(library, entry);
            }
        }
        for (String target : targets) {
            for (LibraryFile file : files(library, target)) {
                check(library, library.entry(file));
            }
        }
        if (json) {
            qirkat.console().print(Json.write(objects));
        }
        return failed ? Cli.WRONG : Cli.FINE;
    }

    private List<LibraryFile> files(VariantLibrary library, String target) {
        Optional<LibraryFile> known = library.file(target);
        if (known.isPresent()) {
            return List.of(known.get());
        } else if (Files.exists(Path.of(target))) {
            return library.filesAt(Path.of(target));
        }
        failed = true;
        qirkat.console().report(library.get(target).findings());
        return List.of();
    }

    private void check(VariantLibrary library, LibraryEntry entry) throws InterruptedException {
        List<Diagnostic> findings = new ArrayList<>(entry.findings());
        Optional<Trial> trial = Optional.empty();
        if (entry.isPlayable()) {
            Reading<Variant> variant = library.variant(entry);
            findings.clear();
            findings.addAll(variant.findings());
            if (variant.value().isPresent()) {
                trial = Optional.of(Trial.of(variant.value().get(), entry.file(), full ? Long.MAX_VALUE : SHORT));
                findings.addAll(trial.get().findings());
            }
        }
        failed |= findings.stream().anyMatch(Diagnostic::isError);
        print(entry, findings, trial);
    }

    private void print(LibraryEntry entry, List<Diagnostic> findings, Optional<Trial> trial) {
        Console console = qirkat.console();
        List<String> said = findings.stream().map(console::say).toList();
        int examples = trial.map(Trial::examples).orElse(0);
        int counts = trial.map(Trial::counts).orElse(0);
        int leftOut = trial.map(Trial::leftOut).orElse(0);
        if (json) {
            objects.add(Json.object(
                    "id", entry.id(),
                    "file", entry.file().name(),
                    "findings", said,
                    "examples", examples,
                    "counts", counts,
                    "leftOut", leftOut));
            return;
        }
        said.forEach(console::print);
        if (trial.isPresent()) {
            int errors = trial.get().findings().size();
            console.print(Text.of(CheckCommand.class, "check.trial", entry.id(), examples, counts, leftOut, errors));
        } else if (entry.rules().isPresent()) {
            console.print(Text.of(CheckCommand.class, "check.abstract", entry.id()));
        }
        console.flush();
    }
}
