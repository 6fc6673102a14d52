package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * The search for whole captures from the current position of a state stack.
 *
 * <p>The idea: the first hops of all short leapers are found at once by shifts, which also answers "is there a capture
 * at all?"; every capture is then followed hop by hop. What stands in the way is one set, {@code block} (all pieces and
 * closed points but not the mover's own start); captured pieces leave it at once or stay in it, as the rule says.
 * Captures with a smaller score than the best so far are dropped when they are complete; equal ones (same ends, same
 * captured set) are listed once.
 */
final class CaptureSearch {
    /** No hop has been made yet: no ray is the reverse of this one. */
    private static final int NO_RAY = -2;

    private final RulesTables rules;
    private final StateStack state;
    private final MoveList list;

    private final long[] preyLo;
    private final long[] preyHi;
    private final int[] path = new int[RulesEngine.MOST_POINTS + 1];
    private final int[] taken = new int[RulesEngine.MOST_POINTS];
    private final int[] takenKinds = new int[RulesEngine.MOST_POINTS];

    private PieceTable[] own;
    private int side;
    private int start;
    private int startKind;
    private long blockLo;
    private long blockHi;
    private int base;
    private long best;

    /** Where routes go instead of the list, if they are wanted. */
    private final List<int[][]> routes = new ArrayList<>();

    private int wanted = -1;
    private int wantedTo;
    private long wantedLo;
    private long wantedHi;
    private int mostRoutes;

    CaptureSearch(RulesTables rules, StateStack state, MoveList list) {
        this.rules = rules;
        this.state = state;
        this.list = list;
        own = rules.pieces[0];
        preyLo = new long[rules.kinds];
        preyHi = new long[rules.kinds];
    }

    /** Adds all captures that the settings' precedence leaves to the list. */
    void generate() {
        begin();
        base = list.top;
        best = Long.MIN_VALUE;
        for (int kind = 0; kind < rules.kinds; kind++) {
            long lo = state.lo(state.set(side, kind));
            long hi = state.hi(state.set(side, kind));
            if ((lo | hi) == 0 || (preyLo[kind] | preyHi[kind]) == 0) {
                continue;
            }
            if (own[kind].flies()) {
                flights(kind, lo, hi);
            } else if (rules.wide) {
                wideLeaps(kind, lo, hi);
            } else {
                leaps(kind, lo);
            }
        }
    }

    private void begin() {
        side = state.mover();
        own = rules.pieces[side];
        int enemy = 1 - side;
        for (int kind = 0; kind < rules.kinds; kind++) {
            long lo = 0;
            long hi = 0;
            for (int prey = 0; prey < rules.kinds; prey++) {
                if (own[kind].takes[prey]) {
                    lo |= state.lo(state.set(enemy, prey));
                    hi |= state.hi(state.set(enemy, prey));
                }
            }
            preyLo[kind] = lo;
            preyHi[kind] = hi;
        }
        blockLo = state.allLo(0) | state.allLo(1) | state.lo(state.closed);
        blockHi = state.allHi(0) | state.allHi(1) | state.hi(state.closed);
    }

    private void leaps(int kind, long men) {
        long prey = preyLo[kind];
        long empty = rules.board.lo() & ~blockLo;
        Shifts leaps = own[kind].leaps;
        for (int i = 0; i < leaps.count(); i++) {
            int near = leaps.near[i];
            int far = leaps.far[i];
            long over = Long.rotateLeft(men & leaps.sourceLo[i], near) & prey;
            long landings = Long.rotateLeft(over, far) & empty;
            for (; landings != 0; landings &= landings - 1) {
                int to = Long.numberOfTrailingZeros(landings);
                first(kind, to - far - near, to - far, to);
            }
        }
    }

    private void wideLeaps(int kind, long menLo, long menHi) {
        long emptyLo = rules.board.lo() & ~blockLo;
        long emptyHi = rules.board.hi() & ~blockHi;
        Shifts leaps = own[kind].leaps;
        for (int i = 0; i < leaps.count(); i++) {
            int near = leaps.near[i];
            int far = leaps.far[i];
            long fromLo = menLo & leaps.sourceLo[i];
            long fromHi = menHi & leaps.sourceHi[i];
            long overLo = Shifts.lo(fromLo, fromHi, near) & preyLo[kind];
            long overHi = Shifts.hi(fromLo, fromHi, near) & preyHi[kind];
            if ((overLo | overHi) == 0) {
                continue;
            }
            long lo = Shifts.lo(overLo, overHi, far) & emptyLo;
            long hi = Shifts.hi(overLo, overHi, far) & emptyHi;
            for (; (lo | hi) != 0; ) {
                int to = lo != 0 ? Long.numberOfTrailingZeros(lo) : 64 + Long.numberOfTrailingZeros(hi);
                if (lo != 0) {
                    lo &= lo - 1;
                } else {
                    hi &= hi - 1;
                }
                first(kind, to - far - near, to - far, to);
            }
        }
    }

