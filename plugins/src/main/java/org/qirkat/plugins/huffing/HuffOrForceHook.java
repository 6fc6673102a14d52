package org.qirkat.plugins.huffing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.CaptureFilter;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.MoveSink;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.Moves;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/**
 * The huff with a choice: instead of removing a culprit its opponent may have the turn taken back and the culprit capture
 * ({@code <c3}). That is the opponent's whole turn; then {@code forced=c3} must capture, and under {@code shorter-chain}
 * as many pieces as it can. A forced capture is never a fault.
 */
final class HuffOrForceHook implements Memory, Moves, MoveFilter, CaptureFilter {
    private static final MemorySlot FORCED = new MemorySlot("forced", MemorySlot.Kind.POINT, true);

    /** What is added to a culprit's place to make the code of forcing it. */
    private static final long FORCE = 1000;

    private final HuffingHook huff;
    private final LastTurn turn;
    private final Huffing.Faults faults;
    private final Ruleset rules;

    HuffOrForceHook(HuffingHook huff, Huffing.Faults faults, HookContext context) {
        this.huff = huff;
        this.faults = faults;
        this.turn = new LastTurn(context);
        this.rules = context.rules();
    }

    @Override
    public List<MemorySlot> slots() {
        List<MemorySlot> slots = new ArrayList<>(huff.slots());
        slots.addAll(turn.slots());
        slots.add(FORCED);
        return slots;
    }

    @Override
    public void remember(Transition made, Changes changes) {
        turn.forget(changes);
        MoveView move = made.move();
        if (move.isSpecial()) {
            huff.remember(made, changes);
            return;
        }
        changes.clear(FORCED);
        if (move.isCapture() && made.before().remembers(FORCED, move.from())) {
            huff.forget(changes);
            return;
        }
        huff.remember(made, changes);
        if (!made.after().points(HuffingHook.CULPRITS).isEmpty()) {
            turn.keep(made, changes);
        }
    }

    @Override
    public void generate(PositionView position, MoveSink sink) {
        huff.generate(position, sink);
        if (!huff.hasNoPieces(position) && turn.canBeTakenBack(position)) {
            HuffingHook.culprits(position).forEach(culprit -> sink.add(FORCE + place(culprit)));
        }
    }

    private int place(Point point) {
        return rules.board().indexOf(point);
    }

    private Point culprit(long code) {
        return rules.board().points().get((int) (code - FORCE));
    }

    @Override
    public void play(long code, PositionView position, Changes changes) {
        if (code < FORCE) {
            huff.play(code, position, changes);
            return;
        }
        Point culprit = culprit(code);
        boolean hasMoved = turn.to(position).equals(Optional.of(culprit));
        Optional<Point> start = turn.from(position);
        turn.takeBack(position, changes);
        changes.remember(FORCED, hasMoved ? start.orElse(culprit) : culprit);
    }

    @Override
    public String text(long code, PositionView position) {
        return code < FORCE ? huff.text(code, position) : "<" + rules.names().name(culprit(code));
    }

    /** To force is to move the piece back; where another is the culprit, it is named at the end. */
    @Override
    public List<Point> route(long code, PositionView position) {
        if (code < FORCE) {
            return huff.route(code, position);
        }
        List<Point> route = new ArrayList<>();
        turn.to(position).ifPresent(route::add);
        turn.from(position).ifPresent(route::add);
        if (!turn.to(position).equals(Optional.of(culprit(code)))) {
            route.add(culprit(code));
        }
        return route;
    }

    @Override
    public boolean keepsTurn(long code, PositionView position) {
        return code < FORCE && huff.keepsTurn(code, position);
    }

    @Override
    public boolean concerns(PositionView position) {
        List<Point> forced = position.points(FORCED);
        return !forced.isEmpty() && position.capturers().containsAll(forced);
    }

    @Override
    public boolean allows(PositionView position, MoveView move) {
        return move.isSpecial() || (move.isCapture() && position.remembers(FORCED, move.from())) || !concerns(position);
    }

    @Override
    public long rank(PositionView position, MoveView capture) {
        boolean counts = faults == Huffing.Faults.SHORTER_CHAIN && position.remembers(FORCED, capture.from());
        return counts ? capture.captureCount() : 0;
    }
}
