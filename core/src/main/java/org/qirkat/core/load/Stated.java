package org.qirkat.core.load;

import java.util.Optional;
import org.qirkat.core.model.SourceSpan;

/**
 * What a rule file says about one setting.
 *
 * @param value empty where the file goes back to the default, or says what cannot be read
 * @param isReadable false if there is a finding about it
 * @param tree what was typed
 */
record Stated(Optional<Object> value, boolean isReadable, Tree tree) {
    static Stated of(Optional<Object> read, Tree tree) {
        return new Stated(read, read.isPresent(), tree);
    }

    static Stated toDefault(Tree tree) {
        return new Stated(Optional.empty(), true, tree);
    }

    SourceSpan place() {
        return tree instanceof Tree.Leaf leaf ? leaf.textPlace() : tree.place();
    }
}
