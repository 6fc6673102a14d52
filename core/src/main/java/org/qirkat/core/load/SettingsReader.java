package org.qirkat.core.load;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;

/** Reads the groups of settings of a rule file along the paths that {@link Settings} declares. */
final class SettingsReader {
    static final String PIECES = "pieces";

    /** The keys below each path that was asked for. */
    private static final Map<String, Set<String>> KEYS = new ConcurrentHashMap<>();

    private final Findings findings;
    private final ValueReader values;
    private final Settled settled = Settled.nothing();

    private SettingsReader(Findings findings) {
        this.findings = findings;
        this.values = new ValueReader(findings);
    }

    static Settled read(Form file, Findings findings) {
        SettingsReader reader = new SettingsReader(findings);
        for (String group : keysOf("")) {
            file.any(group).ifPresent(tree -> reader.read(group, group, tree, group));
        }
        return reader.settled;
    }

    /** The keys that the declarations have below a path; the empty path is the top of the file. */
    static Set<String> keysOf(String path) {
        return new LinkedHashSet<>(KEYS.computeIfAbsent(path, SettingsReader::declaredBelow));
    }

    private static Set<String> declaredBelow(String path) {
        String above = path.isEmpty() ? "" : path + ".";
        Set<String> keys = new LinkedHashSet<>();
        for (Setting<?> setting : Settings.all()) {
            if (setting.path().startsWith(above)) {
                keys.add(setting.path().substring(above.length()).split("\\.")[0]);
            }
        }
        return keys;
    }

    /** @param declared the path as declared, with a star for a name, of which path is an instance */
    private void read(String declared, String path, Tree tree, String key) {
        Optional<Setting<?>> setting = Settings.at(path);
        if (setting.isPresent()) {
            settled.values()
                    .put(
                            path,
                            tree.isNothing()
                                    ? Stated.toDefault(tree)
                                    : Stated.of(values.read(setting.get().type(), tree, key), tree));
        } else if (tree.isNothing()) {
            settled.resets().add(path);
        } else {
            Form.of(tree, key, findings).ifPresent(form -> group(declared, path, form));
        }
    }

    private void group(String declared, String path, Form form) {
        Set<String> keys = keysOf(declared);
        for (Tree.Field field : form.fields()) {
            String key = field.key().text();
            if (keys.contains(Setting.STAR)) {
                named(declared, path, field);
            } else if (keys.contains(key)) {
                read(declared + "." + key, path + "." + key, field.value(), key);
            }
        }
        if (!keys.contains(Setting.STAR)) {
            form.finish(keys);
        }
    }

    /** Reads what stands under a name that the author gives. */
    private void named(String declared, String path, Tree.Field field) {
        Naming naming = Naming.of(declared);
        String name = field.key().text();
        if (!naming.allows(name)) {
            findings.error(naming.code(), field.key().place(), name, naming.taken());
            return;
        }
        if (naming == Naming.KIND) {
            settled.kinds().put(name, field.key().place());
        }
        read(declared + "." + Setting.STAR, path + "." + name, field.value(), name);
    }
}
