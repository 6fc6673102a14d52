package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.ValueType;

/** A group of keys that is read key by key; the keys nobody asked for are findings in the end. */
final class Form {
    private final SourceSpan place;
    private final Findings findings;
    private final Map<String, Tree.Field> fields = new LinkedHashMap<>();
    private final Set<String> asked = new LinkedHashSet<>();

    private Form(Tree.Fields tree, SourceSpan place, Findings findings) {
        this.place = place;
        this.findings = findings;
        for (Tree.Field field : tree.fields()) {
            if (fields.putIfAbsent(field.key().text(), field) != null) {
                findings.error("duplicate-key", field.key().place(), field.key().text());
            }
        }
    }

    /** The form in a tree; nothing is an empty one, and a list or a word a finding. */
    static Optional<Form> of(Tree tree, String name, Findings findings) {
        if (tree instanceof Tree.Fields fields) {
            return Optional.of(new Form(fields, fields.place(), findings));
        } else if (tree.isNothing()) {
            return Optional.of(new Form(new Tree.Fields(List.of(), tree.place()), tree.place(), findings));
        }
        findings.say("wrong-type", "wrong-type.keys", tree.place(), name);
        return Optional.empty();
    }

    /** The forms in a list; one without a list stands for itself. */
    static List<Form> list(Tree tree, String name, Findings findings) {
        List<Form> forms = new ArrayList<>();
        tree.elements().forEach(element -> of(element, name, findings).ifPresent(forms::add));
        return forms;
    }

    SourceSpan place() {
        return place;
    }

    /** All keys with their values, each once. */
    List<Tree.Field> fields() {
        return List.copyOf(fields.values());
    }

    /** The value of a key, whatever it is, if the key is there. */
    Optional<Tree> any(String key) {
        asked.add(key);
        return Optional.ofNullable(fields.get(key)).map(Tree.Field::value);
    }

    /** The value of a key; empty also where it says nothing. */
    Optional<Tree> get(String key) {
        return any(key).filter(value -> !value.isNothing());
    }

    Optional<Tree> get(Key<?> key) {
        return get(key.name());
    }

    Optional<Tree> require(Key<?> key) {
        Optional<Tree> value = get(key);
        if (value.isEmpty()) {
            findings.error("missing-key", place, key.name());
        }
        return value;
    }

    /** The words of a key, or the empty text. */
    String words(Key<String> key) {
        return words(key.name());
    }

    String words(String key) {
        return get(key).map(tree -> words(key, tree)).orElse("");
    }

    String requiredWords(Key<String> key) {
        return require(key).map(tree -> words(key.name(), tree)).orElse("");
    }

    /** A list of words; empty where the key is missing. */
    List<String> wordList(Key<List<String>> key) {
        List<String> words = new ArrayList<>();
        get(key).ifPresent(tree -> tree.elements().forEach(element -> words.add(words(key.name(), element))));
        return words;
    }

    /** The value of a key whose type is a single word. */
    <T> Optional<T> value(Key<T> key) {
        return value(key.name(), (ValueType.Scalar<T>) key.type());
    }

    private String words(String key, Tree tree) {
        return read(key, tree, new ValueType.Words()).orElse("");
    }

    <T> Optional<T> value(String key, ValueType.Scalar<T> type) {
        return get(key).flatMap(tree -> read(key, tree, type));
    }

    @SuppressWarnings("unchecked") // the reader answers with what the type itself read
    private <T> Optional<T> read(String key, Tree tree, ValueType.Scalar<T> type) {
        return new ValueReader(findings).read(type, tree, key).map(value -> (T) value);
    }

    /** Reports the keys that nobody asked for. */
    void finish() {
        finish(asked);
    }

    /** Reports the keys that are not known. */
    void finish(Set<String> known) {
        Map<String, Tree.Field> unknown = new HashMap<>(fields);
        unknown.keySet().removeAll(known);
        unknown.forEach(
                (key, field) -> findings.error("unknown-key", field.key().place(), key, Findings.hint(key, known)));
    }

    /** What has been asked for so far. */
    Set<String> asked() {
        return asked;
    }
}
