package org.qirkat.core.engine;

import java.util.List;

/**
 * The search for captures from the current position of a state stack.
 *
 * <p>The idea: the first hops of all short leapers are found at once by shifts, which also answers "is there a capture
 * at all?"; only from there each capture is followed hop by hop, by a {@link CaptureChain}.
 */
final class CaptureSearch {
    private final RulesTables rules;
    private final StateStack state;
    private final CaptureChain chain;

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
        for (int i = 0; i < leaps.count(); i++) {
            int near = leaps.near[i];
            int far = leaps.far[i];
            long over = Long.rotateLeft(men & leaps.sourceLo[i], near) & prey;
            long landings = Long.rotateLeft(over, far) & empty;
            for (; landings != 0; landings &= landings - 1) {
                int to = Long.numberOfTrailingZeros(landings);
                chain.leap(kind, to - far - near, to - far, to);
            }
        }
    }

    private void wideLeaps(PieceTable piece, int kind, long menLo, long menHi) {
        long emptyLo = rules.board.lo() & ~chain.blockLo();
        long emptyHi = rules.board.hi() & ~chain.blockHi();
        Shifts leaps = piece.leaps;
        for (int i = 0; i < leaps.count(); i++) {
            int near = leaps.near[i];
            int far = leaps.far[i];
            long fromLo = menLo & leaps.sourceLo[i];
            long fromHi = menHi & leaps.sourceHi[i];
            long overLo = Shifts.lo(fromLo, fromHi, near) & chain.preyLo(kind);
            long overHi = Shifts.hi(fromLo, fromHi, near) & chain.preyHi(kind);
            if ((overLo | overHi) == 0) {
                continue;
            }
            long lo = Shifts.lo(overLo, overHi, far) & emptyLo;
            long hi = Shifts.hi(overLo, overHi, far) & emptyHi;
            for (; lo != 0; lo &= lo - 1) {
                int to = Long.numberOfTrailingZeros(lo);
                chain.leap(kind, to - far - near, to - far, to);
            }
            for (; hi != 0; hi &= hi - 1) {
                int to = 64 + Long.numberOfTrailingZeros(hi);
                chain.leap(kind, to - far - near, to - far, to);
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
