package org.qirkat.app.workbench.board;

import org.qirkat.app.workbench.kit.BoardScene;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Text;

/** What can be done with the game as a whole. Belongs to the event thread. */
public final class GameModel {
    private final Session session;
    private final BoardModel board;

    public GameModel(Session session, BoardModel board) {
        this.session = session;
        this.board = board;
    }

    boolean mayPlay() {
        return session.draft().isEmpty();
    }

    boolean canUndo() {
        return session.canUndo();
    }

    boolean canRedo() {
        return session.canRedo();
    }

    void newGame() {
        session.newGame();
    }

    void undo() {
        session.undo();
    }

    void redo() {
        session.redo();
    }

    /** Back to the start of this game; from there, to that of the game before. */
    void first() {
        if (session.game().canUndo()) {
            session.goTo(session.game().root());
        } else {
            session.undo();
        }
    }

    /** On to the end of the line looked at; from there, to the game after. */
    void last() {
        if (session.game().canRedo()) {
            session.goTo(session.game().line().get(session.game().line().size() - 1));
        } else {
            session.redo();
        }
    }

    void flip() {
        session.turn(2);
    }

    void quarter() {
        session.turn(1);
    }

    String positionText() {
        return session.variant().positionText(session.position());
    }

    void copied() {
        session.tell(Notice.told(text("copied")));
    }

    /** Plays from a position text, or puts it into the position that is being set up. */
    void paste(String pasted) {
        String line = pasted.strip();
        if (line.isEmpty()) {
            session.tell(Notice.refused(text("paste.empty")));
            return;
        }
        Reading<Position> reading = session.variant().readPosition(line);
        if (reading.value().isEmpty()) {
            Diagnostic first = reading.findings().get(0);
            session.tell(Notice.refused(text("paste.bad", Session.name(session.variant()), first.message())));
        } else if (session.draft().isPresent()) {
            session.edit(session.draft().get().with(reading.value().get()));
        } else {
            session.newGame(reading.value().get());
        }
    }

    BoardScene scene() {
        return board.scene();
    }

    String pictureName() {
        return session.variant().id() + ".png";
    }

    void saved(String path) {
        session.tell(Notice.told(text("picture.saved", path)));
    }

    void notSaved(String path, String why) {
        session.tell(Notice.refused(text("picture.failed", path, why)));
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(GameModel.class, key, arguments);
    }
}
