package org.qirkat.core.load;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.ValueType;

/**
 * What a rule file says about the evidence for one path.
 *
 * @param place where the path is written
 * @param sourcePlace where the source's key is written, or the path if no source is named
 */
record EvidenceEntry(Evidence evidence, SourceSpan place, SourceSpan sourcePlace) {
    static Map<String, EvidenceEntry> read(Form file, Findings findings) {
        Map<String, EvidenceEntry> entries = new LinkedHashMap<>();
        Optional<Form> paths = file.get("evidence").flatMap(tree -> Form.of(tree, "evidence", findings));
        paths.ifPresent(form -> form.fields()
                .forEach(field -> Form.of(field.value(), field.key().text(), findings)
                        .flatMap(entry -> entry(entry, field.key()))
                        .ifPresent(entry -> entries.put(field.key().text(), entry))));
        return entries;
    }

    private static Optional<EvidenceEntry> entry(Form form, Tree.Leaf path) {
        Optional<Evidence.Status> status = form.require("status").isEmpty()
                ? Optional.empty()
                : form.value("status", new ValueType.Choice<>(Evidence.Status.class));
        SourceSpan source = form.get("source").map(Tree::place).orElse(path.place());
        String key = form.words("source");
        String pages = form.words("pages");
        String note = form.words("note");
        form.finish();
        return status.map(s -> new EvidenceEntry(new Evidence(s, key, pages, note), path.place(), source));
    }
}
