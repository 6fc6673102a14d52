package org.qirkat.app.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.Parameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hooks}: the hooks found, with what they want and where they come from. */
@Command(name = "hooks", addMethodSubcommands = false)
final class HooksCommand implements Callable<Integer> {
    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    private final Qirkat qirkat;

    HooksCommand(Qirkat qirkat) {
        this.qirkat = qirkat;
    }

    @Override
    public Integer call() {
        HookRegistry hooks = qirkat.hooks();
        Console console = qirkat.console();
        console.report(hooks.findings());
        if (json) {
            console.print(Json.write(hooks.all().stream().map(this::object).toList()));
        } else {
            hooks.all().forEach(this::print);
        }
        return hooks.findings().stream().anyMatch(Diagnostic::isError) ? Cli.WRONG : Cli.FINE;
    }

    private void print(HookRegistry.Found found) {
        Console console = qirkat.console();
        console.print(
                found.provider().name() + "\t" + console.say(found.provider().summary()) + "\t" + found.origin());
        found.provider().parameters().forEach(p -> console.print("  " + console.say(described(p))));
    }

    private Map<String, Object> object(HookRegistry.Found found) {
        Console console = qirkat.console();
        return Json.object(
                "name", found.provider().name(),
                "summary", console.say(found.provider().summary()),
                "parameters",
                        found.provider().parameters().stream()
                                .map(p -> Json.object(
                                        "name", p.name(),
                                        "type", console.say(p.type().expected()),
                                        "default", standard(p),
                                        "meaning", console.say(p.meaning())))
                                .toList(),
                "origin", found.origin());
    }

    private static Text described(Parameter<?> parameter) {
        String key = parameter.isRequired() ? "hooks.required" : "hooks.parameter";
        return Text.of(
                HooksCommand.class,
                key,
                parameter.name(),
                parameter.meaning(),
                parameter.type().expected(),
                standard(parameter));
    }

    private static String standard(Parameter<?> parameter) {
        Object value = parameter.defaultValue();
        return value == null ? "" : parameter.write(value);
    }
}
