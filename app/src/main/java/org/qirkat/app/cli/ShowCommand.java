package org.qirkat.app.cli;

import java.util.concurrent.Callable;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code show}: a rule set as a reader wants it. */
@Command(name = "show", addMethodSubcommands = false)
final class ShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", descriptionKey = "parameter.id")
    private String id = "";

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    ShowCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariant(id, this::show);
    }

    private int show(Variant variant) {
        RulesPage page = new RulesPage(variant, qirkat.console());
        if (json) {
            qirkat.console().print(Json.write(page.object()));
        } else {
            page.lines().forEach(qirkat.console()::print);
        }
        return Cli.FINE;
    }
}
