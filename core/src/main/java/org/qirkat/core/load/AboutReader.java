package org.qirkat.core.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.About;
import org.qirkat.core.model.SourceSpan;

/** Reads what a rule file says about itself. */
final class AboutReader {
    private static final String EXTENSION = ".yaml";

    private final Form file;
    private final String fileName;
    private final Findings findings;

    AboutReader(Form file, String path, Findings findings) {
        this.file = file;
        this.fileName = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        this.findings = findings;
    }

    About read() {
        return new About(
                id(),
                names(),
                file.words(Keys.FAMILY),
                file.words(Keys.REGION),
                file.words(Keys.DATE),
                file.words(Keys.SUMMARY),
                file.value(Keys.ABSTRACT).orElse(false),
                List.of());
    }

    /** The stated id, or in its place the file's name. */
    private String id() {
        String expected =
                fileName.endsWith(EXTENSION) ? fileName.substring(0, fileName.length() - EXTENSION.length()) : "";
        Optional<Tree> tree = file.require(Keys.ID);
        String id = file.words(Keys.ID);
        if (id.isEmpty()) {
            return expected;
        }
        SourceSpan place = tree.orElseThrow().place();
        if (!id.matches(Keys.ID.pattern())) {
            findings.error("bad-id", place, id);
        } else if (!expected.isEmpty() && !expected.equals(id)) {
            findings.warning("id-file-name", place, id, fileName);
        }
        return id;
    }

    private Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        file.get(Keys.NAMES)
                .flatMap(tree -> Form.of(tree, Keys.NAMES, findings))
                .ifPresent(form -> {
                    for (Tree.Field field : form.fields()) {
                        String language = field.key().text();
                        if (!language.matches(Keys.LANGUAGE)) {
                            findings.error("bad-language", field.key().place(), language);
                        }
                        String name = form.words(language);
                        if (!name.isEmpty()) {
                            names.put(language, name);
                        }
                    }
                });
        return names;
    }
}
