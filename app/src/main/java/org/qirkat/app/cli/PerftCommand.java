package org.qirkat.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qirkat.core.analysis.Perft;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code perft}: how many paths of legal moves there are. */
@Command(name = "perft", addMethodSubcommands = false)
final class PerftCommand implements Callable<Integer> {
    private static final ValueType.Count DEPTHS = ValueType.Count.from(1, 99);
    private static final ValueType.Count STREAMED_DEPTHS = ValueType.Count.from(0, 99);
    private static final ValueType.Count THREADS = ValueType.Count.from(1, 256);

    /** Either words or standard input. */
    static final class Asked {
        @Option(names = "--stdin", required = true, descriptionKey = "option.stdin-depth")
        private boolean stdin;

        @Parameters(arity = "2..*", paramLabel = "ID DEPTH [POSITION]", descriptionKey = "parameter.id-depth")
        private List<String> words = new ArrayList<>();
    }

    @ArgGroup(multiplicity = "1")
    private Asked asked = new Asked();

    @Option(names = "--divide", descriptionKey = "option.divide")
    private boolean divide;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "option.threads")
    private String threads = "1";

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    PerftCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() throws Exception {
        Optional<Integer> workers = number("--threads", threads, THREADS);
        if (workers.isEmpty()) {
            return Cli.MISUSED;
        } else if (asked.stdin) {
            return new LineStream(qirkat, List.of("id", "position", "depth", "count"), json)
                    .run((variant, position, rest, place) ->
                            count(variant, position, rest.get(0), place, workers.get()));
        }
        Optional<Integer> depth = number("DEPTH", asked.words.get(1), DEPTHS);
        if (depth.isEmpty()) {
            return Cli.MISUSED;
        }
        List<String> position = asked.words.subList(2, asked.words.size());
        return qirkat.withVariant(
                asked.words.get(0),
                variant -> qirkat.withPosition(
                        variant,
                        position,
                        at -> new PerftRun(qirkat.console(), variant, at, workers.get(), json)
                                .print(depth.get(), divide)));
    }

    private Optional<Integer> number(String name, String text, ValueType.Count type) {
        Optional<Integer> number = type.read(text);
        if (number.isEmpty()) {
            qirkat.console().report(Text.of(PerftCommand.class, "misuse.number", name, type.expected(), text));
        }
        return number;
    }

    private static Reading<Long> count(Variant variant, Position position, String depth, SourceSpan place, int threads)
            throws InterruptedException {
        Optional<Integer> plies = STREAMED_DEPTHS.read(depth);
        if (plies.isEmpty()) {
            Text why = Text.of(PerftCommand.class, "misuse.number", "DEPTH", STREAMED_DEPTHS.expected(), depth);
            return Reading.bad(List.of(Diagnostic.error("bad-line", place, why)));
        }
        return Reading.good(Perft.count(variant, position, plies.get(), threads));
    }
}
