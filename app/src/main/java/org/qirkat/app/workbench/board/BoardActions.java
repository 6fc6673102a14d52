package org.qirkat.app.workbench.board;

import java.awt.Component;
import java.awt.HeadlessException;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JFileChooser;
import org.qirkat.app.workbench.kit.BoardPainter;
import org.qirkat.app.workbench.kit.Command;

/** What can be done with the game and the board. */
public final class BoardActions {
    private static final int PICTURE = 1200;

    private final GameModel model;
    private final Component window;

    public BoardActions(GameModel model, Component window) {
        this.model = model;
        this.window = window;
    }

    /** Those that change the game. */
    public List<Command> game() {
        return List.of(
                command("new-game", "ctrl N", model::newGame).possibleWhen(model::mayPlay),
                command("undo", "ctrl Z", model::undo).possibleWhen(model::canUndo),
                command("redo", "ctrl shift Z", model::redo).possibleWhen(model::canRedo),
                command("first", "ctrl HOME", model::first).possibleWhen(model::canUndo),
                command("last", "ctrl END", model::last).possibleWhen(model::canRedo));
    }

    /** Those that give and take positions. */
    public List<Command> exchange() {
        return List.of(
                command("copy", "ctrl shift C", this::copy),
                command("paste", "ctrl shift V", this::paste),
                command("picture", "ctrl shift P", this::picture));
    }

    /** Those that change only how the board is seen. */
    public List<Command> look() {
        return List.of(command("flip", "F7", model::flip), command("quarter", "shift F7", model::quarter));
    }

    private static Command command(String key, String stroke, Runnable action) {
        return new Command(BoardActions.class, key, stroke, action);
    }

    private void copy() {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(model.positionText()), null);
        model.copied();
    }

    private void paste() {
        try {
            Object text = Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
            model.paste(text.toString());
        } catch (UnsupportedFlavorException | IOException | IllegalStateException | HeadlessException nothing) {
            model.paste("");
        }
    }

    private void picture() {
        JFileChooser chooser = new JFileChooser();
        chooser.setSelectedFile(new File(model.pictureName()));
        if (chooser.showSaveDialog(window) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        File file = chooser.getSelectedFile();
        try {
            ImageIO.write(BoardPainter.image(model.scene(), PICTURE, PICTURE), "png", file);
            model.saved(file.getPath());
        } catch (IOException unwritable) {
            model.notSaved(file.getPath(), String.valueOf(unwritable.getMessage()));
        }
    }
}
