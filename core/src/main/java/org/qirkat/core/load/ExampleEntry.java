package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Example;
import org.qirkat.core.model.SourceSpan;

/**
 * An example as a rule file has it; that its position fits the board is checked where the whole is known.
 *
 * @param positionPlace where the position's text begins
 * @param sourcePlace where the source's key is written, or where the example begins
 */
record ExampleEntry(Example example, SourceSpan positionPlace, SourceSpan sourcePlace) {
    static final String START = "start";

    static List<ExampleEntry> read(Form file, Findings findings) {
        List<ExampleEntry> entries = new ArrayList<>();
        file.get(Keys.EXAMPLES)
                .ifPresent(tree -> Form.list(tree, Keys.EXAMPLES, findings)
                        .forEach(form -> entry(form, findings).ifPresent(entries::add)));
        return entries;
    }

    private static Optional<ExampleEntry> entry(Form form, Findings findings) {
        SourceSpan place = form.place();
        Optional<Tree> position = form.require(Keys.POSITION);
        String text = form.words(Keys.POSITION);
        long claims = Keys.CLAIMS.stream()
                .filter(claim -> claim.stream().anyMatch(key -> isStated(form, key)))
                .count();
        boolean isPart = isStated(form, Keys.INCLUDES) || isStated(form, Keys.EXCLUDES);
        boolean isResult = isStated(form, Keys.RESULT);
        List<String> listed = form.wordList(isPart ? Keys.INCLUDES : Keys.MOVES);
        List<String> excluded = form.wordList(Keys.EXCLUDES);
        String result = form.value(Keys.RESULT).map(Keys.RESULT.type()::write).orElse("");
        String note = form.words(Keys.EXAMPLE_NOTE);
        String source = form.words(Keys.EXAMPLE_SOURCE);
        Optional<Keys.Origin> origin = form.value(Keys.ORIGIN);
        boolean isRead = origin.isPresent() || form.get(Keys.ORIGIN).isEmpty();
        boolean isConstructed = origin.equals(Optional.of(Keys.Origin.CONSTRUCTED));
        form.finish();
        if (claims != 1) {
            findings.error("bad-example", place);
            return Optional.empty();
        } else if (isRead && source.isEmpty() != isConstructed) {
            findings.error("example-origin", place);
        }
        Example.Kind kind = isPart ? Example.Kind.SOME_MOVES : isResult ? Example.Kind.RESULT : Example.Kind.ALL_MOVES;
        SourceSpan textPlace = position.filter(Tree.Leaf.class::isInstance)
                .map(tree -> ((Tree.Leaf) tree).textPlace())
                .orElse(place);
        SourceSpan sourcePlace = form.get(Keys.EXAMPLE_SOURCE).map(Tree::place).orElse(place);
        Example example = new Example(text, kind, listed, excluded, result, note, source, place);
        return text.isEmpty() ? Optional.empty() : Optional.of(new ExampleEntry(example, textPlace, sourcePlace));
    }

    private static boolean isStated(Form form, Key<?> key) {
        return form.any(key.name()).isPresent();
    }
}
