package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.spi.AfterMove;
import org.qirkat.core.spi.CaptureFilter;
import org.qirkat.core.spi.CaptureSink;
import org.qirkat.core.spi.Captures;
import org.qirkat.core.spi.End;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.MoveSink;
import org.qirkat.core.spi.Moves;

/** The one place where hooks are called; what a hook throws leaves here with its name. */
final class HookCalls {
    private final TableCursor cursor;
    private final RulesTables rules;
    private final StateStack state;
    private final BoundHooks hooks;
    private final MoveList list;
    private final HookView now;
    /** All ways of all captures that hooks offered when they were last asked for, and where that was. */
    private final List<HookCapture> offered = new ArrayList<>();

    private long[] offeredAt = {};
    private final ListedMove move;
    private final ListedTransition transition;
    private final Optional<HookChanges> changes;

    HookCalls(TableCursor cursor, RulesTables rules, StateStack state, BoundHooks hooks, MoveList list) {
        this.cursor = cursor;
        this.rules = rules;
        this.state = state;
        this.hooks = hooks;
        this.list = list;
        now = new HookView(cursor, rules, state, false);
        HookView before = new HookView(cursor, rules, state, true);
        move = new ListedMove(cursor, rules, list);
        transition = new ListedTransition(before, move, now);
        changes = hooks.all().isEmpty() ? Optional.empty() : Optional.of(new HookChanges(rules, state, hooks));
    }

    private HookChanges by(BoundHook hook) {
        return changes.orElseThrow().by(hook);
    }

