package org.qirkat.core.load;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a schema as JSON: objects over several lines, lists of words on one. */
final class SchemaText {
    private static final String STEP = "  ";

    private final StringBuilder text = new StringBuilder();

    private SchemaText() {}

    static String of(@Nullable Object value) {
        SchemaText writer = new SchemaText();
        writer.value(value, "\n");
        return writer.text.append('\n').toString();
    }

    private void value(@Nullable Object value, String newLine) {
        if (value instanceof Map<?, ?> map) {
            object(map, newLine);
        } else if (value instanceof List<?> list) {
            list(list, newLine);
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            string(value.toString());
        }
    }

    private void object(Map<?, ?> map, String newLine) {
        if (map.isEmpty()) {
            text.append("{}");
            return;
        }
        text.append('{');
        Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<?, ?> entry = entries.next();
            text.append(newLine).append(STEP);
            string(entry.getKey().toString());
            text.append(": ");
            value(entry.getValue(), newLine + STEP);
            text.append(entries.hasNext() ? "," : "");
        }
        text.append(newLine).append('}');
    }

    private void list(List<?> list, String newLine) {
        boolean isOfWords = list.stream().noneMatch(Map.class::isInstance);
        String between = isOfWords ? " " : newLine + STEP;
        text.append('[');
        for (int i = 0; i < list.size(); i++) {
            text.append(i > 0 ? "," : "").append(i > 0 || !isOfWords ? between : "");
            value(list.get(i), newLine + STEP);
        }
        text.append(isOfWords ? "" : newLine).append(']');
    }

    private void string(String words) {
        text.append('"');
        words.chars().forEach(c -> {
            if (c == '"' || c == '\\') {
                text.append('\\').append((char) c);
            } else if (c < ' ') {
                text.append(String.format("\\u%04x", c));
            } else {
                text.append((char) c);
            }
        });
        text.append('"');
    }
}
