package org.qirkat.app.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.UserFolder;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookFailure;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line as a whole. Only the commands that a call names are built, which keeps small calls quick. */
public final class Cli {
    /** What opens the window when no command is given. */
    public interface Window {
        /** @param language a language tag, or empty for what the user has chosen before */
        void open(Callable<VariantLibrary> shelves, UserFolder home, String language);
    }

    /** The answer that is no exit code: a window has opened and the program goes on. */
    public static final int STAYS_OPEN = -1;

    static final int FINE = 0;
    static final int WRONG = 1;
    static final int MISUSED = 2;

    private static final Map<String, Function<Qirkat, Callable<Integer>>> COMMANDS = new LinkedHashMap<>();

    static {
        // option types that no command has, and whose reading costs a tenth of a small call
        System.setProperty("picocli.converters.excludes", "java\\.(sql|time)\\..*");
        COMMANDS.put("list", ListCommand::new);
        COMMANDS.put("show", ShowCommand::new);
        COMMANDS.put("settings", SettingsCommand::new);
        COMMANDS.put("diff", DiffCommand::new);
        COMMANDS.put("compare", CompareCommand::new);
        COMMANDS.put("start", StartCommand::new);
        COMMANDS.put("moves", MovesCommand::new);
        COMMANDS.put("line", LineCommand::new);
        COMMANDS.put("replay", ReplayCommand::new);
        COMMANDS.put("perft", PerftCommand::new);
        COMMANDS.put("check", CheckCommand::new);
        COMMANDS.put("hooks", HooksCommand::new);
        COMMANDS.put("schema", SchemaCommand::new);
    }

    private Cli() {}

    /** Runs one call on the streams of the process. */
    public static int run(String[] arguments, Window window) {
        return run(arguments, window, Console.system());
    }

    static int run(String[] arguments, Window window, Console console) {
        Qirkat qirkat = new Qirkat(console, window);
        CommandLine line = new CommandLine(qirkat);
        List<String> words = Arrays.asList(arguments);
        boolean named = COMMANDS.keySet().stream().anyMatch(words::contains);
        COMMANDS.forEach((name, command) -> {
            if (!named || words.contains(name)) {
                line.addSubcommand(name, command.apply(qirkat));
            }
        });
        line.setOut(console.out());
        line.setErr(console.err());
        line.setExecutionExceptionHandler((fault, command, parsed) -> fault(fault, console));
        line.setParameterExceptionHandler((misuse, given) -> misuse(misuse, console));
        try {
            return line.execute(arguments);
        } finally {
            console.flush();
        }
    }

    private static int misuse(CommandLine.ParameterException misuse, Console console) {
        PrintWriter err = console.err();
        console.report(String.valueOf(misuse.getMessage()));
        UnmatchedArgumentException.printSuggestions(misuse, err);
        String command = misuse.getCommandLine().getCommandSpec().qualifiedName();
        console.report(Text.of(Cli.class, "misuse.help", command));
        return MISUSED;
    }

    /** The edge of the program: what nobody has foreseen ends here as a line. */
    private static int fault(Exception fault, Console console) {
        if (fault instanceof HookFailure failure) {
            console.report(failure.text());
        } else {
            console.report(Text.of(Cli.class, "fault", fault.toString()));
        }
        if (!console.environment().getOrDefault("QIRKAT_DEBUG", "").isEmpty()) {
            fault.printStackTrace(console.err());
        }
        return WRONG;
    }
}
