package org.qirkat.core.load;

import static org.qirkat.core.load.SchemaTypes.object;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.HookRegistry;

/**
 * The JSON Schema of rule files, which lets editors check and complete them: made of the declarations that the reader
 * itself checks. Draft 7, which editors' YAML understands best. What only the whole of a rule set shows (parents,
 * points, pieces, circles) it cannot see.
 */
public final class RuleSchema {
    /** How the file with the schema is called wherever it lies. */
    public static final String FILE_NAME = "qirkat.schema.json";

    /** The first line of a rule file that tells editors where its schema is. */
    public static String line(String pathOfSchema) {
        return "# yaml-language-server: $schema=" + pathOfSchema;
    }

    private static final String WITNESS = "evidence";

    private final HookRegistry hooks;

    private RuleSchema(HookRegistry hooks) {
        this.hooks = hooks;
    }

    /** The schema of rule files that may use these hooks, as JSON. */
    public static String text(HookRegistry hooks) {
        return SchemaText.of(new RuleSchema(hooks).schema());
    }

    private Map<String, Object> schema() {
        Map<String, Object> properties = keys(Keys.FILE);
        properties.put(Keys.NAMES, SchemaTypes.orNothing(names()));
        properties.put(Keys.SOURCES, SchemaTypes.orNothing(forms(form(Keys.SOURCE))));
        properties.putAll(SchemaSettings.groups());
        properties.put(Keys.HOOKS, SchemaTypes.orNothing(forms(new SchemaHooks(hooks).use())));
        properties.put(Keys.EVIDENCE, SchemaTypes.orNothing(evidence()));
        properties.put(Keys.EXAMPLES, SchemaTypes.orNothing(forms(example())));
        return object(
                "$schema", "http://json-schema.org/draft-07/schema#",
                "title", say("schema.title", "" + Settings.FORMAT),
                "type", "object",
                "properties", properties,
                "required", required(Keys.FILE),
                "additionalProperties", false,
                "if",
                        object(
                                "not",
                                object(
                                        "anyOf",
                                        List.of(object("required", List.of(Keys.EXTENDS.name())), isAbstract()))),
                "then", whole(),
                "definitions", object(WITNESS, form(Keys.WITNESS)));
    }

    private static Map<String, Object> isAbstract() {
        String key = Keys.ABSTRACT.name();
        return object(
                "required",
                List.of(key),
                "properties",
                object(key, object("enum", List.of(true, "yes", "on", "true"))));
    }

    /** What a game must have that extends no other. */
    private static Map<String, Object> whole() {
        Map<String, Object> groups = new LinkedHashMap<>();
        Settings.all().stream().filter(Setting::isRequired).map(Setting::path).forEach(path -> {
            String[] steps = path.split("\\.", 2);
            groups.put(steps[0], object("required", List.of(steps[1])));
        });
        groups.put(Keys.NAMES, object("required", List.of(Keys.ENGLISH)));
        List<String> required = new ArrayList<>(groups.keySet());
        required.add(SettingsReader.PIECES);
        return object("required", required, "properties", groups);
    }

    private static Map<String, Object> keys(List<Key<?>> keys) {
        Map<String, Object> properties = new LinkedHashMap<>();
        keys.forEach(key -> properties.put(key.name(), key(key)));
        return properties;
    }

    private static Map<String, Object> key(Key<?> key) {
        Map<String, Object> values =
                key.pattern().isEmpty() ? SchemaTypes.of(key.type()) : SchemaTypes.like(key.pattern());
        return SchemaSettings.described(
                key.isRequired() ? values : SchemaTypes.orNothing(values), key.meaning(), key.type(), null);
    }

    private static List<String> required(List<Key<?>> keys) {
        return keys.stream().filter(Key::isRequired).map(Key::name).toList();
    }

    private static Map<String, Object> form(List<Key<?>> keys) {
        return object(
                "type", "object", "properties", keys(keys), "required", required(keys), "additionalProperties", false);
    }

    /** A list of forms, or one without a list. */
    private static Map<String, Object> forms(Map<String, Object> form) {
        return object("anyOf", List.of(form, object("type", "array", "items", form)));
    }

    private static Map<String, Object> names() {
        return object(
                "description", say("key." + Keys.NAMES),
                "type", "object",
                "properties", object(Keys.ENGLISH, SchemaTypes.orNothing(SchemaTypes.of(new ValueType.Words()))),
                "patternProperties",
                        object(
                                SchemaTypes.whole(Keys.LANGUAGE),
                                SchemaTypes.orNothing(SchemaTypes.of(new ValueType.Words()))),
                "additionalProperties", false);
    }

    private static Map<String, Object> example() {
        Map<String, Object> example = form(Keys.EXAMPLE);
        example.put("allOf", List.of(object("oneOf", claims()), object("oneOf", origins())));
        return example;
    }

    private static List<Object> claims() {
        List<Object> claims = new ArrayList<>();
        for (Set<Key<?>> claim : Keys.CLAIMS) {
            claims.add(anyOf(claim));
        }
        return claims;
    }

    private static Map<String, Object> anyOf(Set<Key<?>> keys) {
        return object(
                "anyOf",
                keys.stream()
                        .map(Key::name)
                        .sorted()
                        .map(key -> object("required", List.of(key)))
                        .toList());
    }

    /** Either a source is named, or the example says that it is constructed. */
    private static List<Object> origins() {
        String origin = Keys.ORIGIN.name();
        Map<String, Object> isConstructed = object(
                "required",
                List.of(origin),
                "properties",
                object(origin, object("const", Keys.ORIGIN.type().write(Keys.Origin.CONSTRUCTED))));
        return List.of(isConstructed, object("required", List.of(Keys.EXAMPLE_SOURCE.name())));
    }

    private Map<String, Object> evidence() {
        Map<String, Object> witness = object("$ref", "#/definitions/" + WITNESS);
        Map<String, Object> paths = new LinkedHashMap<>();
        Map<String, Object> patterns = new LinkedHashMap<>();
        new SchemaEvidence(hooks).plain().forEach(path -> paths.put(path, witness));
        new SchemaEvidence(hooks).patterns().forEach(pattern -> patterns.put(pattern, witness));
        return object(
                "description",
                say("key." + Keys.EVIDENCE),
                "type",
                "object",
                "properties",
                paths,
                "patternProperties",
                patterns,
                "additionalProperties",
                false);
    }

    private static String say(String key, Object... arguments) {
        return Findings.text(key, arguments).toString();
    }
}
