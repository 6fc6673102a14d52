package org.qirkat.app.workbench.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Heading;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.Zone;

/** The name and the main options of the rules that are played, each in a few words. Belongs to the event thread. */
public final class SummaryModel {
    /** An option: what it is about, and how this rule set has it. */
    public record Option(Text name, Text value) {}

    private final Session session;

    public SummaryModel(Session session) {
        this.session = session;
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    public Text title() {
        return Text.verbatim(Session.name(session.variant()));
    }

    /** What the author says about it. */
    public Text about() {
        return Text.verbatim(rules().about().summary());
    }

    /** Whether it is a changed copy. */
    public boolean isEdited() {
        return session.rulesPlayed().edited();
    }

    private Ruleset rules() {
        return session.variant().rules();
    }

    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        CaptureRule captures = rules().captures();
        for (PieceKind kind : rules().kinds()) {
            PieceRule rule = rules().rule(kind);
            Text how = text(
                    range("step", rule.steps().range()), directions(rule.steps().headings()));
            options.add(new Option(text("option.piece", kind.name()), how));
        }
        options.add(option("obligation", captures.obligation()));
        options.add(option("continuation", captures.continuation()));
        options.add(new Option(text("option.precedence"), precedence(captures.precedence())));
        options.add(option("removal", captures.removal()));
        options.add(new Option(text("option.crowning"), crowning()));
        for (HookUse use : rules().hooks()) {
            Optional<Text> summary = session.library()
                    .hooks()
                    .find(use.name())
                    .map(found -> found.provider().summary());
            options.add(new Option(text("option.hook"), summary.orElse(Text.verbatim(use.name()))));
        }
        return options;
    }

    private static Text directions(List<Heading> headings) {
        return text(
                "list", headings.stream().map(h -> text("heading." + key(h))).toList());
    }

    private static String range(String what, int range) {
        return range == 1 ? what + ".one" : what + ".far";
    }

    private Text precedence(List<CaptureRule.Precedence> order) {
        return order.isEmpty()
                ? text("precedence.none")
                : text(
                        "list",
                        order.stream().map(p -> text("precedence." + key(p))).toList());
    }

    private Text crowning() {
        return rules().kinds().stream()
                .map(kind -> rules().rule(kind))
                .flatMap(rule -> rule.promotion().stream())
                .findFirst()
                .map(p -> text("crowning", zone(p.zone()), text("moment." + key(p.moment()))))
                .orElse(text("crowning.none"));
    }

    private static Text zone(Zone zone) {
        return zone.isRegion() ? text("zone.region", zone.word()) : text("zone." + zone.word());
    }

    private static Option option(String name, Enum<?> value) {
        return new Option(text("option." + name), text(name + "." + key(value)));
    }

    private static String key(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(SummaryModel.class, key, arguments);
    }
}
