package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.SourceSpan;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Makes a tree of a rule file's text, or one finding that says why it is none.
 * It builds the tree from SnakeYAML's events and gives up at the first thing that rule files do not have (aliases, tags,
 * depth, a second document), so that a hostile file costs no more than the part of it that is read.
 */
final class TreeReader {
    private static final int MOST_NODES = 10_000;
    private static final int MOST_DEPTH = 20;

    /** The sentences about what is opened and never closed, told where it is opened. */
    private static final Set<String> UNCLOSED = Set.of("bad-yaml.bracket", "bad-yaml.quotation");

    private final String file;
    private final Findings findings;
    private final Parser events;
    private int nodes;

    private TreeReader(String file, String text, Findings findings) {
        this.file = file;
        this.findings = findings;
        this.events = new ParserImpl(new StreamReader(text), new LoaderOptions());
    }

    static Optional<Tree> read(RuleFile source, Findings findings) {
        Optional<String> text = Utf8.read(source, findings);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return new TreeReader(source.name(), text.get(), findings).document();
        } catch (ReaderException control) {
            int at = text.get().offsetByCodePoints(0, Math.min(control.getPosition(), length(text.get())));
            findings.error(
                    "control-character",
                    Utf8.placeAfter(source.name(), text.get().substring(0, at)));
        } catch (MarkedYAMLException malformed) {
            tell(source.name(), malformed, findings);
        } catch (YAMLException | IllegalArgumentException malformed) {
            findings.say(
                    "bad-yaml", "bad-yaml", SourceSpan.startOf(source.name()), String.valueOf(malformed.getMessage()));
        }
        return Optional.empty();
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static void tell(String file, MarkedYAMLException malformed, Findings findings) {
        String problem = String.valueOf(malformed.getProblem());
        String sentence = sentence(problem);
        boolean isUnclosed = UNCLOSED.contains(sentence);
        Mark end = malformed.getProblemMark();
        Mark begin = isUnclosed ? malformed.getContextMark() : end;
        SourceSpan place = begin == null ? SourceSpan.startOf(file) : span(file, begin, begin.getLine(), 1);
        findings.say("bad-yaml", sentence, place, problem, end == null ? "" : "" + (end.getLine() + 1));
    }

    private static String sentence(String problem) {
        if (problem.contains("\\t")) {
            return "bad-yaml.tab";
        } else if (problem.startsWith("expected ',' or")) {
            return "bad-yaml.bracket";
        } else if (problem.startsWith("found unexpected end of stream")) {
            return "bad-yaml.quotation";
        } else if (problem.startsWith("mapping values are not allowed")) {
            return "bad-yaml.colon";
        } else if (problem.startsWith("expected <block end>")) {
            return "bad-yaml.indent";
        } else {
            return "bad-yaml";
        }
    }

    private Optional<Tree> document() {
        events.getEvent();
        if (events.getEvent() instanceof StreamEndEvent) {
            return refuse("empty-file", SourceSpan.startOf(file));
        }
        Optional<Tree> root = node(events.getEvent(), 0);
        if (root.isEmpty()) {
            return root;
        }
        events.getEvent();
        Event end = events.getEvent();
        if (end instanceof DocumentStartEvent) {
            return refuse("two-documents", place(end));
        }
        return root.get().isNothing() ? refuse("empty-file", SourceSpan.startOf(file)) : root;
    }

    private Optional<Tree> node(Event event, int depth) {
        NodeEvent node = (NodeEvent) event;
        String tag = tag(event);
        if (node instanceof AliasEvent || node.getAnchor() != null) {
            return refuse("alias", place(event));
        } else if (tag != null) {
            return refuse("tag", place(event), tag.replace(Tag.PREFIX, "!!"));
        } else if (depth > MOST_DEPTH) {
            return refuse("too-deep", place(event), MOST_DEPTH);
        } else if (++nodes > MOST_NODES) {
            return refuse("too-many", place(event), MOST_NODES);
        } else if (event instanceof ScalarEvent scalar) {
            boolean plain = scalar.getScalarStyle() == DumperOptions.ScalarStyle.PLAIN;
            return Optional.of(new Tree.Leaf(scalar.getValue(), plain, place(event)));
        } else {
            return event instanceof MappingStartEvent ? fields(event, depth) : items(event, depth);
        }
    }

    private static @Nullable String tag(Event event) {
        return event instanceof ScalarEvent scalar
                ? scalar.getTag()
                : event instanceof CollectionStartEvent start ? start.getTag() : null;
    }

    private Optional<Tree> items(Event start, int depth) {
        List<Tree> items = new ArrayList<>();
        for (Event next = events.getEvent(); !next.is(Event.ID.SequenceEnd); next = events.getEvent()) {
            Optional<Tree> item = node(next, depth + 1);
            if (item.isEmpty()) {
                return item;
            }
            items.add(item.get());
        }
        return Optional.of(new Tree.Items(items, place(start)));
    }

    private Optional<Tree> fields(Event start, int depth) {
        List<Tree.Field> fields = new ArrayList<>();
        for (Event next = events.getEvent(); !next.is(Event.ID.MappingEnd); next = events.getEvent()) {
            Optional<Tree> key = node(next, depth + 1);
            if (key.isEmpty()) {
                return key;
            } else if (!(key.get() instanceof Tree.Leaf)) {
                return refuse("bad-key", key.get().place());
            }
            Tree.Leaf name = (Tree.Leaf) key.get();
            if (name.isPlain() && name.text().equals("<<")) {
                return refuse("merge-key", name.place());
            }
            Optional<Tree> value = node(events.getEvent(), depth + 1);
            if (value.isEmpty()) {
                return value;
            }
            fields.add(new Tree.Field(name, value.get()));
        }
        return Optional.of(new Tree.Fields(fields, place(start)));
    }

    private Optional<Tree> refuse(String code, SourceSpan place, Object... arguments) {
        findings.error(code, place, arguments);
        return Optional.empty();
    }

    private SourceSpan place(Event event) {
        Mark end = event.getEndMark();
        return span(
                file,
                event.getStartMark(),
                end.getLine(),
                end.getColumn() - event.getStartMark().getColumn());
    }

    /** A span from a mark, which counts from 0, as wide as said if it ends on the same line. */
    private static SourceSpan span(String file, Mark start, int endLine, int width) {
        int line = start.getLine() + 1;
        int column = start.getColumn() + 1;
        boolean oneLine = endLine + 1 == line;
        return new SourceSpan(file, line, column, line, column + (oneLine ? Math.max(1, width) : 1));
    }
}
