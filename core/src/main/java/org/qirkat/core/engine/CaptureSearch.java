package org.qirkat.core.engine;

import java.util.List;

/**
 * The search for captures from the current position of a state stack.
 *
 * <p>The idea: the first hops of all short leapers are found at once by shifts, backwards from the empty points
 * behind prey. The same shifts tell all points from which anybody could hop, so that most chains are known to end
 * without a look at their neighbours; the others are followed hop by hop, by a {@link CaptureChain}.
 */
final class CaptureSearch {
    private final RulesTables rules;
    private final StateStack state;
    private final CaptureChain chain;

    /** By way of leaping: the men that can go it. */
    private final long[] ableLo = new long[RulesEngine.MOST_POINTS];

    private final long[] ableHi = new long[RulesEngine.MOST_POINTS];

    CaptureSearch(RulesTables rules, StateStack state, MoveList list) {
        this.rules = rules;
        this.state = state;
        chain = new CaptureChain(rules, state, list);
    }

    /** Adds all captures that the settings' precedence leaves to the list. */
    void generate() {
        int side = state.mover();
        chain.begin(side);
        for (int kind = 0; kind < rules.kinds; kind++) {
            long lo = state.lo(state.set(side, kind));
            long hi = state.hi(state.set(side, kind));
            if ((lo | hi) == 0 || !chain.hasPrey(kind)) {
                continue;
            }
            PieceTable piece = rules.pieces[side][kind];
            if (piece.flies()) {
                flights(kind, lo, hi);
            } else if (rules.wide) {
                wideLeaps(piece, kind, lo, hi);
            } else {
                leaps(piece, kind, lo);
            }
        }
    }

    private void leaps(PieceTable piece, int kind, long men) {
        long prey = chain.preyLo(kind);
        long empty = rules.board.lo() & ~chain.blockLo();
        Shifts leaps = piece.leaps;
        long any = 0;
        long all = 0;
        for (int i = 0; i < leaps.count(); i++) {
            long over = Long.rotateLeft(empty, -leaps.far[i]) & prey;
            long able = Long.rotateLeft(over, -leaps.near[i]) & leaps.sourceLo[i];
            all |= able;
            ableLo[i] = able & men;
            any |= able & men;
        }
        if (any == 0) {
            return;
        }
        chain.ableToHop(kind, all, 0);
        for (int i = 0; i < leaps.count(); i++) {
            for (long able = ableLo[i]; able != 0; able &= able - 1) {
                int from = Long.numberOfTrailingZeros(able);
                int over = from + leaps.near[i];
                chain.leap(kind, from, over, over + leaps.far[i]);
            }
        }
    }

    private void wideLeaps(PieceTable piece, int kind, long menLo, long menHi) {
        long emptyLo = rules.board.lo() & ~chain.blockLo();
        long emptyHi = rules.board.hi() & ~chain.blockHi();
        Shifts leaps = piece.leaps;
        long any = 0;
        long allLo = 0;
        long allHi = 0;
        for (int i = 0; i < leaps.count(); i++) {
            int far = -leaps.far[i];
            long overLo = Shifts.lo(emptyLo, emptyHi, far) & chain.preyLo(kind);
            long overHi = Shifts.hi(emptyLo, emptyHi, far) & chain.preyHi(kind);
            int near = -leaps.near[i];
            long lo = Shifts.lo(overLo, overHi, near) & leaps.sourceLo[i];
            long hi = Shifts.hi(overLo, overHi, near) & leaps.sourceHi[i];
            allLo |= lo;
            allHi |= hi;
            ableLo[i] = lo & menLo;
            ableHi[i] = hi & menHi;
            any |= ableLo[i] | ableHi[i];
        }
        if (any == 0) {
            return;
        }
        chain.ableToHop(kind, allLo, allHi);
        for (int i = 0; i < leaps.count(); i++) {
            for (long able = ableLo[i]; able != 0; able &= able - 1) {
                int over = Long.numberOfTrailingZeros(able) + leaps.near[i];
                chain.leap(kind, over - leaps.near[i], over, over + leaps.far[i]);
            }
            for (long able = ableHi[i]; able != 0; able &= able - 1) {
                int over = 64 + Long.numberOfTrailingZeros(able) + leaps.near[i];
                chain.leap(kind, over - leaps.near[i], over, over + leaps.far[i]);
            }
        }
    }

    private void flights(int kind, long lo, long hi) {
        for (long left = lo; left != 0; left &= left - 1) {
            chain.from(kind, Long.numberOfTrailingZeros(left));
        }
        for (long left = hi; left != 0; left &= left - 1) {
            chain.from(kind, 64 + Long.numberOfTrailingZeros(left));
        }
    }

    /**
     * The routes of one capture: for each the bits it touches and the bits it takes, in order.
     *
     * @param most how many at most
     */
    List<int[][]> routes(int from, int kind, int to, long lo, long hi, int most) {
        chain.begin(state.mover());
        return chain.routes(from, kind, to, lo, hi, most);
    }
}
