package org.qirkat.core.load;

import java.util.stream.Stream;
import org.qirkat.core.model.ValueType;

/** The words inside lists, and their types. */
final class Leaves {
    private Leaves() {}

    /** The type of the scalars in values of a type: its own, or that of its elements. */
    static ValueType<?> type(ValueType<?> type) {
        return type instanceof ValueType.ListOf<?> list ? type(list.element()) : type;
    }

    /** The scalars in a tree that a type can read; the others have a finding already. */
    static Stream<Tree.Leaf> readable(Tree tree, ValueType.Scalar<?> type) {
        return tree.leaves().filter(leaf -> type.read(leaf.text()).isPresent());
    }
}
