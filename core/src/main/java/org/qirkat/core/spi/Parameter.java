package org.qirkat.core.spi;

import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;

/**
 * The declaration of one parameter of a hook.
 *
 * @param defaultValue what holds where a rule file gives none; null where it must
 */
public record Parameter<T>(
        String name, ValueType<T> type, @Nullable T defaultValue, Text meaning) {
    public Parameter {
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("a parameter needs a lower-case name, not '" + name + "'");
        }
    }

    public boolean isRequired() {
        return defaultValue == null;
    }

    @SuppressWarnings("unchecked") // values are kept only after this very type has read them
    public String write(Object value) {
        return type.write((T) value);
    }
}
