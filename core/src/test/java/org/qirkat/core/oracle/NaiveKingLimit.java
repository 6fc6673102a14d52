package org.qirkat.core.oracle;

import java.util.List;
import java.util.Locale;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/** The limit to the moves of one king, section 9. */
record NaiveKingLimit(Ruleset rules, Kinds kinds, HookUse use) implements NaiveRule {
    private static MemorySlot king(Side side) {
        return new MemorySlot(side.name().toLowerCase(Locale.ROOT) + "-king", MemorySlot.Kind.POINT, true);
    }

    private static MemorySlot moves(Side side) {
        return new MemorySlot(side.name().toLowerCase(Locale.ROOT) + "-king-moves", MemorySlot.Kind.COUNTER, true);
    }

    private boolean isLimited(Position position, Side side) {
        boolean always = "always".equals(use.written().get("while"));
        return always
                || position.of(side).stream()
                        .anyMatch(
                                p -> !kinds.isKing(position.at(p).orElseThrow().kind()));
    }

    private boolean isKingOf(Side side, Point point, Position position) {
        return position.of(side).contains(point)
                && kinds.isKing(position.at(point).orElseThrow().kind());
    }

    @Override
    public boolean allows(Position position, Move move) {
        Side side = position.mover();
        int limit = Integer.parseInt(use.written().getOrDefault("moves", "3"));
        boolean isFull = position.memory(moves(side)).count() >= limit && isLimited(position, side);
        return !(move instanceof Move.Step step)
                || !isFull
                || !position.memory(king(side)).points().contains(step.from());
    }

    @Override
    public Position remember(Position before, Move move, Position after) {
        Side side = before.mover();
        Position result = after;
        if (move instanceof Move.Step step && isKingOf(side, step.from(), before)) {
            boolean isSame = before.memory(king(side)).points().equals(List.of(step.from()));
            int count = isSame ? before.memory(moves(side)).count() + 1 : 1;
            result =
                    result.with(Memory.counter(moves(side), count)).with(Memory.points(king(side), List.of(step.to())));
        } else if (!(move instanceof Move.Special)) {
            result = without(result, side);
        }
        for (Side either : Side.values()) {
            Position now = result;
            boolean counts = now.memory(moves(either)).count() > 0;
            boolean isThere = now.memory(king(either)).points().stream().anyMatch(p -> isKingOf(either, p, now));
            if (counts && (!isThere || !isLimited(now, either))) {
                result = without(result, either);
            }
        }
        return result;
    }

    private static Position without(Position position, Side side) {
        return position.with(Memory.counter(moves(side), 0)).with(Memory.points(king(side), List.of()));
    }
}
