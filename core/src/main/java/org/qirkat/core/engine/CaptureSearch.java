package org.qirkat.core.engine;

import java.util.List;

/**
 * The search for captures from the current position of a state stack.
 *
 * <p>The idea: the first hops of all short leapers are found at once by shifts, backwards from the empty points behind
 * prey. The same shifts tell all points from which anybody could hop; a capture that does not land on one of them is
 * complete after its first hop, and is listed, or merely counted, without another look. The others are followed hop by
 * hop by a {@link CaptureChain}, and first, so that under a majority rule one longer capture spares all the single ones.
 */
final class CaptureSearch {
    private final RulesTables rules;
    private final StateStack state;
    private final MoveList list;
    private final CaptureChain chain;

    /** By kind and way of leaping: the pieces whose capture is complete after that hop. */
    private final long[][] singleLo;

    private final long[][] singleHi;

    CaptureSearch(RulesTables rules, StateStack state, MoveList list) {
        this.rules = rules;
        this.state = state;
        this.list = list;
        chain = new CaptureChain(rules, state, list);
        singleLo = new long[rules.kinds][];
        singleHi = new long[rules.kinds][];
        for (int kind = 0; kind < rules.kinds; kind++) {
            singleLo[kind] = new long[rules.pieces[0][kind].leaps.count()];
            singleHi[kind] = new long[rules.pieces[0][kind].leaps.count()];
            if (rules.pieces[1][kind].leaps.count() > singleLo[kind].length) {
                singleLo[kind] = new long[rules.pieces[1][kind].leaps.count()];
                singleHi[kind] = new long[rules.pieces[1][kind].leaps.count()];
            }
        }
    }

    /**
     * Adds all captures that the settings' precedence leaves to the list.
     *
     * @param counting captures of a single leap are not listed; how many there are is returned
     */
    int generate(boolean counting) {
        int side = state.mover();
        chain.begin(side);
        PieceTable[] own = rules.pieces[side];
        long leapers = 0;
        for (int kind = 0; kind < own.length; kind++) {
            long lo = state.lo(state.set(side, kind));
            long hi = state.hi(state.set(side, kind));
            if ((lo | hi) == 0 || !chain.hasPrey(kind)) {
                continue;
            }
            if (own[kind].flies()) {
                flights(kind, lo, hi);
            } else if (rules.wide ? wideLeaps(own[kind], kind, lo, hi) : leaps(own[kind], kind, lo)) {
                leapers |= 1L << kind;
            }
        }
        int counted = 0;
        if (leapers != 0 && chain.wantsSingles()) {
            for (int kind = 0; kind < own.length; kind++) {
                if ((leapers >>> kind & 1) != 0) {
                    counted += singles(own[kind], kind, counting);
                }
            }
        }
        return counted;
    }

    /** Follows the leaps of one kind that may go on and keeps the others; whether any were kept. */
    private boolean leaps(PieceTable piece, int kind, long men) {
        long prey = chain.preyLo(kind);
        long empty = rules.board.lo() & ~chain.blockLo();
        Shifts leaps = piece.leaps;
        long[] single = singleLo[kind];
        long any = 0;
        long all = 0;
        for (int way = 0; way < leaps.count(); way++) {
            long over = Long.rotateLeft(empty, -leaps.far[way]) & prey;
            long able = Long.rotateLeft(over, -leaps.near[way]) & leaps.sourceLo[way];
            all |= able;
            single[way] = able & men;
            any |= able & men;
        }
        if (any == 0) {
            return false;
        }
        chain.ableToHop(kind, all, 0);
        long going = piece.mustBeFollowed ? -1 : rules.goesOn ? all | piece.crowningLo : 0;
        long kept = 0;
        for (int way = 0; way < leaps.count(); way++) {
            int distance = leaps.near[way] + leaps.far[way];
            long goers = single[way] & Long.rotateLeft(going, -distance);
            single[way] ^= goers;
            kept |= single[way];
            for (; goers != 0; goers &= goers - 1) {
                int from = Long.numberOfTrailingZeros(goers);
                chain.leap(kind, from, from + leaps.near[way], from + distance);
            }
        }
        return kept != 0;
    }

