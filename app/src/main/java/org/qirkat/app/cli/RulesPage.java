package org.qirkat.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qirkat.core.analysis.RuleSection;
import org.qirkat.core.analysis.RuleSentence;
import org.qirkat.core.analysis.RulesInWords;
import org.qirkat.core.model.About;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.Example;
import org.qirkat.core.model.Source;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;

/** A rule set on a page: what it is, its rules in words with their evidence, its examples and sources. */
final class RulesPage {
    private final Variant variant;
    private final Console console;
    private final List<RuleSection> sections;

    RulesPage(Variant variant, Console console) {
        this.variant = variant;
        this.console = console;
        this.sections = RulesInWords.of(variant.rules(), variant.hooks());
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        About about = variant.rules().about();
        lines.add(about.name(console.locale().getLanguage()) + " (" + about.id() + ")");
        lines.add(filled(", ", about.family(), about.region(), about.date()));
        lines.add(about.summary().strip());
        for (RuleSection section : sections) {
            lines.add("");
            lines.add(console.say(section.heading()));
            section.sentences().forEach(sentence -> lines.add("  " + line(sentence)));
        }
        lines.add("");
        lines.add(say("page.start", variant.positionText(variant.start())));
        if (!variant.rules().examples().isEmpty()) {
            lines.add("");
            lines.add(say("page.examples"));
            variant.rules().examples().forEach(example -> lines.add("  " + line(example)));
        }
        lines.add("");
        lines.add(say("page.sources"));
        variant.rules().sources().forEach(source -> lines.add("  " + line(source)));
        return lines;
    }

    Map<String, Object> object() {
        About about = variant.rules().about();
        return Json.object(
                "id", about.id(),
                "name", about.name(console.locale().getLanguage()),
                "family", about.family(),
                "region", about.region(),
                "date", about.date(),
                "summary", about.summary(),
                "start", variant.positionText(variant.start()),
                "rules", sections.stream().map(this::object).toList(),
                "examples", variant.rules().examples().stream().map(this::line).toList(),
                "sources",
                        variant.rules().sources().stream().map(RulesPage::line).toList());
    }

    private Map<String, Object> object(RuleSection section) {
        return Json.object(
                "heading", console.say(section.heading()),
                "sentences",
                        section.sentences().stream()
                                .map(s -> Json.object(
                                        "text", console.say(s.words()),
                                        "settings", s.paths(),
                                        "evidence", evidence(s).map(this::line).orElse("")))
                                .toList());
    }

    private String line(RuleSentence sentence) {
        return console.say(sentence.words())
                + evidence(sentence).map(e -> " [" + line(e) + "]").orElse("");
    }

    private Optional<Evidence> evidence(RuleSentence sentence) {
        return variant.rules().evidenceFor(sentence.path());
    }

    private String line(Evidence evidence) {
        String status = say("evidence." + evidence.status().name().toLowerCase(Locale.ROOT));
        String pages = evidence.pages().isEmpty() ? "" : say("page.pages", evidence.pages());
        String source = filled(" ", evidence.source(), pages);
        return filled("; ", filled(": ", status, source), evidence.note());
    }

    private String line(Example example) {
        String claim = switch (example.kind()) {
            case ALL_MOVES -> say("page.all-moves", example.moves());
            case SOME_MOVES ->
                filled("; ", listed("page.includes", example.moves()), listed("page.excludes", example.excludes()));
            case RESULT -> say("page.result", example.result());
        };
        return filled("  ", example.position() + ":", claim, example.note());
    }

    private String listed(String key, List<String> moves) {
        return moves.isEmpty() ? "" : say(key, moves);
    }

    private static String line(Source source) {
        return source.key() + ": " + filled(", ", source.author(), source.title(), source.year(), source.note());
    }

    private static String filled(String between, String... parts) {
        return String.join(between, Stream.of(parts).filter(p -> !p.isBlank()).toList());
    }

    private String say(String key, Object... arguments) {
        return console.say(Text.of(RulesPage.class, key, arguments));
    }
}
