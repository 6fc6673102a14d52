package org.qirkat.app.workbench;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.swing.TransferHandler;
import org.qirkat.app.workbench.session.Session;

/** Takes rule files that are dropped on the window. */
final class RuleFileDrop extends TransferHandler {
    private static final long serialVersionUID = 1;

    private final transient Session session;

    RuleFileDrop(Session session) {
        this.session = session;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<File> file = ruleFile(support);
        file.ifPresent(f -> session.choose(f.getPath()));
        return file.isPresent();
    }

    private static Optional<File> ruleFile(TransferSupport support) {
        try {
            Object files = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            return ((List<?>) files)
                    .stream()
                            .filter(File.class::isInstance)
                            .map(File.class::cast)
                            .filter(f -> f.getName().matches(".*\\.ya?ml"))
                            .findFirst();
        } catch (UnsupportedFlavorException | IOException unreadable) {
            return Optional.empty();
        }
    }
}
