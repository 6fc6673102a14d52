package org.qirkat.core.play;

import java.nio.file.Path;
import java.util.Map;

/** The user's own folder: {@code QIRKAT_HOME}, or {@code .qirkat} in the home directory. It need not exist. */
public record UserFolder(Path path) {
    public static UserFolder of(Map<String, String> environment) {
        String stated = environment.getOrDefault("QIRKAT_HOME", "");
        return new UserFolder(
                stated.isEmpty() ? Path.of(System.getProperty("user.home", "."), ".qirkat") : Path.of(stated));
    }

    public Path variants() {
        return path.resolve("variants");
    }

    public Path plugins() {
        return path.resolve("plugins");
    }
}
