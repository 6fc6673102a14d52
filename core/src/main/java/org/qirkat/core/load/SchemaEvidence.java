package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.qirkat.core.model.Question;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.Parameter;

/** The paths that evidence may be given for: settings, groups of settings, hooks and their parameters. */
final class SchemaEvidence {
    private final HookRegistry hooks;

    SchemaEvidence(HookRegistry hooks) {
        this.hooks = hooks;
    }

    /** Paths that can be listed; those that every rule set must speak of come first. */
    List<String> plain() {
        Set<String> paths = new LinkedHashSet<>();
        for (Question question : Question.values()) {
            paths.add(question.path());
        }
        declared().stream().filter(path -> !path.contains(Setting.STAR)).forEach(paths::add);
        for (HookRegistry.Found found : hooks.all()) {
            String hook = HookEntry.GROUP + found.provider().name();
            paths.add(hook);
            found.provider().parameters().stream().map(Parameter::name).forEach(name -> paths.add(hook + "." + name));
        }
        return new ArrayList<>(paths);
    }

    /** Regular expressions for those with a name of the author's choice in them. */
    List<String> patterns() {
        String name = new ValueType.KindName().pattern();
        return declared().stream()
                .filter(path -> path.contains(Setting.STAR))
                .map(path -> "^" + path.replace(".", "\\.").replace(Setting.STAR, name) + "$")
                .toList();
    }

    private static Set<String> declared() {
        Set<String> paths = new LinkedHashSet<>();
        for (Setting<?> setting : Settings.all()) {
            EvidenceCheck.addWithGroups(setting.path(), paths);
        }
        return paths;
    }
}
