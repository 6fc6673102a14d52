package org.qirkat.app.workbench.edit;

import java.util.List;
import org.qirkat.app.workbench.kit.Command;

/** What can be done with a position that is being set up. */
public final class EditActions {
    private final EditModel model;

    public EditActions(EditModel model) {
        this.model = model;
    }

    /** Begins and ends setting up. */
    public List<Command> mode() {
        return List.of(command("edit", "F2", model::toggle).onWhen(model::isEditing));
    }

    /** For the time of setting up. */
    public List<Command> tools() {
        return List.of(
                command("mover", "ctrl M", model::changeMover).possibleWhen(model::isEditing),
                command("clear", "ctrl DELETE", model::clear).possibleWhen(model::isEditing),
                command("start", "ctrl T", model::start).possibleWhen(model::isEditing));
    }

    /** The buttons of the palette. */
    public List<Command> buttons() {
        return List.of(
                command("clear", "", model::clear),
                command("start", "", model::start),
                command("cancel", "", model::cancel),
                command("play", "", model::playFromHere));
    }

    /** Leaves the old game as it was. */
    public List<Command> leaving() {
        return List.of(command("cancel", "ctrl shift E", model::cancel).possibleWhen(model::isEditing));
    }

    private static Command command(String key, String stroke, Runnable action) {
        return new Command(EditActions.class, key, stroke, action);
    }
}
