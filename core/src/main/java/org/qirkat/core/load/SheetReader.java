package org.qirkat.core.load;

import java.util.Optional;
import org.qirkat.core.model.About;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.HookRegistry;

/** Reads what one rule file says by itself, without its parents. */
final class SheetReader {
    private static final ValueType.Count ANY_FORMAT = ValueType.Count.from(1, 999_999_999);

    private SheetReader() {}

    /** What the file says; empty if nothing at all can be made of it. */
    static Optional<Sheet> read(RuleFile file, HookRegistry hooks, Findings findings) {
        Optional<Tree> tree = TreeReader.read(file, findings);
        if (tree.isEmpty()) {
            return Optional.empty();
        } else if (!(tree.get() instanceof Tree.Fields)) {
            findings.error("no-keys", tree.get().place());
            return Optional.empty();
        }
        return Form.of(tree.get(), file.name(), findings).flatMap(form -> read(file, form, hooks, findings));
    }

    private static Optional<Sheet> read(RuleFile file, Form form, HookRegistry hooks, Findings findings) {
        int format = form.require(Keys.FORMAT).isEmpty()
                ? Settings.FORMAT
                : form.value(Keys.FORMAT.name(), ANY_FORMAT).orElse(Settings.FORMAT);
        if (format > Settings.FORMAT) {
            findings.error(
                    "newer-format", form.get(Keys.FORMAT).orElseThrow().place(), "" + format, "" + Settings.FORMAT);
            return Optional.empty();
        }
        About about = new AboutReader(form, file.name(), findings).read();
        SourceSpan idPlace = form.get(Keys.ID).map(Tree::place).orElse(SourceSpan.startOf(file.name()));
        Sheet sheet = new Sheet(
                about,
                idPlace,
                parent(form),
                SettingsReader.read(form, findings),
                HookReader.read(form, hooks, findings),
                SourcesReader.read(form, findings),
                EvidenceEntry.read(form, findings),
                ExampleEntry.read(form, findings));
        form.finish();
        return Optional.of(sheet);
    }

    private static Optional<Tree.Leaf> parent(Form form) {
        return form.words(Keys.EXTENDS).isEmpty()
                ? Optional.empty()
                : form.get(Keys.EXTENDS).map(tree -> (Tree.Leaf) tree);
    }
}