    /** Follows a short leap that is known to be possible. */
    private void first(int kind, int from, int over, int to) {
        lift(kind, from);
        int ray = NO_RAY;
        if (!rules.reversal) {
            for (int hop : own[kind].hops[from]) {
                if (PieceTable.prey(hop) == over && PieceTable.landing(hop) == to) {
                    ray = PieceTable.ray(hop);
                }
            }
        }
        hop(kind, over, to, 0, 0, 0, ray);
        putBack(from);
    }

    private void flights(int kind, long lo, long hi) {
        for (; lo != 0; lo &= lo - 1) {
            from(kind, Long.numberOfTrailingZeros(lo));
        }
        for (; hi != 0; hi &= hi - 1) {
            from(kind, 64 + Long.numberOfTrailingZeros(hi));
        }
    }

    private void from(int kind, int from) {
        lift(kind, from);
        goOn(from, kind, 0, 0, 0, NO_RAY);
        putBack(from);
    }

    /** The moving piece does not stand in its own way. */
    private void lift(int kind, int from) {
        start = from;
        startKind = kind;
        path[0] = from;
        flipBlock(from);
    }

    private void putBack(int from) {
        flipBlock(from);
    }

    private void flipBlock(int bit) {
        if (bit < 64) {
            blockLo ^= 1L << bit;
        } else {
            blockHi ^= 1L << bit;
        }
    }

    /** Makes one hop and everything that can follow it. */
    private void hop(int kind, int over, int to, long capturedLo, long capturedHi, int count, int ray) {
        if (wanted >= 0 && routes.size() >= mostRoutes) {
            return;
        }
        long lo = over < 64 ? capturedLo | 1L << over : capturedLo;
        long hi = over < 64 ? capturedHi : capturedHi | 1L << over;
        taken[count] = over;
        path[count + 1] = to;
        int now = kind;
        PieceTable piece = own[kind];
        if (piece.crownsInPassing && piece.zone.has(to)) {
            now = piece.crowned;
            if (piece.stopsWhenCrowned) {
                complete(to, now, lo, hi, count + 1);
                return;
            }
        }
        boolean went = rules.goesOn && goOn(to, now, lo, hi, count + 1, ray);
        if (!went || rules.mayStop) {
            complete(to, now, lo, hi, count + 1);
        }
    }

    /** Tries every next hop of a piece; whether there was one. */
    private boolean goOn(int at, int kind, long capturedLo, long capturedHi, int count, int lastRay) {
        PieceTable piece = own[kind];
        long standLo = rules.immediate ? blockLo & ~capturedLo : blockLo;
        long standHi = rules.immediate ? blockHi & ~capturedHi : blockHi;
        long targetLo = preyLo[kind] & ~capturedLo;
        long targetHi = preyHi[kind] & ~capturedHi;
        int barred = rules.reversal ? NO_RAY : lastRay ^ 1;
        boolean went = false;
        if (!piece.flies()) {
            if (!piece.mayHop(at, targetLo, targetHi, standLo, standHi)) {
                return false;
            }
            for (int hop : piece.hops[at]) {
                int over = PieceTable.prey(hop);
                int to = PieceTable.landing(hop);
                if (Mask.has(targetLo, targetHi, over)
                        && !Mask.has(standLo, standHi, to)
                        && PieceTable.ray(hop) != barred) {
                    went = true;
                    hop(kind, over, to, capturedLo, capturedHi, count, PieceTable.ray(hop));
                }
            }
            return went;
        }
        for (int[] flight : piece.flights[at]) {
            int over = flight[0] == barred ? 0 : target(flight, piece.reach, standLo, standHi, targetLo, targetHi);
            if (over > 0) {
                went |= landings(piece, kind, flight, over, capturedLo, capturedHi, count, standLo, standHi);
            }
        }
        return went;
    }

    /** The place in a flight of the piece that can be taken; 0 if there is none. */
    private static int target(int[] flight, int reach, long standLo, long standHi, long targetLo, long targetHi) {
        int last = Math.min(flight.length - 2, reach);
        for (int i = 1; i <= last; i++) {
            if (Mask.has(standLo, standHi, flight[i])) {
                return Mask.has(targetLo, targetHi, flight[i]) && !Mask.has(standLo, standHi, flight[i + 1]) ? i : 0;
            }
        }
        return 0;
    }

