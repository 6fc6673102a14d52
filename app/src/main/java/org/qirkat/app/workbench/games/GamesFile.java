package org.qirkat.app.workbench.games;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.app.workbench.session.Opened;
import org.qirkat.app.workbench.session.RuleText;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.play.pdn.Pdn;
import org.qirkat.core.play.pdn.PdnGame;
import org.qirkat.core.play.pdn.PdnRecord;

/**
 * The games of a file, each played by the rule set that it names, or else by the one that is played now.
 *
 * @param games in the order of the file
 */
record GamesFile(Path path, List<Entry> games) {
    /** A game with the text of its rules. */
    record Entry(PdnRecord record, PdnGame game, RuleText rules) {}

    /** The rules of games that name none. */
    record Present(Variant variant, RuleText text) {}

    GamesFile {
        games = List.copyOf(games);
    }

    /** Reads and plays a file; takes a while. */
    static GamesFile read(Path path, VariantLibrary library, Present present) throws IOException {
        List<Entry> entries = new ArrayList<>();
        java.util.Map<String, Optional<Present>> known = new java.util.HashMap<>();
        try (InputStream in = Files.newInputStream(path)) {
            Pdn.records(in, String.valueOf(path.getFileName())).forEachRemaining(record -> {
                Present rules = Pdn.ruleset(record)
                        .filter(id -> !id.equals(present.variant().id()))
                        .flatMap(id -> known.computeIfAbsent(id, name -> find(library, name)))
                        .orElse(present);
                entries.add(new Entry(record, Pdn.play(record, rules.variant()), rules.text()));
            });
        }
        return new GamesFile(path, entries);
    }

    private static Optional<Present> find(VariantLibrary library, String id) {
        Opened opened = Opened.read(library, id);
        return opened.reading().value().map(variant -> new Present(variant, opened.text()));
    }
}
