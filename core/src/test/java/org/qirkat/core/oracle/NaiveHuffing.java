package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** The huff, section 3.6 and decision 3. */
final class NaiveHuffing {
    /** Where the pieces stand now that could have captured in the turn before. */
    static final MemorySlot CULPRITS = new MemorySlot("huff", MemorySlot.Kind.POINTS, true);

    private final Ruleset rules;
    private final HookUse use;

    private NaiveHuffing(Ruleset rules, HookUse use) {
        this.rules = rules;
        this.use = use;
    }

    static Optional<NaiveHuffing> in(Ruleset rules) {
        return rules.hooks().stream()
                .filter(use -> use.name().equals("huffing"))
                .map(use -> new NaiveHuffing(rules, use))
                .findFirst();
    }

    private boolean says(String parameter, String word) {
        return word.equals(use.written().get(parameter));
    }

    /** Before the own move one culprit may be removed; with choice nobody all of them go together. */
    List<Move> huffs(Position position) {
        List<Point> there = position.memory(CULPRITS).points().stream()
                .filter(point -> position.of(position.mover().other()).contains(point))
                .toList();
        List<Move> huffs = new ArrayList<>();
        if (says("choice", "nobody") && !there.isEmpty()) {
            huffs.add(huff(there));
        } else {
            there.forEach(point -> huffs.add(huff(List.of(point))));
        }
        return huffs;
    }

    private Move huff(List<Point> culprits) {
        String text = culprits.stream().map(rules.names()::name).collect(Collectors.joining(",", "!", ""));
        boolean isFree = says("penalty", "before-move");
        return new Move.Special("huffing", text, culprits.subList(0, 1), culprits, isFree);
    }

    /** The right to huff ends with any ply; a turn that left a capture undone founds it anew. */
    Position remember(List<Chain> captures, Move move, Position after) {
        List<Point> culprits = new ArrayList<>();
        if (isFault(move)) {
            for (Chain capture : captures) {
                if (capture.prey().size() > move.removed().size()) {
                    boolean moved = move.start().equals(Optional.of(capture.origin()));
                    List<Point> route = move.route();
                    culprits.add(moved ? route.get(route.size() - 1) : capture.origin());
                }
            }
        }
        return after.with(Memory.points(CULPRITS, culprits));
    }

    private boolean isFault(Move move) {
        return move instanceof Move.Step || (move instanceof Move.Capture && says("faults", "shorter-chain"));
    }
}
