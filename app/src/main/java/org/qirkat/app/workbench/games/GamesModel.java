package org.qirkat.app.workbench.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.qirkat.app.workbench.kit.Listeners;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Node;
import org.qirkat.core.play.pdn.Pdn;
import org.qirkat.core.play.pdn.PdnGame;
import org.qirkat.core.play.pdn.PdnNote;
import org.qirkat.core.play.pdn.PdnTags;

/** The games of the file that was opened last, and the notes of the game on the board. Belongs to the event thread. */
public final class GamesModel {
    /**
     * A game as it is listed.
     *
     * @param fault why not all of it could be played; empty for a good one
     */
    record Row(Text title, String fault) {}

    private final Session session;
    private final Listeners listeners = new Listeners();
    /** Tags and notes of the games that came from files, by the first node. */
    private final Map<Node, PdnGame> sheets = new HashMap<>();

    private @Nullable GamesFile file;
    private List<Row> rows = List.of();

    public GamesModel(Session session) {
        this.session = session;
        session.onChange(listeners::changed);
    }

    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    /** Reads a file and shows its first game. */
    public void open(Path path) {
        GamesFile.Present present = new GamesFile.Present(session.variant(), session.rulesPlayed());
        session.background().run(() -> read(path, present), this::take);
    }

    private Object read(Path path, GamesFile.Present present) {
        try {
            return GamesFile.read(path, session.library(), present);
        } catch (IOException | UncheckedIOException unreadable) {
            return text("unreadable", path, String.valueOf(unreadable.getMessage()));
        }
    }

    private void take(Object read) {
        if (!(read instanceof GamesFile found)) {
            session.tell(Notice.refused((Text) read));
        } else if (found.games().isEmpty()) {
            session.tell(Notice.refused(text("none", found.path())));
        } else {
            file = found;
            rows = found.games().stream().map(GamesModel::row).toList();
            choose(0);
        }
    }

    List<Row> rows() {
        return rows;
    }

    private static Row row(GamesFile.Entry entry) {
        PdnTags tags = entry.game().tags();
        Text title = text(
                "row",
                entry.record().number(),
                tags.get(PdnTags.WHITE).orElse("?"),
                tags.get(PdnTags.BLACK).orElse("?"),
                entry.record().result());
        return new Row(
                title, firstError(entry.game()).map(d -> Words.say(d.message())).orElse(""));
    }

    private List<GamesFile.Entry> entries() {
        return file == null ? List.of() : file.games();
    }

    private static Optional<Diagnostic> firstError(PdnGame game) {
        return game.findings().stream().filter(Diagnostic::isError).findFirst();
    }

    /** Which of the listed games is on the board; -1 if none is. */
    int current() {
        Node root = session.game().root();
        return entries().stream().map(e -> e.game().game().root()).toList().indexOf(root);
    }

    /** Shows a listed game from its beginning. */
    void choose(int index) {
        GamesFile.Entry entry = entries().get(index);
        PdnGame game = entry.game();
        sheets.put(game.game().root(), game);
        Optional<Diagnostic> error = firstError(game);
        Notice said = error.isPresent()
                ? Notice.refused(text("bad", error.get().message()))
                : Notice.told(text(
                        "opened", entries().size(), Session.name(game.game().variant())));
        session.open(game.game().goTo(game.game().root()), entry.rules(), said);
    }

    /** What is noted of the move on the board. */
    String note() {
        PdnNote note = sheet().note(session.game().current());
        return String.join(
                " ",
                Stream.concat(note.before().stream(), note.after().stream()).toList());
    }

    private PdnGame sheet() {
        return sheets.getOrDefault(session.game().root(), PdnGame.of(session.game()))
                .with(session.game());
    }

    String saveName() {
        return session.variant().id() + ".pdn";
    }

    void save(Path path) {
        try {
            Files.writeString(path, Pdn.write(sheet()));
            session.tell(Notice.told(text("saved", path)));
        } catch (IOException unwritable) {
            session.tell(Notice.refused(text("not-saved", path, String.valueOf(unwritable.getMessage()))));
        }
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(GamesModel.class, key, arguments);
    }
}
