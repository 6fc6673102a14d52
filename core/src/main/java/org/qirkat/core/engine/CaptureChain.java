package org.qirkat.core.engine;

import java.util.List;

/**
 * Captures followed hop by hop, the only place where the rules of chains are stated.
 *
 * <p>What stands in the way is one set, {@code block}: all pieces and closed points but not the mover's own start.
 * Captured pieces leave it at once or stay in it, as the rule says. Captures with a smaller score than the best so far
 * are dropped when they are complete; equal ones (same ends, same captured set) are listed once.
 */
final class CaptureChain {
    /** No hop has been made yet: no ray is the reverse of this one. */
    private static final int NO_RAY = -2;

    private static final int NOBODY = -1;

    /** Stands in a path for the places of a run at which the piece does not land. */
    static final int IN_FLIGHT = -1;

    private final RulesTables rules;
    private final StateStack state;
    private final MoveList list;
    private final boolean immediate;
    private final boolean reversal;
    private final boolean turning;
    private final boolean goesOn;
    private final boolean mayStop;
    private final boolean mustContinue;
    private final boolean isFree;
    private final boolean isRanked;

    private final int[] path = new int[RulesEngine.MOST_POINTS + 1];
    private final int[] taken = new int[RulesEngine.MOST_POINTS];
    private final int[] takenKinds = new int[RulesEngine.MOST_POINTS];

    /** By kind of captor: what it may take. */
    private final long[] preyLo;

    private final long[] preyHi;
    private PieceTable[] own;
    private int side;
    private long blockLo;
    private long blockHi;

    /** The piece that is capturing, and where it started. */
    private PieceTable captor;

    private int start;
    private long startLo;
    private long startHi;

    /** The points from which pieces of one kind could hop as the position stands, where they have been told. */
    private int ableKind = NOBODY;

    private long ableLo;
    private long ableHi;

    /** Where the list of this position begins, and the best score in it. */
    private int base;

    private long best;

    /** Wants routes of one capture instead of a list of all. */
    private RouteWish wish = RouteWish.NONE;

    /** Whether anybody will ask for the path and for what was taken on it. */
    private boolean isRecording;

    CaptureChain(RulesTables rules, StateStack state, MoveList list) {
        this.rules = rules;
        this.state = state;
        this.list = list;
        immediate = rules.immediate;
        reversal = rules.reversal;
        turning = rules.turning;
        goesOn = rules.goesOn;
        mayStop = rules.mayStop;
        mustContinue = rules.mustContinue && rules.goesOn;
        isFree = rules.score.isFree();
        isRanked = !isFree && !rules.score.isQuantityOnly();
        own = rules.pieces[0];
        captor = own[0];
        preyLo = new long[rules.kinds];
        preyHi = new long[rules.kinds];
    }

    /** Turns to the current position, with an empty list. */
    void begin(int mover) {
        side = mover;
        own = rules.pieces[side];
        base = list.top;
        best = Long.MIN_VALUE;
        ableKind = NOBODY;
        isRecording = isRanked;
        long enemyLo = state.allLo(1 - side);
        long enemyHi = state.allHi(1 - side);
        blockLo = state.allLo(side) | enemyLo | state.lo(state.closed);
        blockHi = state.allHi(side) | enemyHi | state.hi(state.closed);
        for (int kind = 0; kind < preyLo.length; kind++) {
            preyLo[kind] = enemyLo;
            preyHi[kind] = enemyHi;
            if (!own[kind].takesAll) {
                spare(kind);
            }
        }
    }

    /** Takes what a kind may not take out of its prey. */
    private void spare(int kind) {
        for (int prey = 0; prey < rules.kinds; prey++) {
            if (!own[kind].takes[prey]) {
                preyLo[kind] &= ~state.lo(state.set(1 - side, prey));
                preyHi[kind] &= ~state.hi(state.set(1 - side, prey));
            }
        }
    }

    boolean hasPrey(int kind) {
        return (preyLo[kind] | preyHi[kind]) != 0;
    }

    long preyLo(int kind) {
        return preyLo[kind];
    }

    long preyHi(int kind) {
        return preyHi[kind];
    }

    long blockLo() {
        return blockLo;
    }

    long blockHi() {
        return blockHi;
    }

    /** Whether a capture of one piece would be listed after those that have been found; they then rank alike. */
    boolean wantsSingles() {
        if (isFree) {
            return true;
        }
        best = Math.max(best, 1);
        return best == 1;
    }

    /** Tells the points from which any piece of a kind could hop as the position stands. */
    void ableToHop(int kind, long lo, long hi) {
        ableKind = kind;
        ableLo = lo;
        ableHi = hi;
    }

    /** Follows a short leap that is known to be possible. */
    void leap(int kind, int from, int over, int to) {
        lift(kind, from);
        if (reversal && turning) {
            hop(captor, over, to, 0, 0, 0, NO_RAY);
        } else {
            alongEachRay(from, over, to);
        }
        putBack();
    }

