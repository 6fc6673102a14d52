package org.qirkat.core.load;

import static org.qirkat.core.load.SchemaTypes.object;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.Parameter;

/** The use of a hook in the words of JSON Schema: the hooks there are, with the parameters each declares. */
final class SchemaHooks {
    private final List<HookProvider> providers;

    SchemaHooks(HookRegistry hooks) {
        this.providers = hooks.all().stream().map(HookRegistry.Found::provider).toList();
    }

    Map<String, Object> use() {
        List<String> names = providers.stream().map(HookProvider::name).toList();
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put(Keys.USE.name(), described(Keys.USE, object("enum", names)));
        properties.put(Keys.DROP.name(), described(Keys.DROP, SchemaTypes.orNothing(SchemaTypes.of(Keys.DROP.type()))));
        properties.put(Keys.WITH, object("type", List.of("object", "null")));
        Map<String, Object> use = object(
                "type",
                "object",
                "properties",
                properties,
                "required",
                List.of(Keys.USE.name()),
                "additionalProperties",
                false);
        if (!providers.isEmpty()) {
            use.put("allOf", providers.stream().map(SchemaHooks::parameters).toList());
        }
        return use;
    }

    private static Map<String, Object> described(Key<?> key, Map<String, Object> schema) {
        Map<String, Object> described = object("description", key.meaning().toString());
        described.putAll(schema);
        return described;
    }

    /** Which parameters a hook takes where it is used and not dropped. */
    private static Map<String, Object> parameters(HookProvider hook) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (Parameter<?> parameter : hook.parameters()) {
            Map<String, Object> values = SchemaTypes.of(parameter.type());
            properties.put(
                    parameter.name(),
                    SchemaSettings.described(
                            parameter.isRequired() ? values : SchemaTypes.orNothing(values),
                            parameter.meaning(),
                            parameter.type(),
                            parameter.defaultValue()));
            if (parameter.isRequired()) {
                required.add(parameter.name());
            }
        }
        Map<String, Object> with = object(
                "description",
                hook.summary().toString(),
                "type",
                required.isEmpty() ? List.of("object", "null") : "object",
                "properties",
                properties,
                "required",
                required,
                "additionalProperties",
                false);
        Map<String, Object> then = object("properties", object(Keys.WITH, with));
        if (!required.isEmpty()) {
            then.put("required", List.of(Keys.WITH));
        }
        return object(
                "if",
                object(
                        "required", List.of(Keys.USE.name()),
                        "properties", object(Keys.USE.name(), object("const", hook.name())),
                        "not", object("required", List.of(Keys.DROP.name()))),
                "then",
                then);
    }
}
