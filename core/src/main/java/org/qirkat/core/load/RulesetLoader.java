package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.HookRegistry;

/** Reads rule files. Immutable and thread-safe. */
public final class RulesetLoader {
    /** Where {@code extends} finds parents: the text of the rule file with an id, if there is one. */
    public interface Parents {
        Optional<RuleFile> find(String id);

        /** All ids there are, for suggestions. */
        Iterable<String> ids();
    }

    private static final int MOST_GENERATIONS = 16;
    private static final String CYCLE = "extends-cycle";

    private final HookRegistry hooks;
    private final Parents parents;

    public RulesetLoader(HookRegistry hooks, Parents parents) {
        this.hooks = hooks;
        this.parents = parents;
    }

    /** Reads one file and its parents. Never throws for what a file says, however hostile. */
    public Loaded load(RuleFile file) {
        return read(file, List.of()).loaded();
    }

    /**
     * What came of a file.
     *
     * @param whole the file over its parents, if nothing is wrong with them
     */
    private record Read(Optional<Sheet> whole, Loaded loaded) {}

    /** @param children the ids of the files that extend this one, the nearest last */
    private Read read(RuleFile file, List<String> children) {
        Findings findings = new Findings();
        Optional<Sheet> own = SheetReader.read(file, hooks, findings);
        Optional<Sheet> whole = own.flatMap(sheet -> over(sheet, children, findings));
        Optional<Ruleset> rules = whole.flatMap(all -> new Assembly(own.orElseThrow(), all, findings).make());
        Loaded loaded = new Loaded(findings.hasErrors() ? Optional.empty() : rules, findings.sorted());
        return new Read(findings.hasErrors() ? Optional.empty() : whole, loaded);
    }

    /** A file over its parents; empty if these do not load. */
    private Optional<Sheet> over(Sheet sheet, List<String> children, Findings findings) {
        if (sheet.parent().isEmpty()) {
            HookEntry.checkDrops(List.of(), sheet.hooks(), findings);
            return Optional.of(sheet);
        }
        return parent(sheet, sheet.parent().get(), children, findings).map(above -> {
            HookEntry.checkDrops(above.hooks(), sheet.hooks(), findings);
            return sheet.over(above);
        });
    }

    private Optional<Sheet> parent(Sheet sheet, Tree.Leaf named, List<String> children, Findings findings) {
        List<String> line = new ArrayList<>(children);
        line.add(sheet.about().id());
        String id = named.text();
        int again = line.indexOf(id);
        if (again >= 0) {
            List<String> circle = new ArrayList<>(line.subList(again, line.size()));
            circle.add(id);
            findings.error(CYCLE, named.place(), String.join(" > ", circle));
            return Optional.empty();
        } else if (line.size() >= MOST_GENERATIONS) {
            findings.error("too-many-parents", named.place(), MOST_GENERATIONS);
            return Optional.empty();
        }
        Optional<RuleFile> file = parents.find(id);
        if (file.isEmpty()) {
            List<String> known = new ArrayList<>();
            parents.ids().forEach(known::add);
            findings.error("unknown-parent", named.place(), id, Findings.near(id, known));
            return Optional.empty();
        }
        Read parent = read(file.get(), line);
        if (parent.whole().isEmpty()) {
            tell(named, parent.loaded().findings(), findings);
        }
        return parent.whole();
    }

    /** One finding about a parent that does not load; a cycle is told as what it is. */
    private static void tell(Tree.Leaf named, List<Diagnostic> above, Findings findings) {
        List<Diagnostic> errors = above.stream().filter(Diagnostic::isError).toList();
        Optional<Diagnostic> cycle =
                errors.stream().filter(d -> d.code().equals(CYCLE)).findFirst();
        cycle.ifPresentOrElse(
                d -> findings.add(List.of(Diagnostic.error(CYCLE, named.place(), d.message()))),
                () -> findings.error("bad-parent", named.place(), named.text(), first(errors)));
    }

    private static Object first(List<Diagnostic> errors) {
        Diagnostic first = errors.get(0);
        return Findings.text("at", first.place(), first.message());
    }
}
