package org.qirkat.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.qirkat.core.analysis.Comparison;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code compare}: the moves legal only under the first rule set, only under the second, under both. */
@Command(name = "compare", addMethodSubcommands = false)
final class CompareCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "ID", descriptionKey = "parameter.id")
    private String first = "";

    @Parameters(index = "1", paramLabel = "ID", descriptionKey = "parameter.other")
    private String second = "";

    @Parameters(index = "2..*", paramLabel = "POSITION", descriptionKey = "parameter.position")
    private List<String> position = new ArrayList<>();

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    CompareCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariants(
                first,
                second,
                (one, other) -> qirkat.withPosition(
                        one,
                        position,
                        at -> Comparison.of(one, other, at)
                                .match(moves -> print(one, other, moves), refused -> refuse(refused.reason()))));
    }

    private int print(Variant one, Variant other, Comparison.Moves moves) {
        List<String> onlyFirst = canonical(one, moves.onlyFirst());
        List<String> onlySecond = canonical(other, moves.onlySecond());
        List<String> both = canonical(one, moves.both());
        if (json) {
            qirkat.console()
                    .print(Json.write(Json.object("onlyFirst", onlyFirst, "onlySecond", onlySecond, "both", both)));
        } else {
            print("compare.only", onlyFirst, one.id());
            print("compare.only", onlySecond, other.id());
            print("compare.both", both);
        }
        return Cli.FINE;
    }

    private void print(String key, List<String> moves, Object... arguments) {
        String heading = qirkat.console().say(Text.of(CompareCommand.class, key, arguments));
        qirkat.console().print(moves.isEmpty() ? heading : heading + " " + String.join(" ", moves));
    }

    private int refuse(Text reason) {
        qirkat.console().report(reason);
        return Cli.WRONG;
    }

    private static List<String> canonical(Variant variant, List<Move> moves) {
        return moves.stream().map(variant::canonical).sorted().toList();
    }
}
