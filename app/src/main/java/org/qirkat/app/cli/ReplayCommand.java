package org.qirkat.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.pdn.Pdn;
import org.qirkat.core.play.pdn.PdnGame;
import org.qirkat.core.play.pdn.PdnRecord;
import org.qirkat.core.play.pdn.PdnTags;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}: the games of a PDN file played through under a rule set. */
@Command(name = "replay", addMethodSubcommands = false)
final class ReplayCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "ID", descriptionKey = "parameter.id")
    private String id = "";

    @Parameters(index = "1", paramLabel = "FILE.pdn", descriptionKey = "parameter.pdn")
    private Path file = Path.of("");

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;
    private final SortedMap<String, Integer> results = new TreeMap<>();
    private int games;
    private int bad;
    private long moves;

    ReplayCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        return qirkat.withVariant(id, this::replay);
    }

    private int replay(Variant variant) {
        Console console = qirkat.console();
        try (InputStream in = Files.newInputStream(file)) {
            Iterator<PdnRecord> records = Pdn.records(in, file.toString());
            while (records.hasNext()) {
                PdnRecord record = records.next();
                tell(record, Pdn.play(record, variant));
                console.flush();
            }
        } catch (IOException | UncheckedIOException unreadable) {
            console.report(Text.of(ReplayCommand.class, "replay.unreadable", file, String.valueOf(unreadable)));
            return Cli.WRONG;
        }
        if (!json) {
            List<String> told = new ArrayList<>();
            results.forEach((result, count) -> told.add(result + " " + count));
            console.print(Text.of(ReplayCommand.class, "replay.end", games, moves, bad, told));
        }
        return bad > 0 ? Cli.WRONG : Cli.FINE;
    }

    private void tell(PdnRecord record, PdnGame game) {
        games++;
        moves += game.plies();
        bad += game.isBad() ? 1 : 0;
        results.merge(record.result(), 1, Integer::sum);
        Optional<Diagnostic> error =
                game.findings().stream().filter(Diagnostic::isError).findFirst();
        List<Diagnostic> warnings =
                game.findings().stream().filter(f -> !f.isError()).toList();
        if (json) {
            qirkat.console().print(Json.write(object(record, game, error, warnings)));
        } else {
            qirkat.console()
                    .print(record.number() + "\t" + game.plies() + "\t" + record.result() + "\t"
                            + record.tags().get(PdnTags.WHITE).orElse("?") + "\t"
                            + record.tags().get(PdnTags.BLACK).orElse("?"));
            error.ifPresent(e -> qirkat.console().print(qirkat.console().say(e)));
            qirkat.console().report(warnings);
        }
    }

    private Map<String, Object> object(
            PdnRecord record, PdnGame game, Optional<Diagnostic> error, List<Diagnostic> warnings) {
        Map<String, Object> tags = new LinkedHashMap<>();
        record.tags().tags().forEach(tag -> tags.put(tag.name(), tag.value()));
        Map<String, Object> object = Json.object(
                "game", record.number(),
                "line", record.place().line(),
                "plies", game.plies(),
                "result", record.result(),
                "tags", tags,
                "moves",
                        game.game().moves().stream()
                                .map(game.game().variant()::canonical)
                                .toList());
        error.ifPresent(e -> object.put("error", qirkat.console().say(e)));
        object.put("warnings", warnings.stream().map(qirkat.console()::say).toList());
        return object;
    }
}
