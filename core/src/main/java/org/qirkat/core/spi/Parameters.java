package org.qirkat.core.spi;

import java.util.Map;

/** The checked values of a hook's parameters in one rule set. */
public final class Parameters {
    private final Map<String, Object> values;

    /** One value of the declared type for each declared parameter, by name. */
    public Parameters(Map<String, Object> values) {
        this.values = Map.copyOf(values);
    }

    @SuppressWarnings("unchecked") // the values were read by the parameters' own types
    public <T> T get(Parameter<T> parameter) {
        Object value = values.get(parameter.name());
        if (value == null) {
            throw new IllegalArgumentException("no parameter " + parameter.name() + " among " + values.keySet());
        }
        return (T) value;
    }
}
