package org.qirkat.app.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import javax.swing.SwingUtilities;
import org.qirkat.app.workbench.kit.Background;
import org.qirkat.app.workbench.kit.Failures;
import org.qirkat.app.workbench.kit.Preferences;
import org.qirkat.app.workbench.kit.PreferencesFile;
import org.qirkat.app.workbench.kit.Themes;
import org.qirkat.app.workbench.session.Opened;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.play.UserFolder;
import org.qirkat.core.play.VariantLibrary;

/** Opens the program's window. */
public final class Workbench {
    private Workbench() {}

    /**
     * Opens the window and returns at once.
     *
     * @param shelves finds the rule sets; called in the background, now and again when files have been added
     * @param language of the window's sentences, as a tag; empty for the one that was chosen before
     * @param home where preferences and the user's own rule files are kept
     */
    public static void open(Callable<VariantLibrary> shelves, UserFolder home, String language) {
        PreferencesFile file = new PreferencesFile(home.path());
        Preferences preferences = file.read();
        String tag = language.isEmpty() ? preferences.language() : language;
        if (!tag.isEmpty()) {
            Locale.setDefault(Locale.forLanguageTag(tag));
        }
        Themes.scale(preferences.scale());
        SwingUtilities.invokeLater(() -> start(shelves, home.variants(), file, preferences));
    }

    private static void start(
            Callable<VariantLibrary> shelves, Path variants, PreferencesFile file, Preferences preferences) {
        Themes.wear(preferences.dark());
        Failures failures = new Failures();
        failures.watchEvents();
        Background background = Background.swing(failures);
        background.run(() -> Shelf.read(shelves, preferences.ruleset()), shelf -> {
            Session session = new Session(
                    background,
                    shelves,
                    shelf.library(),
                    shelf.opened().reading().orThrow(),
                    shelf.opened().text());
            MainWindow window = new MainWindow(session, variants, file, preferences);
            failures.showOver(window);
            window.setVisible(true);
        });
    }

    /** The rule sets there are, and the one to begin with. */
    private record Shelf(VariantLibrary library, Opened opened) {
        static Shelf read(Callable<VariantLibrary> shelves, String wanted) throws Exception {
            VariantLibrary library = shelves.call();
            for (String id : List.of(wanted, Preferences.INITIAL.ruleset())) {
                Opened opened = Opened.read(library, id);
                if (opened.reading().value().isPresent()) {
                    return new Shelf(library, opened);
                }
            }
            for (String id : library.ids()) {
                Opened opened = Opened.read(library, id);
                if (opened.reading().value().isPresent()) {
                    return new Shelf(library, opened);
                }
            }
            throw new IllegalStateException("none of the rule sets " + library.ids() + " loads");
        }
    }
}
