package org.qirkat.app.workbench.library;

import java.awt.Component;
import java.util.List;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.Words;

/** What can be done with the list of rule sets. */
public final class LibraryActions {
    private final LibraryModel model;
    private final LibraryView view;
    private final Component window;

    public LibraryActions(LibraryModel model, LibraryView view, Component window) {
        this.model = model;
        this.view = view;
        this.window = window;
    }

    public List<Command> all() {
        return List.of(
                new Command(LibraryActions.class, "find", "ctrl F", view::searchNow),
                new Command(LibraryActions.class, "open", "ctrl O", this::open));
    }

    private void open() {
        JFileChooser chooser = new JFileChooser();
        chooser.setFileFilter(
                new FileNameExtensionFilter(Words.say(LibraryActions.class, "open.filter"), "yaml", "yml"));
        if (chooser.showOpenDialog(window) == JFileChooser.APPROVE_OPTION) {
            model.open(chooser.getSelectedFile().getPath());
        }
    }
}
