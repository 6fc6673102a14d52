package org.qirkat.app.workbench;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.TransferHandler;
import org.qirkat.app.workbench.games.GamesModel;
import org.qirkat.app.workbench.session.Session;

/** Takes rule files and files of games that are dropped on the window. */
final class RuleFileDrop extends TransferHandler {
    private static final long serialVersionUID = 1;

    private static final String RULES = ".*\\.ya?ml";
    private static final String GAMES = ".*\\.pdn";

    private final transient Session session;
    private final transient GamesModel games;

    RuleFileDrop(Session session, GamesModel games) {
        this.session = session;
        this.games = games;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<File> rules = file(support, RULES);
        Optional<File> played = file(support, GAMES);
        rules.ifPresent(f -> session.choose(f.getPath()));
        played.ifPresent(f -> games.open(f.toPath()));
        return rules.isPresent() || played.isPresent();
    }

    private static Optional<File> file(TransferSupport support, String name) {
        try {
            Object files = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            return ((List<?>) files)
                    .stream()
                            .filter(File.class::isInstance)
                            .map(File.class::cast)
                            .filter(f -> f.getName().toLowerCase(Locale.ROOT).matches(name))
                            .findFirst();
        } catch (UnsupportedFlavorException | IOException unreadable) {
            return Optional.empty();
        }
    }
}
