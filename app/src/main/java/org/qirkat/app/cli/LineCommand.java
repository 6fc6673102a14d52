package org.qirkat.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.MoveText;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code line}: the position after each of some moves from the start. */
@Command(name = "line", addMethodSubcommands = false)
final class LineCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "ID", descriptionKey = "parameter.id")
    private String id = "";

    @Parameters(index = "1..*", paramLabel = "MOVE", descriptionKey = "parameter.moves")
    private List<String> moves = new ArrayList<>();

    @Option(names = "--fen", descriptionKey = "option.fen")
    private boolean fen;

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    LineCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariant(id, this::print);
    }

    private int print(Variant variant) {
        Position position = variant.start();
        for (String move : moves) {
            MoveText read = variant.readMove(position, move);
            Optional<Text> problem = read.problem();
            if (problem.isPresent()) {
                qirkat.console().report(problem.get());
                return Cli.WRONG;
            }
            position = variant.after(position, read.legalMove().orElseThrow());
            String text = fen ? variant.fen(position) : variant.positionText(position);
            qirkat.console().print(json ? Json.write(Json.object("move", move, "position", text)) : text);
        }
        return Cli.FINE;
    }
}
