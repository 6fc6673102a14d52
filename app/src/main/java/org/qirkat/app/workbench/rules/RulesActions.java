package org.qirkat.app.workbench.rules;

import java.awt.Component;
import java.util.List;
import javax.swing.JFileChooser;
import org.qirkat.app.workbench.kit.Command;

/** What can be done with the rule file on the desk. */
public final class RulesActions {
    private final RulesModel model;
    private final Component window;
    private final Command revert;
    private final Command save;

    public RulesActions(RulesModel model, Component window) {
        this.model = model;
        this.window = window;
        this.revert = new Command(RulesActions.class, "revert", "", model::revert).possibleWhen(model::isEdited);
        this.save = new Command(RulesActions.class, "save", "ctrl S", this::save);
    }

    public List<Command> all() {
        return List.of(save, revert);
    }

    private void save() {
        JFileChooser chooser = new JFileChooser(model.folder().toFile());
        chooser.setSelectedFile(model.proposal().toFile());
        if (chooser.showSaveDialog(window) == JFileChooser.APPROVE_OPTION) {
            model.save(chooser.getSelectedFile().toPath());
        }
    }
}
