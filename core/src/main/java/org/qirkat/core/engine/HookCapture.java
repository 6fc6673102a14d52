package org.qirkat.core.engine;

import java.util.List;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;

/** A capture that a hook offers, in engine points and in public ones. */
record HookCapture(int from, int to, int kind, int after, long lo, long hi, List<Point> route, List<Point> captured) {
    /** Refuses what is no capture in the current position. */
    static HookCapture of(
            List<Point> route, List<Point> captured, RulesTables rules, StateStack state, BoundHook author) {
        if (route.size() < 2 || captured.isEmpty() || !areOnBoard(route, rules) || !areOnBoard(captured, rules)) {
            throw author.nonsense("hook.capture", route, captured);
        }
        int side = state.mover();
        int from = rules.numbering.bit(route.get(0));
        int to = rules.numbering.bit(route.get(route.size() - 1));
        Mask prey = rules.numbering.mask(captured);
        int kind = kindOn(from, side, rules, state);
        long emptyLo = rules.board.lo() & ~state.lo(state.closed) & ~state.allLo(0) & ~state.allLo(1);
        long emptyHi = rules.board.hi() & ~state.hi(state.closed) & ~state.allHi(0) & ~state.allHi(1);
        boolean lands = from == to || prey.has(to) || Mask.has(emptyLo, emptyHi, to);
        boolean takes = (prey.lo() & ~state.allLo(1 - side)) == 0 && (prey.hi() & ~state.allHi(1 - side)) == 0;
        if (kind < 0 || !lands || !takes) {
            throw author.nonsense("hook.capture", route, captured);
        }
        PieceTable piece = rules.pieces[side][kind];
        int after = piece.zone.has(to) ? piece.crowned : kind;
        return new HookCapture(from, to, kind, after, prey.lo(), prey.hi(), route, captured);
    }

    private static boolean areOnBoard(List<Point> points, RulesTables rules) {
        for (Point point : points) {
            if (!rules.rules.board().has(point)) {
                return false;
            }
        }
        return true;
    }

    private static int kindOn(int bit, int side, RulesTables rules, StateStack state) {
        for (int kind = 0; kind < rules.kinds; kind++) {
            if (state.has(state.set(side, kind), bit)) {
                return kind;
            }
        }
        return -1;
    }

    void addTo(MoveList list) {
        list.add(from, to, kind, after, lo, hi);
    }

    boolean isAt(int place, MoveList list) {
        return list.from(place) == from && list.to(place) == to && list.lo(place) == lo && list.hi(place) == hi;
    }

    Move.Capture value() {
        return new Move.Capture(route, captured, kind != after);
    }
}
