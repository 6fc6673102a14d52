package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** The huff, section 3.6 and decision 3. */
final class NaiveHuffing {
    /** Where the pieces stand now that could have captured in the turn before. */
    static final MemorySlot CULPRITS = new MemorySlot("huff", MemorySlot.Kind.POINTS, true);

    private static final MemorySlot TO = new MemorySlot("huff-to", MemorySlot.Kind.POINT, true);
    private static final MemorySlot FORCED = new MemorySlot("forced", MemorySlot.Kind.POINT, true);

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
        huffs.addAll(forces(position, there));
        return huffs;
    }

    private boolean isStrict() {
        return says("sanction", "huff-or-force");
    }

    /** Variant h3: what the last turn did is remembered, so that it can be taken back. */
    private static MemorySlot from(PieceKind kind) {
        return new MemorySlot("huff-from-" + kind.name(), MemorySlot.Kind.POINT, true);
    }

    private static MemorySlot took(PieceKind kind) {
        return new MemorySlot("huff-took-" + kind.name(), MemorySlot.Kind.POINTS, true);
    }

    /** The position with the last turn taken back, its maker to move; empty where nothing can be taken back. */
    private Optional<Position> takenBack(Position position) {
        List<Point> to = position.memory(TO).points();
        Position back = position;
        for (Point end : to) {
            if (!position.of(position.mover().other()).contains(end)) {
                return Optional.empty();
            }
            back = back.without(end);
        }
        Optional<PieceKind> moved = rules.kinds().stream()
                .filter(kind -> !position.memory(from(kind)).points().isEmpty())
                .findFirst();
        if (moved.isEmpty() || to.isEmpty()) {
            return Optional.empty();
        }
        Point start = position.memory(from(moved.get())).points().get(0);
        if (back.at(start).isPresent() || back.isClosed(start)) {
            return Optional.empty();
        }
        Position open = back;
        back = back.with(start, new Piece(position.mover().other(), moved.get()));
        for (PieceKind kind : rules.kinds()) {
            for (Point prey : position.memory(took(kind)).points()) {
                if (open.at(prey).isPresent() || open.isClosed(prey) || prey.equals(start)) {
                    return Optional.empty();
                }
                back = back.with(prey, new Piece(position.mover(), kind));
            }
        }
        return Optional.of(back);
    }

    private List<Move> forces(Position position, List<Point> culprits) {
        List<Move> forces = new ArrayList<>();
        if (isStrict() && takenBack(position).isPresent()) {
            for (Point culprit : culprits) {
                forces.add(new Move.Special(
                        "huffing", "<" + rules.names().name(culprit), List.of(culprit), List.of(), false));
            }
        }
        return forces;
    }

    /** The pieces after a huff, or after the turn has been taken back. */
    Position sanctioned(Position position, Move.Special move) {
        Position after = position;
        if (move.text().startsWith("<")) {
            Point culprit = rules.names().find(move.text().substring(1)).orElseThrow();
            Point forced = culprit;
            for (PieceKind kind : rules.kinds()) {
                List<Point> start = position.memory(from(kind)).points();
                boolean hasMoved = position.memory(TO).points().contains(culprit);
                if (hasMoved && !start.isEmpty() && forced.equals(culprit)) {
                    forced = start.get(0);
                    break;
                }
            }
            return takenBack(position).orElseThrow().with(Memory.points(FORCED, List.of(forced)));
        }
        for (Point point : move.removed()) {
            after = after.without(point);
        }
        return after;
    }

    /** A piece that is forced to capture does, and where chains count it takes as many as it can. */
    void force(Position position, Set<Move> moves) {
        List<Point> forced = position.memory(FORCED).points();
        List<Move.Capture> own = new ArrayList<>();
        for (Move move : moves) {
            if (move instanceof Move.Capture capture && forced.contains(capture.from())) {
                own.add(capture);
            }
        }
        int most = own.stream()
                .mapToInt(capture -> capture.captured().size())
                .max()
                .orElse(0);
        if (!own.isEmpty()) {
            moves.removeIf(move -> !(move instanceof Move.Special)
                    && !(move instanceof Move.Capture capture
                            && own.contains(capture)
                            && (says("faults", "no-capture")
                                    || capture.captured().size() == most)));
        }
    }

    private Position noted(Position before, Move move, Position after) {
        Position result = after;
        for (PieceKind kind : rules.kinds()) {
            List<Point> start = new ArrayList<>();
            List<Point> prey = new ArrayList<>();
            boolean isFault = !after.memory(CULPRITS).points().isEmpty();
            if (isFault && before.at(move.route().get(0)).orElseThrow().kind().equals(kind)) {
                start.add(move.route().get(0));
            }
            for (Point point : move.removed()) {
                if (isFault && before.at(point).orElseThrow().kind().equals(kind)) {
                    prey.add(point);
                }
            }
            List<Point> end = isFault
                    ? move.route().subList(move.route().size() - 1, move.route().size())
                    : List.of();
            result = result.with(Memory.points(from(kind), start))
                    .with(Memory.points(took(kind), prey))
                    .with(Memory.points(TO, end));
        }
        return result;
    }

    private Move huff(List<Point> culprits) {
        String text = culprits.stream().map(rules.names()::name).collect(Collectors.joining(",", "!", ""));
        boolean isFree = says("penalty", "before-move");
        return new Move.Special("huffing", text, culprits.subList(0, 1), culprits, isFree);
    }

    /** The right to huff ends with any ply; a turn that left a capture undone founds it anew. */
    Position remember(Position before, List<Chain> captures, Move move, Position after) {
        if (!isStrict()) {
            return accused(captures, move, after);
        } else if (move instanceof Move.Special) {
            Position clear = after.with(Memory.points(CULPRITS, List.of())).with(Memory.points(TO, List.of()));
            for (PieceKind kind : rules.kinds()) {
                clear = clear.with(Memory.points(from(kind), List.of())).with(Memory.points(took(kind), List.of()));
            }
            return clear;
        }
        List<Point> forced = before.memory(FORCED).points();
        boolean isForced =
                move instanceof Move.Capture && forced.contains(move.route().get(0));
        Position judged = isForced ? after.with(Memory.points(CULPRITS, List.of())) : accused(captures, move, after);
        return noted(before, move, judged).with(Memory.points(FORCED, List.of()));
    }

    private Position accused(List<Chain> captures, Move move, Position after) {
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
