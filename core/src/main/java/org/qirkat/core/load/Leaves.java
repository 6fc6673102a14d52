package org.qirkat.core.load;

import org.qirkat.core.model.ValueType;

/** The types of the words inside lists. */
final class Leaves {
    private Leaves() {}

    /** The type of the scalars in values of a type: its own, or that of its elements. */
    static ValueType<?> type(ValueType<?> type) {
        return type instanceof ValueType.ListOf<?> list ? type(list.element()) : type;
    }
}
