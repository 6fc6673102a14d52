package org.qirkat.plugins.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/** Moves and parameters from the words people write. */
public final class Words {
    private Words() {}

    /** {@code a1-a3} or {@code a1xa5:a3}. */
    public static Move move(String text, Ruleset rules) {
        String[] parts = text.split("[-x:]");
        Point from = point(parts[0], rules);
        Point to = point(parts[1], rules);
        if (parts.length == 2) {
            return new Move.Step(from, to, false);
        }
        List<Point> prey =
                Stream.of(parts[2].split(",")).map(name -> point(name, rules)).toList();
        return new Move.Capture(List.of(from, to), prey, false);
    }

    static Point point(String name, Ruleset rules) {
        return rules.names().find(name).orElseThrow(() -> new IllegalArgumentException("no point " + name));
    }

    static Parameters parameters(HookProvider provider, Map<String, String> words) {
        return new Parameters(values(provider, words));
    }

    /** Values by parameter, the usual ones where no words are given; the elements of a list stand apart by blanks. */
    static Map<String, Object> values(HookProvider provider, Map<String, String> words) {
        Map<String, Object> values = new TreeMap<>();
        for (Parameter<?> parameter : provider.parameters()) {
            String written = words.get(parameter.name());
            if (written != null) {
                values.put(parameter.name(), read(parameter.type(), written));
            } else if (parameter.defaultValue() != null) {
                values.put(parameter.name(), parameter.defaultValue());
            }
        }
        return values;
    }

    private static Object read(ValueType<?> type, String written) {
        if (type instanceof ValueType.ListOf<?> list) {
            List<Object> elements = new ArrayList<>();
            for (String element : written.isEmpty() ? new String[0] : written.split(" ")) {
                elements.add(read(list.element(), element));
            }
            return elements;
        }
        if (type instanceof ValueType.Scalar<?> scalar) {
            return scalar.read(written)
                    .orElseThrow(() -> new IllegalArgumentException(written + " is not " + type.expected()));
        }
        throw new IllegalArgumentException("no such type: " + type);
    }
}
