package org.qirkat.variants;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.oracle.NaiveEngine;
import org.qirkat.core.oracle.Standing;
import org.qirkat.core.play.Variant;

/** The engine and the naive generator side by side, under one rule set. */
final class Agreement {
    private final Variant variant;
    private final NaiveEngine naive;

    Agreement(Variant variant) {
        this.variant = variant;
        this.naive = new NaiveEngine(variant.rules());
    }

    /** The smallest position found where they differ, with both answers; empty if they agree here. */
    Optional<String> difference(Position position, boolean everyMove) {
        if (differenceAt(position, everyMove).isEmpty()) {
            return Optional.empty();
        }
        Position small = shrunk(position);
        String found = differenceAt(small, true).orElse("");
        return Optional.of(variant.id() + " " + variant.positionText(small) + " " + found + " (found at "
                + variant.positionText(position) + ", seed " + RandomPositions.SEED + ")");
    }

    /** Drops pieces (but not the mover's last), closed points and memory as long as the difference stays. */
    private Position shrunk(Position failing) {
        Position small = failing;
        for (boolean changed = true; changed; ) {
            changed = false;
            List<Position> smaller = new ArrayList<>();
            for (Point point : small.occupied()) {
                smaller.add(small.without(point));
            }
            for (Point point : small.closed()) {
                smaller.add(small.withOpen(point));
            }
            smaller.add(small.keepingOnly(List.of()));
            for (Position candidate : smaller) {
                boolean isLost = candidate.of(candidate.mover()).isEmpty();
                if (!isLost
                        && !candidate.equals(small)
                        && differenceAt(candidate, true).isPresent()) {
                    small = candidate;
                    changed = true;
                    break;
                }
            }
        }
        return small;
    }

    private Optional<String> differenceAt(Position position, boolean everyMove) {
        Set<Move> expected = naive.legalMoves(position);
        Cursor cursor = variant.cursor(position);
        int size = cursor.generate();
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            moves.add(cursor.move(i));
        }
        if (size != expected.size() || !expected.equals(new HashSet<>(moves))) {
            return Optional.of("has " + written(moves) + " not " + written(expected));
        }
        for (int i = 0; i < size; i += everyMove ? 1 : Math.max(1, size / 2)) {
            cursor.make(i);
            Position after = cursor.position();
            cursor.unmake();
            Set<Position> results = naive.after(position, moves.get(i));
            if (!results.contains(after)) {
                return Optional.of("after " + variant.canonical(moves.get(i)) + " is " + after + " not " + results);
            }
        }
        Standing standing = naive.standing(position);
        return standing == standing(variant.outcome(position))
                ? Optional.empty()
                : Optional.of("stands " + variant.outcome(position) + " not " + standing);
    }

    private List<String> written(Collection<Move> moves) {
        return moves.stream()
                .map(m -> variant.canonical(m) + (m instanceof Move.Step step && step.crowns() ? "*" : ""))
                .sorted()
                .toList();
    }

    private static Standing standing(Outcome outcome) {
        return outcome.match(
                open -> Standing.OPEN,
                win -> win.side() == Side.WHITE ? Standing.WHITE_WINS : Standing.BLACK_WINS,
                draw -> Standing.DRAWN);
    }
}
