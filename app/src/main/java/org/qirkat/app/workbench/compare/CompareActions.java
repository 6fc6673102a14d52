package org.qirkat.app.workbench.compare;

import java.awt.Component;
import java.util.List;
import javax.swing.JOptionPane;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.Words;

/** What can be done with a second rule set. */
public final class CompareActions {
    private final CompareModel model;
    private final Component window;

    public CompareActions(CompareModel model, Component window) {
        this.model = model;
        this.window = window;
    }

    public List<Command> all() {
        return List.of(
                command("compare", "F3", this::toggle).onWhen(model::isComparing),
                command("swap", "shift F3", model::swap).possibleWhen(model::isComparing));
    }

    /** The buttons under the second board. */
    public List<Command> buttons() {
        return List.of(command("swap", "", model::swap), command("stop", "", model::stop));
    }

    private static Command command(String key, String stroke, Runnable action) {
        return new Command(CompareActions.class, key, stroke, action);
    }

    private void toggle() {
        if (model.isComparing()) {
            model.stop();
            return;
        }
        model.findCandidates(this::choose);
    }

    private void choose(List<Candidate> candidates) {
        Object chosen = JOptionPane.showInputDialog(
                window,
                Words.say(CompareActions.class, "choose"),
                Words.say(CompareActions.class, "choose.title"),
                JOptionPane.PLAIN_MESSAGE,
                null,
                candidates.toArray(),
                candidates.isEmpty() ? null : candidates.get(0));
        if (chosen instanceof Candidate candidate) {
            model.choose(candidate);
        }
    }
}