    private boolean landings(
            PieceTable piece,
            int kind,
            int[] flight,
            int over,
            long capturedLo,
            long capturedHi,
            int count,
            long standLo,
            long standHi) {
        int end = over + 1;
        int farthest = piece.landsNext ? over + 1 : (int) Math.min(flight.length - 1L, (long) over + piece.reach);
        while (end <= farthest && !Mask.has(standLo, standHi, flight[end])) {
            end++;
        }
        int prey = flight[over];
        boolean choosy = false;
        if (rules.mustContinue && rules.goesOn) {
            long lo = prey < 64 ? capturedLo | 1L << prey : capturedLo;
            long hi = prey < 64 ? capturedHi : capturedHi | 1L << prey;
            for (int i = over + 1; i < end && !choosy; i++) {
                choosy = canGoOn(flight[i], kindAt(kind, flight[i]), lo, hi, flight[0]);
            }
            for (int i = over + 1; i < end; i++) {
                if (!choosy || canGoOn(flight[i], kindAt(kind, flight[i]), lo, hi, flight[0])) {
                    hop(kind, prey, flight[i], capturedLo, capturedHi, count, flight[0]);
                }
            }
            return true;
        }
        for (int i = over + 1; i < end; i++) {
            hop(kind, prey, flight[i], capturedLo, capturedHi, count, flight[0]);
        }
        return true;
    }

    private int kindAt(int kind, int at) {
        return own[kind].crownsInPassing && own[kind].zone.has(at) ? own[kind].crowned : kind;
    }

    /** Whether a piece that has captured some has a next hop. */
    private boolean canGoOn(int at, int kind, long capturedLo, long capturedHi, int lastRay) {
        PieceTable piece = own[kind];
        long standLo = rules.immediate ? blockLo & ~capturedLo : blockLo;
        long standHi = rules.immediate ? blockHi & ~capturedHi : blockHi;
        long targetLo = preyLo[kind] & ~capturedLo;
        long targetHi = preyHi[kind] & ~capturedHi;
        int barred = rules.reversal ? NO_RAY : lastRay ^ 1;
        if (!piece.flies()) {
            for (int hop : piece.hops[at]) {
                if (Mask.has(targetLo, targetHi, PieceTable.prey(hop))
                        && !Mask.has(standLo, standHi, PieceTable.landing(hop))
                        && PieceTable.ray(hop) != barred) {
                    return true;
                }
            }
            return false;
        }
        for (int[] flight : piece.flights[at]) {
            if (flight[0] != barred && target(flight, piece.reach, standLo, standHi, targetLo, targetHi) > 0) {
                return true;
            }
        }
        return false;
    }

    private void complete(int to, int kind, long lo, long hi, int count) {
        PieceTable piece = own[kind];
        int after = !piece.crownsInPassing && piece.zone.has(to) ? piece.crowned : kind;
        if (wanted >= 0) {
            if (start == wanted && to == wantedTo && lo == wantedLo && hi == wantedHi && routes.size() < mostRoutes) {
                routes.add(
                        new int[][] {java.util.Arrays.copyOf(path, count + 1), java.util.Arrays.copyOf(taken, count)});
            }
            return;
        }
        if (!rules.score.isFree()) {
            long score = rules.score.isQuantityOnly() ? count : score(count);
            if (score < best) {
                return;
            }
            if (score > best) {
                best = score;
                list.top = base;
            }
        }
        if (count == 1 || !list.has(base, start, to, lo, hi)) {
            list.add(start, to, startKind, after, lo, hi);
        }
    }

    private long score(int count) {
        for (int i = 0; i < count; i++) {
            takenKinds[i] = kindOf(taken[i]);
        }
        return rules.score.of(startKind, takenKinds, count);
    }

    private int kindOf(int bit) {
        for (int kind = 0; kind < rules.kinds; kind++) {
            if (state.has(state.set(1 - side, kind), bit)) {
                return kind;
            }
        }
        throw new IllegalStateException("nothing to take on bit " + bit);
    }

    /**
     * The routes of one capture: for each the bits it touches and the bits it takes, in order.
     *
     * @param most how many at most
     */
    List<int[][]> routes(int from, int kind, int to, long lo, long hi, int most) {
        begin();
        wanted = from;
        wantedTo = to;
        wantedLo = lo;
        wantedHi = hi;
        mostRoutes = most;
        routes.clear();
        for (int k = 0; k < rules.kinds; k++) {
            // only what is captured may be taken, so that nothing else is tried
            preyLo[k] &= lo;
            preyHi[k] &= hi;
        }
        from(kind, from);
        wanted = -1;
        return List.copyOf(routes);
    }
}
