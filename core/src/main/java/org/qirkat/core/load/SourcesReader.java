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
        file.get(Keys.SOURCES)
                .ifPresent(tree -> Form.list(tree, Keys.SOURCES, findings).forEach(form -> {
                    Source source = new Source(
                            form.requiredWords(Keys.SOURCE_KEY),
                            form.words(Keys.AUTHOR),
                            form.words(Keys.TITLE),
                            form.words(Keys.YEAR),
                            form.words(Keys.SOURCE_NOTE));
                    form.finish();
                    if (sources.putIfAbsent(source.key(), source) != null) {
                        findings.error(
                                "duplicate-source",
                                form.get(Keys.SOURCE_KEY).map(Tree::place).orElse(form.place()),
                                source.key());
                    }
                }));
        sources.remove("");
        return sources;
    }
}
