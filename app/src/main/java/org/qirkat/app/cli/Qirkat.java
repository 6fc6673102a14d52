package org.qirkat.app.cli;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.UserFolder;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program without a command, which opens the window; and what all commands share. */
@Command(
        name = "qirkat",
        mixinStandardHelpOptions = true,
        addMethodSubcommands = false,
        versionProvider = Version.class,
        resourceBundle = "org.qirkat.app.cli.messages",
        scope = ScopeType.INHERIT)
final class Qirkat implements Callable<Integer> {
    @Option(names = "--variants", paramLabel = "DIR", scope = ScopeType.INHERIT, descriptionKey = "option.variants")
    private List<Path> variants = new ArrayList<>();

    @Option(names = "--plugins", paramLabel = "DIR", scope = ScopeType.INHERIT, descriptionKey = "option.plugins")
    private List<Path> plugins = new ArrayList<>();

    @Option(names = "--lang", paramLabel = "CODE", scope = ScopeType.INHERIT, descriptionKey = "option.lang")
    void speak(String code) {
        language = code;
        console.speak(Locale.forLanguageTag(code));
    }

    @Spec
    private @Nullable CommandSpec spec;

    private String language = "";

    private final Console console;
    private final Cli.Window window;

    Qirkat(Console console, Cli.Window window) {
        this.console = console;
        this.window = window;
    }

    @Override
    public Integer call() {
        if (!hasDisplay()) {
            console.report(Text.of(Qirkat.class, "no-display"));
            return Cli.MISUSED;
        }
        requireFolders("--plugins", plugins);
        requireFolders("--variants", variants);
        window.open(this::library, home(), language);
        return Cli.STAYS_OPEN;
    }

    private static boolean hasDisplay() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (AWTError | LinkageError unreachable) {
            return false;
        }
    }

    private UserFolder home() {
        return UserFolder.of(console.environment());
    }

    HookRegistry hooks() {
        requireFolders("--plugins", plugins);
        List<Path> folders = new ArrayList<>(plugins);
        folders.add(home().plugins());
        return HookRegistry.load(folders);
    }

    private VariantLibrary library() {
        requireFolders("--variants", variants);
        List<Path> folders = new ArrayList<>(variants);
        folders.add(home().variants());
        return VariantLibrary.of(hooks(), folders);
    }

    /** A folder that a call names must be there; the user's own need not. */
    private void requireFolders(String option, List<Path> folders) {
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) {
                Text why = Text.of(Qirkat.class, "misuse.folder", option, folder.toString());
                throw new ParameterException(Objects.requireNonNull(spec).commandLine(), console.say(why));
            }
        }
    }

    /** The library, once what is wrong with plug-ins has been reported. */
    VariantLibrary reportedLibrary() {
        VariantLibrary library = library();
        console.report(library.hooks().findings());
        return library;
    }

    Console console() {
        return console;
    }

    /** The value of a reading for a command to go on with; errors are reported, warnings are left to {@code check}. */
    <T> int with(Reading<T> reading, ToIntFunction<T> command) {
        console.report(reading.findings().stream()
                .filter(finding -> finding.isError() || finding.code().equals(VariantLibrary.TWIN))
                .toList());
        return reading.value().map(command::applyAsInt).orElse(Cli.WRONG);
    }

    int withVariant(String idOrPath, ToIntFunction<Variant> command) {
        return with(reportedLibrary().get(idOrPath), command);
    }

    /** Two rule sets for a command to go on with. */
    int withVariants(String first, String second, java.util.function.ToIntBiFunction<Variant, Variant> command) {
        VariantLibrary library = reportedLibrary();
        return with(library.get(first), one -> with(library.get(second), other -> command.applyAsInt(one, other)));
    }

    /** A position given as words of the call, or else the start. */
    int withPosition(Variant variant, List<String> words, ToIntFunction<Position> command) {
        String text = words.isEmpty() ? "start" : String.join(" ", words);
        return with(variant.readPosition(text), command);
    }
}
