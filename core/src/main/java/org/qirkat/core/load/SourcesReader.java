package org.qirkat.core.load;

import java.util.LinkedHashMap;
import java.util.Map;
import org.qirkat.core.model.Source;

/** Reads the sources of a rule file. */
final class SourcesReader {
    private SourcesReader() {}

    /** The sources by key. */
    static Map<String, Source> read(Form file, Findings findings) {
        Map<String, Source> sources = new LinkedHashMap<>();
        file.get("sources")
                .ifPresent(tree -> Form.list(tree, "sources", findings).forEach(form -> {
                    Source source = new Source(
                            form.requiredWords("key"),
                            form.words("author"),
                            form.words("title"),
                            form.words("year"),
                            form.words("note"));
                    form.finish();
                    if (sources.putIfAbsent(source.key(), source) != null) {
                        findings.error(
                                "duplicate-source",
                                form.get("key").map(Tree::place).orElse(form.place()),
                                source.key());
                    }
                }));
        sources.remove("");
        return sources;
    }
}
