package org.qirkat.core.load;

import java.util.List;
import java.util.stream.Stream;
import org.qirkat.core.model.SourceSpan;

/** What a rule file says before anybody knows what it means: scalars as typed, lists, keys with values. */
sealed interface Tree {
    SourceSpan place();

    /** A scalar as the author typed it, without its quotation marks. */
    record Leaf(String text, boolean isPlain, SourceSpan place) implements Tree {
        /** Where the first character of the text is, behind a quotation mark. */
        SourceSpan textPlace() {
            return isPlain ? place : place.right(1);
        }
    }

    /** A list. */
    record Items(List<Tree> items, SourceSpan place) implements Tree {}

    /** Keys with values, in the order of the file; a key may stand there twice. */
    record Fields(List<Field> fields, SourceSpan place) implements Tree {}

    /** A key with its value. */
    record Field(Leaf key, Tree value) {}

    /** Whether it is YAML's nothing: no text at all, a bare tilde, or the bare word null. */
    default boolean isNothing() {
        return this instanceof Leaf leaf
                && leaf.isPlain()
                && (leaf.text().isEmpty()
                        || leaf.text().equals("~")
                        || leaf.text().equals("null"));
    }

    /** The elements of a list; anything else is the only element of itself. */
    default List<Tree> elements() {
        return this instanceof Items list ? list.items() : List.of(this);
    }

    /** All scalars in a list of lists. */
    default Stream<Leaf> leaves() {
        if (this instanceof Leaf leaf) {
            return Stream.of(leaf);
        }
        return this instanceof Items list ? list.items().stream().flatMap(Tree::leaves) : Stream.of();
    }
}
