package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.ValueType;

/** The types of values in the words of JSON Schema; what an editor's YAML makes of a plain word is allowed for. */
final class SchemaTypes {
    private static final String TYPE = "type";
    private static final String ENUM = "enum";
    private static final String ANY_OF = "anyOf";

    private SchemaTypes() {}

    /** The texts that a type reads. */
    static Map<String, Object> of(ValueType<?> type) {
        if (type instanceof ValueType.ListOf<?> list) {
            return listOrOne(of(list.element()));
        } else if (type instanceof ValueType.Count count) {
            return either(words(count), number(count));
        } else if (type instanceof ValueType.Flag flag) {
            List<Object> values = new ArrayList<>(flag.words());
            values.addAll(List.of(true, false));
            values.addAll(List.of(flag.pattern().split("\\|")));
            return object(ENUM, values);
        }
        ValueType.Scalar<?> scalar = (ValueType.Scalar<?>) type;
        return either(words(scalar), like(scalar.pattern()));
    }

    private static Map<String, Object> words(ValueType.Scalar<?> type) {
        return type.words().isEmpty() ? Map.of() : object(ENUM, type.words());
    }

    private static Map<String, Object> number(ValueType.Count count) {
        return object(TYPE, "integer", "minimum", count.least(), "maximum", count.most());
    }

    /** Texts that match a regular expression; none where it is empty. */
    static Map<String, Object> like(String pattern) {
        if (pattern.isEmpty()) {
            return Map.of();
        }
        return pattern.equals(ValueType.ANYTHING)
                ? object(TYPE, List.of("string", "number", "boolean"))
                : object(TYPE, "string", "pattern", whole(pattern));
    }

    /** A regular expression as JSON Schema has it, which searches where Java's matches. */
    static String whole(String pattern) {
        return "^(" + pattern + ")$";
    }

    private static Map<String, Object> either(Map<String, Object> one, Map<String, Object> other) {
        return one.isEmpty() ? other : other.isEmpty() ? one : object(ANY_OF, List.of(one, other));
    }

    /** A list of different elements, or one without brackets. */
    static Map<String, Object> listOrOne(Map<String, Object> element) {
        return object(ANY_OF, List.of(element, object(TYPE, "array", "items", element, "uniqueItems", true)));
    }

    /** The same, or nothing. */
    static Map<String, Object> orNothing(Map<String, Object> schema) {
        Map<String, Object> wider = new LinkedHashMap<>(schema);
        wider.computeIfPresent(TYPE, (key, types) -> with(types instanceof List<?> all ? all : List.of(types), "null"));
        wider.computeIfPresent(ENUM, (key, values) -> with((List<?>) values, null));
        wider.computeIfPresent(ANY_OF, (key, schemas) -> with((List<?>) schemas, object(TYPE, "null")));
        return wider;
    }

    private static List<@Nullable Object> with(List<?> list, @Nullable Object last) {
        List<@Nullable Object> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    /** A value as an editor's YAML reads it in a rule file. */
    static Object json(ValueType<?> type, Object value) {
        if (type instanceof ValueType.ListOf<?> list) {
            return ((List<?>) value)
                    .stream().map(element -> json(list.element(), element)).toList();
        }
        boolean isNumber =
                type instanceof ValueType.Count count && (int) value >= count.least() && (int) value <= count.most();
        return isNumber ? value : written(type, value);
    }

    @SuppressWarnings("unchecked") // the value is one of this very type
    private static <T> String written(ValueType<T> type, Object value) {
        return type.write((T) value);
    }

    /** An object of names and values in turn, in this order. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }
}
