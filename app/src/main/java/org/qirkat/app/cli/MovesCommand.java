package org.qirkat.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moves}: the canonical legal moves, sorted. */
@Command(name = "moves", addMethodSubcommands = false)
final class MovesCommand implements Callable<Integer> {
    /** Either words or standard input. */
    static final class Asked {
        @Option(names = "--stdin", required = true, descriptionKey = "option.stdin")
        private boolean stdin;

        @Parameters(arity = "1..*", paramLabel = "ID [POSITION]", descriptionKey = "parameter.id-position")
        private List<String> words = new ArrayList<>();
    }

    @ArgGroup(multiplicity = "1")
    private Asked asked = new Asked();

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    MovesCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() throws Exception {
        if (asked.stdin) {
            return new LineStream(qirkat, List.of("id", "position", "moves"), json)
                    .run((variant, position, rest, place) -> Reading.good(variant.canonicalMoves(position)));
        }
        return qirkat.withVariant(
                asked.words.get(0),
                variant -> qirkat.withPosition(
                        variant, asked.words.subList(1, asked.words.size()), position -> print(variant, position)));
    }

    private int print(Variant variant, Position position) {
        List<String> moves = variant.canonicalMoves(position);
        if (json) {
            qirkat.console()
                    .print(Json.write(Json.object(
                            "id", variant.id(), "position", variant.positionText(position), "moves", moves)));
        } else {
            moves.forEach(qirkat.console()::print);
        }
        return Cli.FINE;
    }
}
