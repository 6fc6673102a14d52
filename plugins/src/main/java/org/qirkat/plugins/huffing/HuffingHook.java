package org.qirkat.plugins.huffing;

import java.util.List;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveSink;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.Moves;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/** The huff in one rule set. The code of a huff is the culprit's place in the board's list of points, or {@link #ALL}. */
final class HuffingHook implements Memory, Moves {
    /** Where the culprits of the turn before stand now. */
    static final MemorySlot CULPRITS = new MemorySlot("huff", MemorySlot.Kind.POINTS, true);

    /** The code of the huff that takes all culprits. */
    private static final long ALL = -1;

    private final Huffing.Penalty penalty;
    private final Huffing.Faults faults;
    private final Huffing.Chooser chooser;
    private final Ruleset rules;
    private final List<Point> points;

    HuffingHook(Huffing.Penalty penalty, Huffing.Faults faults, Huffing.Chooser chooser, Ruleset rules) {
        this.penalty = penalty;
        this.faults = faults;
        this.chooser = chooser;
        this.rules = rules;
        this.points = rules.board().points();
    }

    @Override
    public List<MemorySlot> slots() {
        return List.of(CULPRITS);
    }

    /** Any ply ends the right to huff that stood before it; a move of the settings' own kinds may found a new one. */
    @Override
    public void remember(Transition made, Changes changes) {
        forget(changes);
        MoveView move = made.move();
        if (move.isSpecial() || (move.isCapture() && faults == Huffing.Faults.NO_CAPTURE)) {
            return;
        }
        for (Point able : made.before().capturers(move.captureCount() + 1)) {
            changes.remember(CULPRITS, able.equals(move.from()) ? move.to() : able);
        }
    }

    void forget(Changes changes) {
        changes.clear(CULPRITS);
    }

    @Override
    public void generate(PositionView position, MoveSink sink) {
        List<Point> culprits = culprits(position);
        if (culprits.isEmpty() || hasNoPieces(position)) {
            return;
        }
        if (chooser == Huffing.Chooser.NOBODY) {
            sink.add(ALL);
            return;
        }
        for (Point culprit : culprits) {
            sink.add(points.indexOf(culprit));
        }
    }

    @Override
    public void play(long code, PositionView position, Changes changes) {
        culprits(code, position).forEach(changes::remove);
        changes.clear(CULPRITS);
    }

    @Override
    public String text(long code, PositionView position) {
        return "!"
                + String.join(
                        ",",
                        culprits(code, position).stream()
                                .map(rules.names()::name)
                                .toList());
    }

    /** A huff is a place to click, not a way. */
    @Override
    public List<Point> route(long code, PositionView position) {
        return culprits(code, position).subList(0, 1);
    }

    @Override
    public boolean keepsTurn(long code, PositionView position) {
        return penalty == Huffing.Penalty.BEFORE_MOVE;
    }

    /** Whether the side to move has lost all its pieces, and with them the right to huff. */
    boolean hasNoPieces(PositionView position) {
        return rules.kinds().stream().allMatch(kind -> position.count(position.mover(), kind) == 0);
    }

    private List<Point> culprits(long code, PositionView position) {
        return code == ALL ? culprits(position) : List.of(points.get((int) code));
    }

    /** The remembered pieces that are still there; in a position someone typed, some may never have been. */
    static List<Point> culprits(PositionView position) {
        Side accused = position.mover().other();
        return position.points(CULPRITS).stream()
                .filter(p ->
                        position.at(p).filter(piece -> piece.side() == accused).isPresent())
                .toList();
    }
}
