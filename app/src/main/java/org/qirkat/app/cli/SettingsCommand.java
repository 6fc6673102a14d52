package org.qirkat.app.cli;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.qirkat.core.analysis.SettingsTable;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code settings}: every effective setting, its value, where it is stated, and its evidence. */
@Command(name = "settings", addMethodSubcommands = false)
final class SettingsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", descriptionKey = "parameter.id")
    private String id = "";

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    SettingsCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariant(id, this::print);
    }

    private int print(Variant variant) {
        var rows = SettingsTable.of(variant.rules());
        if (json) {
            qirkat.console().print(Json.write(rows.stream().map(this::object).toList()));
        } else {
            rows.forEach(row ->
                    qirkat.console().print(String.join("\t", row.path(), row.value(), place(row), evidence(row))));
        }
        return Cli.FINE;
    }

    private Map<String, Object> object(SettingsTable.Row row) {
        return Json.object(
                "path", row.path(),
                "value", row.value(),
                "place", place(row),
                "evidence", evidence(row),
                "meaning", row.meaning().map(qirkat.console()::say).orElse(""));
    }

    private String place(SettingsTable.Row row) {
        return row.place()
                .map(place -> place.file() + ":" + place.line())
                .orElseGet(() -> qirkat.console().say(Text.of(SettingsCommand.class, "settings.default")));
    }

    private static String evidence(SettingsTable.Row row) {
        return row.evidence()
                .map(e -> (e.status().name().toLowerCase(Locale.ROOT) + " " + e.source() + " " + e.pages()).strip())
                .orElse("");
    }
}
