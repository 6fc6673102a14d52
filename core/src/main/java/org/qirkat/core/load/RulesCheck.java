package org.qirkat.core.load;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.qirkat.core.model.Line;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.ValueType;

/** Checks a rule set's board and what settings say about it. */
final class RulesCheck {
    private static final int MOST_POINTS = 128;

    private final Ruleset rules;
    private final Sheet whole;
    private final Findings findings;

    RulesCheck(Ruleset rules, Sheet whole, Findings findings) {
        this.rules = rules;
        this.whole = whole;
        this.findings = findings;
    }

    void board() {
        int points = rules.board().points().size();
        if (points > MOST_POINTS) {
            findings.error("board-size", placeOf(Settings.SHAPE), points, MOST_POINTS);
        }
    }

    /** The groups of lines that pieces use must be groups of the board. */
    void lines() {
        if (whole.settings().values().get(Settings.SHAPE.path()) == null) {
            return;
        }
        Set<String> groups = new TreeSet<>(Set.of(PieceRule.DRAWN));
        rules.board().lines().stream().map(Line::group).forEach(groups::add);
        for (PieceKind kind : rules.kinds()) {
            lines(Settings.STEP_LINES.of(kind.name()), groups);
            lines(Settings.CAPTURE_LINES.of(kind.name()), groups);
        }
    }

    private void lines(String path, Set<String> groups) {
        Stated stated = whole.settings().values().get(path);
        if (stated != null && stated.value().isPresent()) {
            stated.tree()
                    .leaves()
                    .filter(leaf -> !groups.contains(leaf.text()))
                    .forEach(leaf -> findings.error(
                            "unknown-lines", leaf.place(), leaf.text(), Findings.hint(leaf.text(), groups)));
        }
    }

    /** The parts of the board that settings name must be fixed words or regions of the board. */
    void zones() {
        Set<String> regions = rules.named(Settings.REGIONS).keySet();
        whole.settings()
                .values()
                .forEach((path, stated) -> Settings.at(path)
                        .filter(setting -> stated.value().isPresent())
                        .ifPresent(setting -> region(setting.type(), stated, regions)));
    }

    private void region(ValueType<?> type, Stated stated, Set<String> regions) {
        String word = stated.value().map(Object::toString).orElse("");
        if (type instanceof ValueType.ZoneName zone) {
            known(word, zone.words(), stated, regions);
        } else if (type instanceof ValueType.RegionName region) {
            known(word, region.words(), stated, regions);
        }
    }

    private void known(String word, List<String> fixed, Stated stated, Set<String> regions) {
        Set<String> known = new TreeSet<>(regions);
        known.addAll(fixed);
        if (!known.contains(word)) {
            findings.error("unknown-region", stated.place(), word, Findings.hint(word, known));
        }
    }

    void setUp() {
        if (rules.get(Settings.PATTERN) == Settings.Pattern.WRITTEN) {
            if (rules.get(Settings.SETUP).isEmpty()) {
                findings.error("missing-key", placeOf(Settings.PATTERN), Settings.SETUP.path());
            } else {
                findings.add(rules.readSetUp().findings());
            }
        } else if (rules.get(Settings.PATTERN) == Settings.Pattern.ROWS) {
            int filled = rules.get(Settings.ROWS) + rules.get(Settings.GAP);
            int rows = rules.board().rows().size();
            if (2 * filled > rows) {
                List<Setting<?>> stated = List.of(Settings.ROWS, Settings.GAP, Settings.PATTERN);
                SourceSpan place = stated.stream()
                        .filter(s -> rules.placeOf(s.path()).isPresent())
                        .findFirst()
                        .map(this::placeOf)
                        .orElse(whole.idPlace());
                findings.error("set-up-rows", place, rules.get(Settings.ROWS), rules.get(Settings.GAP), rows);
            }
        }
    }

    private SourceSpan placeOf(Setting<?> setting) {
        return rules.placeOf(setting.path()).orElse(whole.idPlace());
    }
}