    private boolean wideLeaps(PieceTable piece, int kind, long menLo, long menHi) {
        long emptyLo = rules.board.lo() & ~chain.blockLo();
        long emptyHi = rules.board.hi() & ~chain.blockHi();
        Shifts leaps = piece.leaps;
        long[] ableLo = singleLo[kind];
        long[] ableHi = singleHi[kind];
        long any = 0;
        long allLo = 0;
        long allHi = 0;
        for (int way = 0; way < leaps.count(); way++) {
            int far = -leaps.far[way];
            long overLo = Shifts.lo(emptyLo, emptyHi, far) & chain.preyLo(kind);
            long overHi = Shifts.hi(emptyLo, emptyHi, far) & chain.preyHi(kind);
            int near = -leaps.near[way];
            long lo = Shifts.lo(overLo, overHi, near) & leaps.sourceLo[way];
            long hi = Shifts.hi(overLo, overHi, near) & leaps.sourceHi[way];
            allLo |= lo;
            allHi |= hi;
            ableLo[way] = lo & menLo;
            ableHi[way] = hi & menHi;
            any |= ableLo[way] | ableHi[way];
        }
        if (any == 0) {
            return false;
        }
        chain.ableToHop(kind, allLo, allHi);
        long goingLo = piece.mustBeFollowed ? -1 : rules.goesOn ? allLo | piece.crowningLo : 0;
        long goingHi = piece.mustBeFollowed ? -1 : rules.goesOn ? allHi | piece.crowningHi : 0;
        long kept = 0;
        for (int way = 0; way < leaps.count(); way++) {
            if ((ableLo[way] | ableHi[way]) == 0) {
                continue;
            }
            int distance = leaps.near[way] + leaps.far[way];
            long lo = ableLo[way] & Shifts.lo(goingLo, goingHi, -distance);
            long hi = ableHi[way] & Shifts.hi(goingLo, goingHi, -distance);
            ableLo[way] ^= lo;
            ableHi[way] ^= hi;
            kept |= ableLo[way] | ableHi[way];
            for (; lo != 0; lo &= lo - 1) {
                int from = Long.numberOfTrailingZeros(lo);
                chain.leap(kind, from, from + leaps.near[way], from + distance);
            }
            for (; hi != 0; hi &= hi - 1) {
                int from = 64 + Long.numberOfTrailingZeros(hi);
                chain.leap(kind, from, from + leaps.near[way], from + distance);
            }
        }
        return kept != 0;
    }

    /** Lists the captures of a single leap that were kept, or counts them. */
    private int singles(PieceTable piece, int kind, boolean counting) {
        Shifts leaps = piece.leaps;
        int count = 0;
        for (int way = 0; way < leaps.count(); way++) {
            long lo = singleLo[kind][way];
            long hi = rules.wide ? singleHi[kind][way] : 0;
            if (counting) {
                count += Mask.count(lo, hi);
                continue;
            }
            for (; lo != 0; lo &= lo - 1) {
                single(piece, kind, Long.numberOfTrailingZeros(lo), way);
            }
            for (; hi != 0; hi &= hi - 1) {
                single(piece, kind, 64 + Long.numberOfTrailingZeros(hi), way);
            }
        }
        return count;
    }

    private void single(PieceTable piece, int kind, int from, int way) {
        int over = from + piece.leaps.near[way];
        int to = over + piece.leaps.far[way];
        list.add(
                from,
                to,
                kind,
                piece.zone.has(to) ? piece.crowned : kind,
                over < 64 ? 1L << over : 0,
                over < 64 ? 0 : 1L << over);
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
