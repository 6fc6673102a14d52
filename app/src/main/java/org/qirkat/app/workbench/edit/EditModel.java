package org.qirkat.app.workbench.edit;

import java.util.List;
import java.util.Optional;
import org.qirkat.app.workbench.session.Brushes;
import org.qirkat.app.workbench.session.Draft;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;

/** The position being set up, the brushes for it, and what the rules say to it. Belongs to the event thread. */
public final class EditModel {
    private final Session session;

    public EditModel(Session session) {
        this.session = session;
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    public boolean isEditing() {
        return session.draft().isPresent();
    }

    /** Begins to set up a position, from the one on the board; or ends it and plays from it. */
    public void toggle() {
        if (isEditing()) {
            playFromHere();
        } else {
            List<Draft.Brush> brushes = Brushes.of(rules(), session.position());
            session.edit(new Draft(session.position(), brushes.get(0)));
        }
    }

    private Ruleset rules() {
        return session.variant().rules();
    }

    List<Draft.Brush> brushes() {
        return Brushes.of(rules(), session.position());
    }

    List<PieceKind> kinds() {
        return rules().kinds();
    }

    boolean isChosen(Draft.Brush brush) {
        return session.draft().map(d -> d.brush().equals(brush)).orElse(false);
    }

    void choose(Draft.Brush brush) {
        change(draft -> draft.with(brush));
    }

    /** A brush in words. */
    Text name(Draft.Brush brush) {
        if (brush instanceof Draft.Brush.Put put) {
            String side = put.piece().side() == Side.WHITE ? "brush.white" : "brush.black";
            return text(side, put.piece().kind().name());
        }
        return text(brush instanceof Draft.Brush.Close ? "brush.close" : "brush.erase");
    }

    Side mover() {
        return session.position().mover();
    }

    void changeMover() {
        changePosition(session.position().withMover(mover().other()));
    }

    void clear() {
        changePosition(Position.empty(rules().board(), mover()));
    }

    void start() {
        changePosition(session.variant().start());
    }

    /** Ends setting up; a new game begins from the position, unless it is the one there was. */
    void playFromHere() {
        Optional<Draft> draft = session.draft();
        if (draft.isPresent() && !draft.get().position().equals(session.game().position())) {
            session.newGame(draft.get().position());
        } else {
            session.dropDraft();
        }
    }

    void cancel() {
        session.dropDraft();
    }

    String positionText() {
        return session.variant().positionText(session.position());
    }

    /** What is odd about the position under the rules, and how it stands; it can be played from in any case. */
    List<Remark> remarks() {
        return isEditing() ? Remarks.of(session.variant(), session.position()) : List.of();
    }

    private void changePosition(Position position) {
        change(draft -> draft.with(position));
    }

    private void change(java.util.function.UnaryOperator<Draft> how) {
        session.draft().ifPresent(draft -> session.edit(how.apply(draft)));
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(EditModel.class, key, arguments);
    }
}
