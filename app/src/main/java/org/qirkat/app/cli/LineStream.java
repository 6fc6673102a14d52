package org.qirkat.app.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookFailure;

/**
 * Answers lines {@code ID<TAB>POSITION…} from standard input, each with itself and one more column, in the same order.
 * A line that is wrong is answered {@code !error}, its findings are reported, and the run goes on.
 */
final class LineStream {
    /** What answers one line. */
    interface Answer {
        /**
         * The last column (a list is joined by {@code ;}), or what is wrong.
         *
         * @param rest the columns after the position
         * @param place where they begin
         */
        Reading<?> to(Variant variant, Position position, List<String> rest, SourceSpan place)
                throws InterruptedException;
    }

    private static final String ERROR = "!error";

    private final Qirkat qirkat;
    private final VariantLibrary library;
    private final List<String> columns;
    private final boolean json;
    private final Map<String, Reading<Variant>> variants = new HashMap<>();

    /**
     * @param columns the names of those read and, last, of the one added
     * @param json whether each line is answered with an object
     */
    LineStream(Qirkat qirkat, List<String> columns, boolean json) {
        this.qirkat = qirkat;
        this.library = qirkat.reportedLibrary();
        this.columns = List.copyOf(columns);
        this.json = json;
    }

    /** Answers all lines; gives the exit code. */
    int run(Answer answer) throws IOException, InterruptedException {
        Console console = qirkat.console();
        int code = Cli.FINE;
        int number = 0;
        for (String line = console.in().readLine();
                line != null;
                line = console.in().readLine()) {
            number++;
            List<String> cells = Arrays.asList(line.split("\t", -1));
            Reading<?> read = answered(cells, new SourceSpan("stdin", number, 1, number, 1), answer);
            if (read.value().isEmpty()) {
                console.report(read.findings());
                code = Cli.WRONG;
            }
            console.print(json ? object(cells, read) : row(line, cells, read));
            if (!console.in().ready()) {
                console.flush();
            }
        }
        return code;
    }

    private Reading<?> answered(List<String> cells, SourceSpan place, Answer answer) throws InterruptedException {
        int wanted = columns.size() - 1;
        if (cells.size() != wanted) {
            Text text = Text.of(LineStream.class, "stream.columns", wanted, cells.size());
            return Reading.bad(List.of(Diagnostic.error("bad-line", place, text)));
        }
        Reading<Variant> variant = variants.computeIfAbsent(cells.get(0), library::get);
        if (variant.value().isEmpty()) {
            return Reading.bad(variant.findings().stream()
                    .map(finding -> placed(finding, place))
                    .toList());
        }
        try {
            SourceSpan second = place.right(cells.get(0).length() + 1);
            Reading<Position> position = variant.value().get().readPosition(cells.get(1), second);
            return position.value().isEmpty()
                    ? position
                    : answer.to(
                            variant.value().get(),
                            position.value().get(),
                            cells.subList(2, wanted),
                            second.right(cells.get(1).length() + 1));
        } catch (HookFailure failure) {
            return Reading.bad(List.of(Diagnostic.error("hook-failure", place, failure.text())));
        }
    }

    /** An id that nothing has is found in the line, a fault of a rule file in that file. */
    private static Diagnostic placed(Diagnostic finding, SourceSpan line) {
        return finding.code().equals(VariantLibrary.UNKNOWN)
                ? Diagnostic.error(finding.code(), line, finding.message())
                : finding;
    }

    private static String row(String line, List<String> cells, Reading<?> read) {
        String echo = cells.size() < 2 ? line + "\t" : line;
        return echo + "\t" + (read.value().isEmpty() ? ERROR : cell(read.value().get()));
    }

    private static String cell(Object value) {
        return value instanceof List<?> list
                ? String.join(";", list.stream().map(String::valueOf).toList())
                : value.toString();
    }

    private String object(List<String> cells, Reading<?> read) {
        Map<String, Object> object = Json.object();
        for (int i = 0; i < Math.min(cells.size(), columns.size() - 1); i++) {
            object.put(columns.get(i), cells.get(i));
        }
        if (read.value().isPresent()) {
            object.put(columns.get(columns.size() - 1), read.value().get());
        } else {
            object.put("error", qirkat.console().say(read.findings().get(0)));
        }
        return Json.write(object);
    }
}
