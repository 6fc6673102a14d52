package org.qirkat.app.workbench.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.qirkat.app.workbench.kit.Background;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.FileFault;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;

/** The rule file on the desk: its text, what is wrong with it, what has been typed. Belongs to the event thread. */
public final class RulesModel {
    /** How long typing must rest before the text is read, in milliseconds. */
    private static final int REST = 300;

    /**
     * A finding as a line.
     *
     * @param here whether it is about the text on the desk, not about a parent's
     */
    public record Finding(boolean error, SourceSpan place, Text message, boolean here) {}

    private final Session session;
    private final Path ownVariants;
    /** What has been typed and not been read yet. */
    private @Nullable String typed;

    private String name;
    private Background.Task rest = () -> {};

    /** @param ownVariants the folder where the user's own rule files are */
    public RulesModel(Session session, Path ownVariants) {
        this.session = session;
        this.ownVariants = ownVariants;
        this.name = session.desk().name();
        session.onChange(this::follow);
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    private void follow() {
        boolean sameFile = name.equals(session.desk().name());
        name = session.desk().name();
        if (!sameFile || session.desk().yaml().equals(typed)) {
            rest.cancel();
            typed = null;
        }
    }

    public String yaml() {
        return typed == null ? session.desk().yaml() : typed;
    }

    public String fileName() {
        return name;
    }

    /** The file, and how it stands with it. */
    public Text heading() {
        long errors = errors();
        if (errors > 0) {
            return text("heading.broken", name, Session.name(session.variant()));
        }
        return text(session.desk().edited() ? "heading.edited" : "heading.file", name);
    }

    public boolean isEdited() {
        return session.desk().edited() || typed != null;
    }

    public long errors() {
        return session.findings().stream().filter(Diagnostic::isError).count();
    }

    public List<Finding> findings() {
        return session.findings().stream()
                .map(d -> new Finding(
                        d.isError(), d.place(), d.message(), d.place().file().equals(name)))
                .toList();
    }

    /** Takes a changed text; it is read when typing rests. */
    public void type(String yaml) {
        rest.cancel();
        typed = yaml;
        rest = session.background().after(REST, () -> session.retype(yaml));
    }

    /** Back to the file as it is stored. */
    public void revert() {
        typed = null;
        rest.cancel();
        session.choose(session.desk().id());
    }

    /** Where the user's own rule files are. */
    public Path folder() {
        return ownVariants;
    }

    /** Where a copy would be saved if nothing else is said. */
    public Path proposal() {
        String file = name.replaceFirst(".*[/\\\\]", "");
        return ownVariants.resolve(file.matches(".*\\.ya?ml") ? file : file + ".yaml");
    }

    /** Saves the working copy and plays by the saved file. */
    public void save(Path path) {
        String yaml = yaml();
        session.background().run(() -> written(path, yaml), said -> {
            if (said.kind() == Notice.Kind.TOLD) {
                session.relist();
                session.choose(path.toString());
            }
            session.tell(said);
        });
    }

    private static Notice written(Path path, String yaml) {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, yaml);
            return Notice.told(text("saved", path));
        } catch (IOException unwritable) {
            return Notice.refused(text("not-saved", path, FileFault.of(unwritable)));
        }
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(RulesModel.class, key, arguments);
    }
}
