package org.qirkat.core.load;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.SourceSpan;

/**
 * What a rule file says about the evidence for one path.
 *
 * @param place where the path is written
 * @param sourcePlace where the source's key is written, or the path if no source is named
 */
record EvidenceEntry(Evidence evidence, SourceSpan place, SourceSpan sourcePlace) {
    static Map<String, EvidenceEntry> read(Form file, Findings findings) {
        Map<String, EvidenceEntry> entries = new LinkedHashMap<>();
        Optional<Form> paths = file.get(Keys.EVIDENCE).flatMap(tree -> Form.of(tree, Keys.EVIDENCE, findings));
        paths.ifPresent(form -> form.fields()
                .forEach(field -> Form.of(field.value(), field.key().text(), findings)
                        .flatMap(entry -> entry(entry, field.key()))
                        .ifPresent(entry -> entries.put(field.key().text(), entry))));
        return entries;
    }

    private static Optional<EvidenceEntry> entry(Form form, Tree.Leaf path) {
        Optional<Evidence.Status> status =
                form.require(Keys.STATUS).isEmpty() ? Optional.empty() : form.value(Keys.STATUS);
        SourceSpan source = form.get(Keys.EVIDENCE_SOURCE).map(Tree::place).orElse(path.place());
        String key = form.words(Keys.EVIDENCE_SOURCE);
        String pages = form.words(Keys.PAGES);
        String note = form.words(Keys.EVIDENCE_NOTE);
        form.finish();
        return status.map(s -> new EvidenceEntry(new Evidence(s, key, pages, note), path.place(), source));
    }
}
