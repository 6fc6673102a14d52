package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;

/** All effective settings of a rule set, hooks last, each with where it is stated and how well it is attested. */
public final class SettingsTable {
    /**
     * One setting.
     *
     * @param value as a rule file writes it
     * @param place where it is stated; empty where the default holds
     * @param evidence its own or that of its group
     */
    public record Row(
            String path,
            String value,
            Optional<SourceSpan> place,
            Optional<Evidence> evidence,
            Optional<Text> meaning) {}

    private SettingsTable() {}

    public static List<Row> of(Ruleset rules) {
        List<Row> rows = new ArrayList<>();
        for (String path : rules.paths()) {
            Text meaning = Settings.at(path).orElseThrow().meaning();
            rows.add(row(rules, path, rules.written(path), Optional.of(meaning)));
        }
        for (HookUse hook : rules.hooks()) {
            rows.add(row(rules, hook.path(), "used", Optional.empty()));
            hook.written()
                    .forEach((name, value) -> rows.add(row(rules, hook.path() + "." + name, value, Optional.empty())));
        }
        return rows;
    }

    private static Row row(Ruleset rules, String path, String value, Optional<Text> meaning) {
        return new Row(path, value, rules.placeOf(path), rules.evidenceFor(path), meaning);
    }
}
