package org.qirkat.core.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;

/** The cursor over compiled tables. Owned by one thread. */
final class TableCursor implements Cursor {
    private final RulesTables rules;
    private final BoundHooks hooks;
    private final StateStack state;
    private final MoveList list = new MoveList();
    private final CaptureSearch captures;
    private final StepSearch steps;
    private final PositionCodec codec;
    private final HookCalls calls;
    private final StateHash hash;
    private final MoveValues values;

    /** Where each node's list begins and ends, by ply from the root. */
    private int[] bases = new int[64];

    private int[] ends = new int[64];
    private int ply;

    TableCursor(RulesTables rules, BoundHooks hooks, Position position) {
        this.rules = rules;
        this.hooks = hooks;
        state = new StateStack(rules.kinds, rules.wide, hooks.slots().size());
        captures = new CaptureSearch(rules, state, list);
        steps = new StepSearch(rules, state, list);
        codec = new PositionCodec(rules, state, hooks);
        calls = new HookCalls(this, rules, state, hooks, list);
        values = new MoveValues(rules, list, captures, codec, calls);
        hash = new StateHash(state, rules.zobrist, hooks.slots());
        codec.write(position);
    }

    @Override
    public int generate() {
        ends[ply] = bases[ply];
        list.top = bases[ply];
        fill(true);
        ends[ply] = list.top;
        return list.top - bases[ply];
    }

    @Override
    public int count() {
        int top = list.top;
        int counted = fill(false);
        int count = list.top - top + counted;
        list.top = top;
        return count;
    }

    /** Lists the legal moves of this node at the top of the list; moves may be counted instead, and are returned. */
    private int fill(boolean listing) {
        if (isDecided()) {
            return 0;
        }
        int base = list.top;
        boolean refusing = hooks.refusers.length > 0 && calls.mayRefuse();
        boolean counting = !listing && !refusing && hooks.areBystanders();
        int singles = captures.generate(counting);
        if (hooks.captures.length > 0) {
            calls.addCaptures();
        }
        if (list.top > base && (refusing || hooks.filters.length > 0)) {
            if (refusing) {
                calls.refuse(base);
            }
            calls.filter(base);
        }
        boolean quiet = (list.top == base && singles == 0) || !rules.compulsory;
        if (refusing || hooks.moves.length > 0) {
            int first = list.top;
            if (quiet) {
                steps.generate();
            }
            calls.addSpecials(base);
            if (refusing) {
                // hooks may have dropped what stood before the first
                calls.refuse(hooks.moves.length == 0 ? first : base);
            }
            return 0;
        }
        if (!quiet) {
            return singles;
        }
        if (listing) {
            steps.generate();
            return 0;
        }
        return singles + steps.count();
    }

    /** Whether a side has won, so that there is nothing to move. */
    private boolean isDecided() {
        return rules.decision.isMade(state) || (hooks.ends.length > 0 && calls.isWon());
    }

    @Override
    public void make(int move) {
        int place = bases[ply] + move;
        if (move < 0 || place >= ends[ply]) {
            throw new IllegalArgumentException("there is no move " + move + " of " + (ends[ply] - bases[ply]));
        }
        boolean turnEnds = true;
        if (hooks.actAfterMoves() || list.isSpecial(place)) {
            turnEnds = withHooks(place);
        } else {
            state.push();
            ordinary(place);
        }
        if (turnEnds) {
            state.setMover(1 - state.mover());
        }
        hash.made();
        if (++ply == bases.length) {
            bases = Arrays.copyOf(bases, 2 * ply);
            ends = Arrays.copyOf(ends, 2 * ply);
        }
        bases[ply] = ends[ply - 1];
        ends[ply] = bases[ply];
        list.top = bases[ply];
    }

    /** Makes a move that hooks have a part in; whether the turn ends. If one fails, the cursor stays where it was. */
    private boolean withHooks(int place) {
        int here = state.at;
        boolean isMade = false;
        try {
            state.push();
            boolean turnEnds = true;
            if (list.isSpecial(place)) {
                turnEnds = !calls.play(place);
            } else {
                ordinary(place);
            }
            calls.afterMove(place, turnEnds);
            isMade = true;
            return turnEnds;
        } finally {
            if (!isMade) {
                state.at = here;
                list.top = ends[ply];
            }
        }
    }

    private void ordinary(int move) {
        int side = state.mover();
        int before = state.set(side, list.kind(move));
        int after = state.set(side, list.after(move));
        int from = list.from(move);
        int to = list.to(move);
        state.flip(before, from);
        state.flip(after, to);
        boolean progress = before != after && rules.crowningIsProgress;
        if (list.isCapture(move)) {
            take(1 - side, list.lo(move), list.hi(move));
            progress |= rules.captureIsProgress;
        } else {
            progress |= rules.stepIsProgress[list.kind(move)];
        }
        state.setQuiet(progress ? 0 : state.quiet() + 1);
    }

    private void take(int enemy, long lo, long hi) {
        for (int kind = 0; kind < rules.kinds; kind++) {
            int set = state.set(enemy, kind);
            state.cut(set, lo, hi);
        }
    }

    @Override
    public void unmake() {
        if (ply == 0) {
            throw new IllegalStateException("the cursor is where it was put; there is nothing to take back");
        }
        state.pop();
        ply--;
        list.top = ends[ply];
    }

    @Override
    public long hash() {
        return hash.value();
    }

    @Override
    public int quietPlies() {
        return state.quiet();
    }

    @Override
    public Move move(int move) {
        int place = bases[ply] + move;
        if (move < 0 || place >= ends[ply]) {
            throw new IllegalArgumentException("there is no move " + move + " of " + (ends[ply] - bases[ply]));
        }
        return values.of(place);
    }

    /**
     * The move at a place in the list of all nodes.
     *
     * @param made whether it has just been made, so that it belongs to the block before the current one
     */
    Move value(int place, boolean made) {
        if (!made) {
            return values.of(place);
        }
        long[] current = state.leave();
        try {
            return values.of(place);
        } finally {
            state.comeBack(current);
        }
    }

    @Override
    public Position position() {
        return codec.read();
    }

    /** Up to so many routes of a generated capture. */
    List<Move.Capture> routes(int move, int most) {
        return values.routes(bases[ply] + move, most);
    }

    /** Whether a generated move is this one, without looking for its route. */
    boolean is(int move, Move wanted) {
        return values.is(bases[ply] + move, wanted);
    }

    BoundHooks hooks() {
        return hooks;
    }

    StateStack state() {
        return state;
    }

    HookCalls calls() {
        return calls;
    }

    Optional<Piece> pieceOn(int bit) {
        return codec.pieceOn(bit);
    }

    List<Point> points(long lo, long hi) {
        return codec.points(lo, hi);
    }

    /** Where the mover of the current block has pieces that can capture so many pieces by the settings. */
    List<Point> capturers(int atLeast) {
        int top = list.top;
        captures.generate(false);
        long lo = 0;
        long hi = 0;
        for (int move = top; move < list.top; move++) {
            if (Mask.count(list.lo(move), list.hi(move)) >= atLeast) {
                Mask from = Mask.of(list.from(move));
                lo |= from.lo();
                hi |= from.hi();
            }
        }
        list.top = top;
        return codec.points(lo, hi);
    }
}
