package org.qirkat.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.qirkat.core.analysis.RulesetDiff;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diff}: the settings whose effective values differ. */
@Command(name = "diff", addMethodSubcommands = false)
final class DiffCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "ID", descriptionKey = "parameter.id")
    private String first = "";

    @Parameters(index = "1", paramLabel = "ID", descriptionKey = "parameter.other")
    private String second = "";

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    DiffCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariants(first, second, this::print);
    }

    private int print(Variant one, Variant other) {
        List<RulesetDiff.Difference> differences = RulesetDiff.of(one.rules(), other.rules());
        if (json) {
            qirkat.console()
                    .print(Json.write(differences.stream()
                            .map(d -> Json.object("path", d.path(), "first", d.first(), "second", d.second()))
                            .toList()));
        } else {
            differences.forEach(d -> qirkat.console().print(String.join("\t", d.path(), d.first(), d.second())));
        }
        return Cli.FINE;
    }
}
