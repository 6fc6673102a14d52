package org.qirkat.plugins.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/** Parameters from words, as a rule file has them; the elements of a list stand apart by blanks. */
public final class Given {
    private Given() {}

    public static Parameters to(HookProvider provider, Map<String, String> words) {
        Map<String, Object> values = new TreeMap<>();
        for (Parameter<?> parameter : provider.parameters()) {
            String written = words.get(parameter.name());
            if (written != null) {
                values.put(parameter.name(), read(parameter.type(), written));
            } else if (parameter.defaultValue() != null) {
                values.put(parameter.name(), parameter.defaultValue());
            }
        }
        return new Parameters(values);
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
