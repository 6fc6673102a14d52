package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Example;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.ValueType;

/**
 * An example as a rule file has it; that its position fits the board is checked where the whole is known.
 *
 * @param positionPlace where the position's text begins
 * @param sourcePlace where the source's key is written, or where the example begins
 */
record ExampleEntry(Example example, SourceSpan positionPlace, SourceSpan sourcePlace) {
    static final String START = "start";

    /** Where an example comes from. */
    private enum Origin {
        SOURCE,
        CONSTRUCTED
    }

    /** How an example's game ends, if it does. */
    private enum Result {
        WHITE,
        BLACK,
        DRAW,
        OPEN
    }

    static List<ExampleEntry> read(Form file, Findings findings) {
        List<ExampleEntry> entries = new ArrayList<>();
        file.get("examples")
                .ifPresent(tree -> Form.list(tree, "examples", findings)
                        .forEach(form -> entry(form, findings).ifPresent(entries::add)));
        return entries;
    }

    private static Optional<ExampleEntry> entry(Form form, Findings findings) {
        SourceSpan place = form.place();
        Optional<Tree> position = form.require("position");
        String text = form.words("position");
        Optional<Tree> moves = form.any("moves");
        boolean isPart =
                form.any("includes").isPresent() || form.any("excludes").isPresent();
        boolean isResult = form.any("result").isPresent();
        List<String> listed = form.wordList(isPart ? "includes" : "moves");
        List<String> excluded = form.wordList("excludes");
        String result = form.value("result", new ValueType.Choice<>(Result.class))
                .map(new ValueType.Choice<>(Result.class)::write)
                .orElse("");
        String note = form.words("note");
        String source = form.words("source");
        Optional<Origin> origin = form.value("origin", new ValueType.Choice<>(Origin.class));
        boolean isRead = origin.isPresent() || form.get("origin").isEmpty();
        boolean isConstructed = origin.equals(Optional.of(Origin.CONSTRUCTED));
        form.finish();
        if ((moves.isPresent() ? 1 : 0) + (isPart ? 1 : 0) + (isResult ? 1 : 0) != 1) {
            findings.error("bad-example", place);
            return Optional.empty();
        } else if (isRead && source.isEmpty() != isConstructed) {
            findings.error("example-origin", place);
        }
        Example.Kind kind = isPart ? Example.Kind.SOME_MOVES : isResult ? Example.Kind.RESULT : Example.Kind.ALL_MOVES;
        SourceSpan textPlace = position.filter(Tree.Leaf.class::isInstance)
                .map(tree -> ((Tree.Leaf) tree).textPlace())
                .orElse(place);
        SourceSpan sourcePlace = form.get("source").map(Tree::place).orElse(place);
        Example example = new Example(text, kind, listed, excluded, result, note, source, place);
        return text.isEmpty() ? Optional.empty() : Optional.of(new ExampleEntry(example, textPlace, sourcePlace));
    }
}
