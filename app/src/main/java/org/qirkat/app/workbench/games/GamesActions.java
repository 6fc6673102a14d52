package org.qirkat.app.workbench.games;

import java.awt.Component;
import java.io.File;
import java.util.List;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.Words;

/** What can be done with games in files. */
public final class GamesActions {
    private final GamesModel model;
    private final Component window;

    public GamesActions(GamesModel model, Component window) {
        this.model = model;
        this.window = window;
    }

    public List<Command> all() {
        return List.of(
                new Command(GamesActions.class, "open-games", "ctrl shift O", this::open),
                new Command(GamesActions.class, "save-game", "ctrl shift S", this::save));
    }

    private void open() {
        JFileChooser chooser = chooser();
        if (chooser.showOpenDialog(window) == JFileChooser.APPROVE_OPTION) {
            model.open(chooser.getSelectedFile().toPath());
        }
    }

    private void save() {
        JFileChooser chooser = chooser();
        chooser.setSelectedFile(new File(model.saveName()));
        if (chooser.showSaveDialog(window) == JFileChooser.APPROVE_OPTION) {
            model.save(chooser.getSelectedFile().toPath());
        }
    }

    private static JFileChooser chooser() {
        JFileChooser chooser = new JFileChooser();
        chooser.setFileFilter(new FileNameExtensionFilter(Words.say(GamesActions.class, "filter"), "pdn"));
        return chooser;
    }
}
