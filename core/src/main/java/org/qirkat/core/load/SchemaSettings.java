package org.qirkat.core.load;

import static org.qirkat.core.load.SchemaTypes.object;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;

/** The groups of settings in the words of JSON Schema, as {@link Settings} declares them. */
final class SchemaSettings {
    private SchemaSettings() {}

    /** The groups and settings at the top of a rule file, by key. */
    static Map<String, Object> groups() {
        return keys("");
    }

    private static Map<String, Object> keys(String path) {
        Map<String, Object> keys = new LinkedHashMap<>();
        for (String key : SettingsReader.keysOf(path)) {
            keys.put(key, at(path.isEmpty() ? key : path + "." + key));
        }
        return keys;
    }

    private static Map<String, Object> at(String declared) {
        Optional<Setting<?>> setting =
                Settings.all().stream().filter(s -> s.path().equals(declared)).findFirst();
        return setting.isPresent() ? setting(setting.get()) : SchemaTypes.orNothing(group(declared));
    }

    private static Map<String, Object> setting(Setting<?> setting) {
        return described(
                SchemaTypes.orNothing(SchemaTypes.of(setting.type())),
                setting.meaning(),
                setting.type(),
                setting.defaultValue());
    }

    private static Map<String, Object> group(String declared) {
        Map<String, Object> keys = keys(declared);
        Object named = keys.remove(Setting.STAR);
        Map<String, Object> group = object("type", "object");
        if (!keys.isEmpty() || named == null) {
            group.put("properties", keys);
        }
        if (named != null) {
            group.put(
                    "patternProperties",
                    object(SchemaTypes.whole(Naming.of(declared).pattern()), named));
        }
        group.put("additionalProperties", false);
        return group;
    }

    /** A schema with its meaning in words, and with the default if there is one that can be shown. */
    static Map<String, Object> described(
            Map<String, Object> schema, Text meaning, ValueType<?> type, @Nullable Object standard) {
        Map<String, Object> described = new LinkedHashMap<>();
        Text plain =
                type instanceof ValueType.Words ? meaning : Findings.text("schema.plain", meaning, type.expected());
        described.put("description", plain.toString());
        if (standard != null && !written(type, standard).isEmpty()) {
            Text words = Findings.text("schema.optional", meaning, type.expected(), written(type, standard));
            described.put("description", words.toString());
            described.put("default", SchemaTypes.json(type, standard));
        }
        described.putAll(schema);
        return described;
    }

    @SuppressWarnings("unchecked") // the default is of the declared type
    private static <T> String written(ValueType<T> type, Object value) {
        return type.write((T) value);
    }
}
