package org.qirkat.app.workbench.kit;

import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.spi.HookFailure;

/** The one place where failures arrive: shows a dialog from which a report can be copied, never a stack trace. */
public final class Failures implements Consumer<Throwable> {
    private @Nullable Component window;
    private boolean showing;

    /** Lets failures in event handlers arrive here too. */
    public void watchEvents() {
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, failure) -> SwingUtilities.invokeLater(() -> accept(failure)));
    }

    public void showOver(Component component) {
        window = component;
    }

    @Override
    public void accept(Throwable failure) {
        System.getLogger(Failures.class.getName()).log(System.Logger.Level.DEBUG, "failure", failure);
        if (showing) {
            return;
        }
        showing = true;
        try {
            show(failure);
        } finally {
            showing = false;
        }
    }

    private void show(Throwable failure) {
        String title = Words.say(Failures.class, "failure.title");
        if (failure instanceof HookFailure hook) {
            JOptionPane.showMessageDialog(window, wrapped(Words.say(hook.text())), title, JOptionPane.WARNING_MESSAGE);
            return;
        }
        String close = Words.say(Failures.class, "failure.close");
        String copy = Words.say(Failures.class, "failure.copy");
        int chosen = JOptionPane.showOptionDialog(
                window,
                wrapped(Words.say(Failures.class, "failure.message")),
                title,
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.ERROR_MESSAGE,
                null,
                new Object[] {copy, close},
                close);
        if (chosen == 0) {
            Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(report(failure)), null);
        }
    }

    private static String wrapped(String words) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : words.split(" ")) {
            column += word.length() + 1;
            lines.append(column > 72 ? "\n" : lines.isEmpty() ? "" : " ").append(word);
            column = column > 72 ? word.length() : column;
        }
        return lines.toString();
    }

    /** What a developer needs to know. */
    static String report(Throwable failure) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("Qirkat " + Failures.class.getPackage().getImplementationVersion());
        out.println("Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name"));
        failure.printStackTrace(out);
        out.flush();
        return text.toString();
    }
}