    /** Follows a first leap along each of the lines that lie over one another there. */
    private void alongEachRay(int from, int over, int to) {
        for (int hop : captor.hops[from]) {
            if (PieceTable.prey(hop) == over && PieceTable.landing(hop) == to) {
                hop(captor, over, to, 0, 0, 0, PieceTable.ray(hop));
            }
        }
    }

    /** Follows all captures of a piece. */
    void from(int kind, int from) {
        lift(kind, from);
        goOn(captor, from, 0, 0, 0, NO_RAY, false);
        putBack();
    }

    /** The moving piece does not stand in its own way. */
    private void lift(int kind, int from) {
        start = from;
        captor = own[kind];
        path[0] = from;
        startLo = from < 64 ? 1L << from : 0;
        startHi = from < 64 ? 0 : 1L << from;
        blockLo ^= startLo;
        blockHi ^= startHi;
    }

    private void putBack() {
        blockLo ^= startLo;
        blockHi ^= startHi;
    }

    /** Makes one hop over one piece and everything that can follow it. */
    private void hop(PieceTable piece, int over, int to, long capturedLo, long capturedHi, int count, int ray) {
        if (isRecording) {
            taken[count] = over;
            path[count + 1] = to;
        }
        long lo = over < 64 ? capturedLo | 1L << over : capturedLo;
        long hi = over < 64 ? capturedHi : capturedHi | 1L << over;
        land(piece, to, lo, hi, count + 1, ray, true);
    }

    /**
     * Everything that can follow a hop.
     *
     * @param count how many pieces have been taken
     * @param mayEnd whether the move may end with the hop
     */
    private void land(PieceTable piece, int to, long lo, long hi, int count, int ray, boolean mayEnd) {
        if (isRecording && wish.isFulfilled()) {
            return;
        }
        PieceTable now = landed(piece, to);
        boolean ends = now != piece && piece.stopsWhenCrowned;
        boolean went = !ends && goesOn && goOn(now, to, lo, hi, count, ray, false);
        if (mayEnd && (!went || mayStop)) {
            complete(now, now != piece, to, lo, hi, count);
        }
    }

    /** What a capturing piece is when it lands, if crowning does not wait for the end of the move. */
    private PieceTable landed(PieceTable piece, int at) {
        return piece.crownsInPassing && piece.zone.has(at) ? own[piece.crowned] : piece;
    }

    /** Tries every next hop of a piece, or only asks; whether there is one. */
    private boolean goOn(
            PieceTable piece, int at, long capturedLo, long capturedHi, int count, int lastRay, boolean onlyAsk) {
        return piece.flies()
                ? flyOn(piece, at, capturedLo, capturedHi, count, lastRay, onlyAsk)
                : hopOn(piece, at, capturedLo, capturedHi, count, lastRay, onlyAsk);
    }

    private boolean hopOn(
            PieceTable piece, int at, long capturedLo, long capturedHi, int count, int lastRay, boolean onlyAsk) {
        if (piece.kind == ableKind
                && !Mask.has(ableLo, ableHi, at)
                && (piece.beyondLo[at] & (capturedLo | startLo)) == 0
                && (piece.beyondHi[at] & (capturedHi | startHi)) == 0) {
            // a next hop would need a landing that this move itself has made free: its start or a captured piece's
            // point
            return false;
        }
        long standLo = immediate ? blockLo & ~capturedLo : blockLo;
        long standHi = immediate ? blockHi & ~capturedHi : blockHi;
        long targetLo = preyLo[piece.kind] & ~capturedLo;
        long targetHi = preyHi[piece.kind] & ~capturedHi;
        int barred = reversal ? NO_RAY : lastRay ^ 1;
        boolean went = false;
        for (int hop : piece.hops[at]) {
            int over = PieceTable.prey(hop);
            int to = PieceTable.landing(hop);
            if (Mask.has(targetLo, targetHi, over)
                    && !Mask.has(standLo, standHi, to)
                    && PieceTable.ray(hop) != barred
                    && (turning || goesStraight(lastRay, PieceTable.ray(hop)))) {
                if (onlyAsk) {
                    return true;
                }
                went = true;
                hop(piece, over, to, capturedLo, capturedHi, count, PieceTable.ray(hop));
            }
        }
        return went;
    }

    private boolean flyOn(
            PieceTable piece, int at, long capturedLo, long capturedHi, int count, int lastRay, boolean onlyAsk) {
        long standLo = immediate ? blockLo & ~capturedLo : blockLo;
        long standHi = immediate ? blockHi & ~capturedHi : blockHi;
        long targetLo = preyLo[piece.kind] & ~capturedLo;
        long targetHi = preyHi[piece.kind] & ~capturedHi;
        int barred = reversal ? NO_RAY : lastRay ^ 1;
        boolean went = false;
        for (int[] flight : piece.flights[at]) {
            boolean isBarred = flight[0] == barred || !(turning || goesStraight(lastRay, flight[0]));
            int over = isBarred ? 0 : target(flight, piece.reach, standLo, standHi, targetLo, targetHi);
            int last = over == 0 || piece.run == 1 ? over : runEnd(flight, over, piece.run, targetLo, targetHi);
            if (over > 0 && hasLanding(piece, at, flight, last, standLo, standHi)) {
                if (onlyAsk) {
                    return true;
                }
                went = true;
                landings(piece, at, flight, over, last, capturedLo, capturedHi, count, standLo, standHi);
            }
        }
        return went;
    }

