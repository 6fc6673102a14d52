package org.qirkat.core.load;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;

/** Makes a rule set of a file over its parents, and finds what is wrong with the whole. */
final class Assembly {
    private final Sheet own;
    private final Sheet whole;
    private final Findings findings;

    Assembly(Sheet own, Sheet whole, Findings findings) {
        this.own = own;
        this.whole = whole;
        this.findings = findings;
    }

    /**
     * The rule set, if the findings leave one. An abstract rule set that leaves its board to its children has one
     * without points.
     */
    Optional<Ruleset> make() {
        requireNames();
        requireSettings();
        Optional<List<PieceKind>> kinds = new KindCheck(whole, findings).kinds();
        boolean isBoard = new BoardCheck(whole, findings).isSound();
        new EvidenceCheck(own, whole, findings).check();
        if (!isBoard || kinds.isEmpty()) {
            return Optional.empty();
        }
        Ruleset rules = rules(kinds.get());
        RulesCheck check = new RulesCheck(rules, whole, findings);
        check.board();
        check.lines();
        check.zones();
        if (!whole.about().isAbstract() && whole.settings().isReadable("setup.")) {
            check.setUp();
        }
        Optional<List<MemorySlot>> slots = new HookCheck(rules, whole, findings).slots();
        slots.ifPresent(memory -> new ExampleCheck(rules, memory, findings).positions(own.examples()));
        return Optional.of(rules);
    }

    private void requireNames() {
        if (!whole.about().isAbstract() && !whole.about().names().containsKey(Keys.ENGLISH)) {
            findings.error("missing-key", whole.idPlace(), Keys.NAMES + "." + Keys.ENGLISH);
        }
    }

    private void requireSettings() {
        if (whole.about().isAbstract()) {
            return;
        }
        for (Setting<?> setting : Settings.all()) {
            Stated stated = whole.settings().values().get(setting.path());
            if (setting.isRequired() && (stated == null || (stated.value().isEmpty() && stated.isReadable()))) {
                findings.error("missing-key", whole.idPlace(), setting.path());
            }
        }
    }

    private Ruleset rules(List<PieceKind> kinds) {
        Map<String, Object> values = new TreeMap<>();
        Map<String, SourceSpan> places = new TreeMap<>();
        whole.settings().values().forEach((path, stated) -> {
            places.put(path, stated.place());
            stated.value().ifPresent(value -> values.put(path, value));
        });
        values.putIfAbsent(Settings.SHAPE.path(), BoardShape.WRITTEN);
        for (HookEntry hook : whole.hooks()) {
            places.put(hook.path(), hook.place());
            hook.given().forEach((parameter, tree) -> places.put(hook.path() + "." + parameter, tree.place()));
        }
        Map<String, Evidence> evidence = new TreeMap<>();
        whole.evidence().forEach((path, entry) -> {
            places.put("evidence." + path, entry.place());
            evidence.put(path, entry.evidence());
        });
        List<HookUse> uses =
                whole.hooks().stream().flatMap(hook -> hook.use().stream()).toList();
        return new Ruleset(
                whole.about(),
                kinds,
                values,
                uses,
                List.copyOf(whole.sources().values()),
                evidence,
                whole.examples().stream().map(ExampleEntry::example).toList(),
                places);
    }
}
