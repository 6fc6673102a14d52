package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Example;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.MoveText;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.HookFailure;

/** Runs the examples of a rule set; what an example says and the rules do not is a finding. */
final class ExampleTrial {
    private final Variant variant;

    ExampleTrial(Variant variant) {
        this.variant = variant;
    }

    List<Diagnostic> findings() {
        List<Diagnostic> findings = new ArrayList<>();
        for (Example example : variant.rules().examples()) {
            Reading<Position> read = variant.readPosition(example.position(), example.place());
            if (read.value().isEmpty()) {
                findings.addAll(read.findings());
                continue;
            }
            try {
                faults(example, read.value().get())
                        .forEach(fault -> findings.add(Diagnostic.error("failing-example", example.place(), fault)));
            } catch (HookFailure failure) {
                findings.add(Diagnostic.error("hook-failure", example.place(), failure.text()));
            }
        }
        return findings;
    }

    private List<Text> faults(Example example, Position position) {
        return example.kind() == Example.Kind.RESULT ? result(example, position) : moves(example, position);
    }

    private static List<Text> wrong(String key, Object... arguments) {
        return List.of(Text.of(ExampleTrial.class, key, arguments));
    }

    private List<Text> result(Example example, Position position) {
        String actual = word(variant.outcome(position));
        return actual.equals(example.result()) ? List.of() : wrong("trial.result", example.result(), actual);
    }

    /** As rule files write results. */
    private static String word(Outcome outcome) {
        return outcome.match(open -> "open", win -> win.side() == Side.WHITE ? "white" : "black", draw -> "draw");
    }

    /** Whether a text that is said not to be legal could be a move at all: a hook's, or one between points of the board. */
    private boolean isMove(String text) {
        return text.startsWith("!")
                || Stream.of(text.split("[-x:,]"))
                        .allMatch(name -> variant.rules().names().find(name).isPresent());
    }

    private List<Text> moves(Example example, Position position) {
        List<Text> faults = new ArrayList<>();
        Set<String> listed = new LinkedHashSet<>();
        for (String text : example.moves()) {
            MoveText read = variant.readMove(position, text);
            read.problem().ifPresent(why -> faults.addAll(wrong("trial.not-legal", text, why)));
            listed.add(read.legalMove().map(variant::canonical).orElse(text));
        }
        for (String text : example.excludes()) {
            if (!isMove(text)) {
                faults.addAll(wrong("trial.no-move", text));
            } else if (!(variant.readMove(position, text) instanceof MoveText.None)) {
                faults.addAll(wrong("trial.legal", text));
            }
        }
        if (example.kind() == Example.Kind.ALL_MOVES) {
            List<String> unlisted = new ArrayList<>(variant.canonicalMoves(position));
            unlisted.removeAll(listed);
            if (!unlisted.isEmpty()) {
                faults.addAll(wrong("trial.unlisted", unlisted));
            }
        }
        return faults;
    }
}