    /** Whether a piece can land behind the last that it takes of a flight. */
    private static boolean hasLanding(PieceTable piece, int at, int[] flight, int last, long standLo, long standHi) {
        int end = piece.end(flight, last, standLo, standHi);
        for (int i = last + 1; i < end; i++) {
            if (piece.mayLand(at, flight[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a ray follows the one of the hop before, where captures do not turn. */
    private static boolean goesStraight(int lastRay, int ray) {
        return lastRay == NO_RAY || lastRay == ray;
    }

    /** The place in a flight of the first piece, if it can be taken and the flight does not end with it; 0 if not. */
    private static int target(int[] flight, int reach, long standLo, long standHi, long targetLo, long targetHi) {
        int last = Math.min(flight.length - 2, reach);
        for (int i = 1; i <= last; i++) {
            if (Mask.has(standLo, standHi, flight[i])) {
                return Mask.has(targetLo, targetHi, flight[i]) ? i : 0;
            }
        }
        return 0;
    }

    /** The place of the last of the pieces that stand one right behind the other, as far as one hop may take them. */
    private static int runEnd(int[] flight, int over, int run, long targetLo, long targetHi) {
        int last = over;
        while (last - over + 1 < run && last + 2 < flight.length && Mask.has(targetLo, targetHi, flight[last + 1])) {
            last++;
        }
        return last;
    }

    /**
     * Hops to each landing point behind the prey of a flight; where the rule says so, only to those that go on.
     *
     * @param first the place of the first piece that is taken, and last that of the last
     */
    private void landings(
            PieceTable piece,
            int at,
            int[] flight,
            int first,
            int last,
            long capturedLo,
            long capturedHi,
            int count,
            long standLo,
            long standHi) {
        int end = piece.end(flight, last, standLo, standHi);
        int ray = flight[0];
        long lo = capturedLo;
        long hi = capturedHi;
        for (int i = first; i <= last; i++) {
            lo |= flight[i] < 64 ? 1L << flight[i] : 0;
            hi |= flight[i] < 64 ? 0 : 1L << flight[i];
            if (isRecording) {
                taken[count + i - first] = flight[i];
                path[count + 1 + i - first] = IN_FLIGHT;
            }
        }
        int total = count + last - first + 1;
        boolean choosy = false;
        for (int i = last + 1; mustContinue && i < end && !choosy; i++) {
            choosy =
                    piece.mayLand(at, flight[i]) && goOn(landed(piece, flight[i]), flight[i], lo, hi, total, ray, true);
        }
        int lastEnd = piece.endsNextToKing && rules.isKing[kindOf(flight[last])] ? last + 1 : end;
        for (int i = last + 1; i < end; i++) {
            boolean isChosen = !choosy || goOn(landed(piece, flight[i]), flight[i], lo, hi, total, ray, true);
            if (isChosen && piece.mayLand(at, flight[i])) {
                path[total] = flight[i];
                land(piece, flight[i], lo, hi, total, ray, i <= lastEnd);
            }
        }
    }

    private void complete(PieceTable piece, boolean isCrowned, int to, long lo, long hi, int count) {
        if (isRecording && wish != RouteWish.NONE) {
            wish.offer(to, lo, hi, path, taken, count);
            return;
        }
        if (!isFree) {
            long score = isRanked ? score(count) : count;
            if (score < best) {
                return;
            }
            if (score > best) {
                best = score;
                list.top = base;
            }
        }
        if ((count == 1 && !captor.leapsMeet) || !list.has(base, start, to, lo, hi)) {
            // who has just been crowned is not crowned again where it stands
            boolean crowns = !isCrowned && !piece.crownsInPassing && piece.zone.has(to);
            list.add(start, to, captor.kind, crowns ? piece.crowned : piece.kind, lo, hi);
        }
    }

    private long score(int count) {
        for (int i = 0; i < count; i++) {
            takenKinds[i] = kindOf(taken[i]);
        }
        return rules.score.of(captor.kind, takenKinds, count);
    }

    private int kindOf(int bit) {
        for (int kind = 0; kind < rules.kinds; kind++) {
            if (state.has(state.set(1 - side, kind), bit)) {
                return kind;
            }
        }
        throw new IllegalStateException("nothing to take on bit " + bit);
    }

    /** The routes of one capture from the position that has been turned to; nothing else than its prey is tried. */
    List<int[][]> routes(int from, int kind, int to, long lo, long hi, int most) {
        for (int k = 0; k < rules.kinds; k++) {
            preyLo[k] &= lo;
            preyHi[k] &= hi;
        }
        wish = new RouteWish(to, lo, hi, most);
        isRecording = true;
        from(kind, from);
        List<int[][]> routes = wish.routes();
        wish = RouteWish.NONE;
        return routes;
    }
}
