package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;

/** Reads values by their declared type from what the author typed. */
final class ValueReader {
    private final Findings findings;

    ValueReader(Findings findings) {
        this.findings = findings;
    }

    /**
     * The value in a tree, or a finding.
     *
     * @param name what the value is called, for the finding
     */
    Optional<Object> read(ValueType<?> type, Tree tree, String name) {
        return type instanceof ValueType.ListOf<?> list
                ? list(list.element(), tree, name)
                : scalar((ValueType.Scalar<?>) type, tree, name);
    }

    private Optional<Object> list(ValueType<?> element, Tree tree, String name) {
        List<Object> values = new ArrayList<>();
        Set<Object> seen = new HashSet<>();
        List<Tree> elements = elements(element, tree);
        for (Tree item : elements) {
            read(element, item, name).ifPresent(value -> {
                values.add(value);
                if (!seen.add(value)) {
                    findings.error("given-twice", item.place(), name, written(element, value));
                }
            });
        }
        return values.size() == elements.size() && seen.size() == values.size()
                ? Optional.of(List.copyOf(values))
                : Optional.empty();
    }

    /** A list of lists may be written as its only element. */
    static List<Tree> elements(ValueType<?> element, Tree tree) {
        boolean isOnlyOne = element instanceof ValueType.ListOf<?>
                && tree instanceof Tree.Items list
                && !list.items().isEmpty()
                && list.items().stream().allMatch(Tree.Leaf.class::isInstance);
        return isOnlyOne ? List.of(tree) : tree.elements();
    }

    @SuppressWarnings("unchecked") // the value was read by this very type
    private static <T> String written(ValueType<T> type, Object value) {
        return type.write((T) value);
    }

    private Optional<Object> scalar(ValueType.Scalar<?> type, Tree tree, String name) {
        if (!(tree instanceof Tree.Leaf leaf)) {
            Text found = Findings.text(tree instanceof Tree.Items ? "a-list" : "keys");
            findings.error("wrong-type", tree.place(), name, type.expected(), found);
            return Optional.empty();
        }
        Optional<Object> value = type.read(leaf.text()).map(v -> v);
        Optional<Text> fault = type.fault(leaf.text());
        if (fault.isPresent()) {
            findings.error("bad-ending", leaf.place(), fault.get(), leaf.text());
        } else if (value.isEmpty()) {
            boolean isNumber = type instanceof ValueType.Count && leaf.text().matches("-?[1-9][0-9]*|0");
            String code = isNumber ? "out-of-range" : "bad-value";
            Text near = Findings.near(leaf.text(), type.words());
            findings.say(code, "bad-value", leaf.place(), name, type.expected(), leaf.text(), near);
        }
        return value;
    }
}
