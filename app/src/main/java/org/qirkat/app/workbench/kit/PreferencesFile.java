package org.qirkat.app.workbench.kit;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** Reads and writes {@link Preferences}; what cannot be read is as at the first start, what cannot be written is let go. */
public final class PreferencesFile {
    private static final System.Logger LOG = System.getLogger(PreferencesFile.class.getName());

    private final Path path;

    public PreferencesFile(Path folder) {
        this.path = folder.resolve("workbench.properties");
    }

    public Preferences read() {
        Properties stored = new Properties();
        if (Files.isRegularFile(path)) {
            try (Reader reader = Files.newBufferedReader(path)) {
                stored.load(reader);
            } catch (IOException | IllegalArgumentException unreadable) {
                LOG.log(System.Logger.Level.WARNING, path + " is left out: " + unreadable);
            }
        }
        Preferences initial = Preferences.INITIAL;
        int scale = number(stored, "scale", 0);
        return new Preferences(
                Boolean.parseBoolean(stored.getProperty("dark", "false")),
                Preferences.SCALES.contains(scale) ? scale : 0,
                Math.max(320, number(stored, "width", initial.width())),
                Math.max(240, number(stored, "height", initial.height())),
                stored.getProperty("ruleset", initial.ruleset()),
                stored.getProperty("language", initial.language()));
    }

    private static int number(Properties stored, String key, int otherwise) {
        String text = stored.getProperty(key, "");
        return text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : otherwise;
    }

    public void write(Preferences preferences) {
        Properties stored = new Properties();
        stored.setProperty("dark", String.valueOf(preferences.dark()));
        stored.setProperty("scale", String.valueOf(preferences.scale()));
        stored.setProperty("width", String.valueOf(preferences.width()));
        stored.setProperty("height", String.valueOf(preferences.height()));
        stored.setProperty("ruleset", preferences.ruleset());
        stored.setProperty("language", preferences.language());
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            try (Writer writer = Files.newBufferedWriter(path)) {
                stored.store(writer, "Qirkat");
            }
        } catch (IOException unwritable) {
            LOG.log(System.Logger.Level.WARNING, path + " is not written: " + unwritable);
        }
    }
}
