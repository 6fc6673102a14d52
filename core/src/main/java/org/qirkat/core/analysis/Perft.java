package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/**
 * Counts the paths of legal moves of a given length, as a check on move generation.
 * Paths that end early are not counted. Moves with equal start, landing and captured set count once; draws end nothing.
 * Leaves are counted without being listed where that can be. Time grows severalfold a ply; depth 0 is 1.
 * All methods stop with {@link InterruptedException} when their thread is interrupted.
 */
public final class Perft {
    private Perft() {}

    public static long count(Variant variant, Position from, int depth) throws InterruptedException {
        return count(variant.cursor(from), depth);
    }

    /** The same number, counted by several threads that share out the first two plies. */
    public static long count(Variant variant, Position from, int depth, int threads) throws InterruptedException {
        if (threads == 1 || depth < 4) {
            return count(variant, from, depth);
        }
        List<Callable<Long>> tasks = new ArrayList<>();
        for (Move first : variant.legalMoves(from)) {
            Position after = variant.after(from, first);
            for (Move second : variant.legalMoves(after)) {
                tasks.add(() -> count(variant, variant.after(after, second), depth - 2));
            }
        }
        return Workers.run(threads, tasks).stream().mapToLong(Long::longValue).sum();
    }

    /** The count below each legal move, in the order of the moves. */
    public static Map<Move, Long> divide(Variant variant, Position from, int depth) throws InterruptedException {
        if (depth < 1) {
            throw new IllegalArgumentException("to divide, depth must be 1 or more, not " + depth);
        }
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (Move move : variant.legalMoves(from)) {
            counts.put(move, count(variant, variant.after(from, move), depth - 1));
        }
        return counts;
    }

    private static long count(Cursor cursor, int depth) throws InterruptedException {
        if (depth < 0) {
            throw new IllegalArgumentException("depth must be 0 or more, not " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        return depth == 1 ? cursor.count() : below(cursor, depth);
    }

    private static long below(Cursor cursor, int depth) throws InterruptedException {
        if (depth > 4 && Thread.interrupted()) {
            throw new InterruptedException();
        }
        int moves = cursor.generate();
        long leaves = 0;
        for (int move = 0; move < moves; move++) {
            cursor.make(move);
            leaves += depth == 2 ? cursor.count() : below(cursor, depth - 1);
            cursor.unmake();
        }
        return leaves;
    }
}
