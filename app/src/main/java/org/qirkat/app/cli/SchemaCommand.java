package org.qirkat.app.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.load.RuleSchema;
import org.qirkat.core.spi.HookRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schema}: the JSON Schema of rule files, with the hooks there are. */
@Command(name = "schema", addMethodSubcommands = false)
final class SchemaCommand implements Callable<Integer> {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            descriptionKey = "option.output")
    private @Nullable Path file;

    private final Qirkat qirkat;

    SchemaCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        HookRegistry hooks = qirkat.hooks();
        qirkat.console().report(hooks.findings());
        String schema = RuleSchema.text(hooks);
        if (file != null) {
            return Output.write(file, schema, qirkat.console());
        }
        qirkat.console().print(schema.stripTrailing());
        return Cli.FINE;
    }
}