    /** Lets the hooks act on a ply that has just been made. */
    void afterMove(int place, boolean turnEnds) {
        move.look(place, true);
        if (turnEnds) {
            for (BoundHook hook : hooks.afterMove) {
                try {
                    ((AfterMove) hook.hook()).afterMove(transition, by(hook));
                } catch (RuntimeException | LinkageError fault) {
                    throw hook.threw(fault);
                }
            }
        }
        for (BoundHook hook : hooks.memory) {
            try {
                ((Memory) hook.hook()).remember(transition, by(hook));
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
        }
    }

    /** Adds the captures that hooks make in ways of their own; equal ones once. */
    void addCaptures() {
        int base = list.top;
        offerCaptures(capture -> {
            if (!list.has(base, capture.from(), capture.to(), capture.lo(), capture.hi())) {
                capture.addTo(list);
            }
        });
    }

    /** The ways of a listed capture that hooks offer, so many at most; none for a capture by the settings. */
    List<Move.Capture> routes(int place, int most) {
        if (hooks.captures.length > 0 && !state.isStill(offeredAt)) {
            offered.clear();
            offerCaptures(offered::add);
            offeredAt = state.copy();
        }
        return offered.stream()
                .filter(capture -> capture.isAt(place, list))
                .limit(most)
                .map(HookCapture::value)
                .toList();
    }

    private void offerCaptures(Consumer<HookCapture> taker) {
        for (BoundHook hook : hooks.captures) {
            CaptureSink sink = (route, captured) -> taker.accept(HookCapture.of(route, captured, rules, state, hook));
            try {
                ((Captures) hook.hook()).captures(now, sink);
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
        }
    }

    /** Whether a hook may refuse moves here. */
    boolean mayRefuse() {
        for (BoundHook hook : hooks.refusers) {
            try {
                if (((MoveFilter) hook.hook()).concerns(now)) {
                    return true;
                }
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
        }
        return false;
    }

    /** Leaves only the moves that no hook refuses in the list from a place on. */
    void refuse(int base) {
        for (BoundHook hook : hooks.refusers) {
            MoveFilter filter = (MoveFilter) hook.hook();
            int end = list.top;
            int kept = base;
            try {
                for (int place = base; place < end; place++) {
                    if (filter.allows(now, move.look(place, false))) {
                        list.moveTo(kept++, place);
                    }
                }
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
            list.top = kept;
        }
    }

    /** Leaves only the captures of the highest rank in the list from a place on. */
    void filter(int base) {
        for (BoundHook hook : hooks.filters) {
            CaptureFilter order = (CaptureFilter) hook.hook();
            long best = Long.MIN_VALUE;
            int end = list.top;
            int kept = base;
            try {
                for (int place = base; place < end; place++) {
                    long rank = order.rank(now, move.look(place, false));
                    if (rank > best) {
                        best = rank;
                        kept = base;
                    }
                    if (rank == best) {
                        list.moveTo(kept++, place);
                    }
                }
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
            list.top = kept;
        }
    }

    /** Adds the hooks' own moves to a list that begins at a place; they may forbid what is in it. */
    void addSpecials(int base) {
        for (int i = 0; i < hooks.moves.length; i++) {
            int number = i;
            int first = list.top;
            boolean[] alone = {false};
            MoveSink sink = new MoveSink() {
                @Override
                public void add(long code) {
                    list.addSpecial(number, code);
                }

                @Override
                public void forbidOrdinaryMoves() {
                    alone[0] = true;
                }
            };
            try {
                ((Moves) hooks.moves[i].hook()).generate(now, sink);
            } catch (RuntimeException | LinkageError fault) {
                throw hooks.moves[i].threw(fault);
            }
            if (alone[0]) {
                dropOrdinary(base, first);
            }
        }
    }

    private void dropOrdinary(int base, int end) {
        int kept = base;
        for (int place = base; place < list.top; place++) {
            if (place >= end || list.isSpecial(place)) {
                list.moveTo(kept++, place);
            }
        }
        list.top = kept;
    }

    /** Makes a hook's move on the current block; whether it keeps the turn. */
    boolean play(int place) {
        BoundHook hook = hooks.moves[list.hook(place)];
        Moves moves = (Moves) hook.hook();
        long code = list.code(place);
        int pieces = pieces();
        try {
            boolean keeps = moves.keepsTurn(code, now);
            moves.play(code, now, by(hook));
            state.setQuiet(pieces == pieces() ? state.quiet() + 1 : 0);
            return keeps;
        } catch (RuntimeException | LinkageError fault) {
            throw hook.threw(fault);
        }
    }

    private int pieces() {
        return Mask.count(state.allLo(0) | state.allLo(1), state.allHi(0) | state.allHi(1));
    }

    /** A hook's move as a value. What it removes is found by making it. */
    Move.Special special(int place) {
        BoundHook hook = hooks.moves[list.hook(place)];
        Moves moves = (Moves) hook.hook();
        long code = list.code(place);
        String text;
        List<Point> route;
        try {
            text = moves.text(code, now);
            route = moves.route(code, now);
        } catch (RuntimeException | LinkageError fault) {
            throw hook.threw(fault);
        }
        check(hook, text, route);
        Position before = cursor.position();
        state.push();
        boolean keeps;
        Position after;
        try {
            keeps = play(place);
            after = cursor.position();
        } finally {
            state.pop();
        }
        List<Point> removed = before.occupied().stream()
                .filter(p -> after.at(p).isEmpty() && (route.size() < 2 || !p.equals(route.get(0))))
                .toList();
        return new Move.Special(hook.use().name(), text, route, removed, keeps);
    }

    @SuppressWarnings("ConstantValue") // a plug-in may break the promise that nothing is null
    private static void check(
            BoundHook hook,
            @org.jspecify.annotations.Nullable String text,
            @org.jspecify.annotations.Nullable List<Point> route) {
        if (text == null || text.isBlank() || text.contains(" ")) {
            throw hook.nonsense("hook.text", String.valueOf(text));
        }
        if (route == null || route.isEmpty()) {
            throw hook.nonsense("hook.route", text);
        }
    }

    /** What the hooks that end games say of the current position. */
    Optional<Outcome> outcome() {
        for (BoundHook hook : hooks.ends) {
            try {
                Optional<Outcome> outcome = ((End) hook.hook()).outcome(now);
                if (outcome.isPresent() && !outcome.get().isOpen()) {
                    return outcome;
                }
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
        }
        return Optional.empty();
    }

    boolean isWon() {
        return outcome().filter(Outcome.Win.class::isInstance).isPresent();
    }
}
