package org.qirkat.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code start}: the start position. */
@Command(name = "start", addMethodSubcommands = false)
final class StartCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", descriptionKey = "parameter.id")
    private String id = "";

    @Option(names = "--fen", descriptionKey = "option.fen")
    private boolean fen;

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    StartCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariant(id, variant -> {
            String position = fen ? variant.fen(variant.start()) : variant.positionText(variant.start());
            qirkat.console().print(json ? Json.write(Json.object("id", variant.id(), "position", position)) : position);
            return Cli.FINE;
        });
    }
}
