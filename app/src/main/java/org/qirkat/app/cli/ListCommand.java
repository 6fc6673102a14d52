package org.qirkat.app.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.play.LibraryEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code list}: every rule set found, and at the end the files that do not load. */
@Command(name = "list", addMethodSubcommands = false)
final class ListCommand implements Callable<Integer> {
    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    ListCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        Console console = qirkat.console();
        List<LibraryEntry> entries = qirkat.reportedLibrary().list().stream()
                .filter(entry -> entry.rules().isEmpty() || entry.isPlayable())
                .toList();
        if (json) {
            console.print(Json.write(entries.stream().map(this::object).toList()));
        } else {
            entries.forEach(entry -> console.print(line(entry)));
        }
        return Cli.FINE;
    }

    private String line(LibraryEntry entry) {
        return entry.rules()
                .map(rules -> String.join(
                        "\t",
                        rules.id(),
                        name(rules),
                        "" + rules.board().points().size(),
                        rules.about().region()))
                .orElseGet(() -> entry.firstError().map(qirkat.console()::say).orElse(entry.id()));
    }

    private Map<String, Object> object(LibraryEntry entry) {
        return entry.rules()
                .map(rules -> Json.object(
                        "id", rules.id(),
                        "name", name(rules),
                        "points", rules.board().points().size(),
                        "region", rules.about().region(),
                        "family", rules.about().family(),
                        "file", entry.file().name()))
                .orElseGet(() -> Json.object(
                        "file", entry.file().name(),
                        "error", entry.firstError().map(qirkat.console()::say).orElse("")));
    }

    private String name(Ruleset rules) {
        return rules.about().name(qirkat.console().locale().getLanguage());
    }
}
