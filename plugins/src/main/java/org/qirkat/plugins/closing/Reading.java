package org.qirkat.plugins.closing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.HookContext;

/**
 * What a source means by an empty row that is not used again. "Row" stands for column where the end is East or West.
 * Only rows that still have an open point count: the outermost of them is the end row.
 */
enum Reading {
    /**
     * Lines of points: an end row without pieces closes, whether a line is drawn along it or not. On a crossed board
     * the rows have crossings and centres by turns.
     */
    L,
    /**
     * Drawn lines: only rows along which a line is drawn count, and the outermost of these closes when no piece stands
     * on it. Rows of centres are passed over: they never close, not even outside the closed lines, and a piece on
     * them keeps no line open.
     */
    L2,
    /**
     * Rows of squares, closed: when no piece stands on the outer line, the centres and the inner line of the
     * outermost row of squares, its outer line and its centres close. The last row of squares never does.
     */
    S1,
    /** Rows of squares, half open: as {@link #S1}, but pieces on the inner line do not count. */
    S2;

    /**
     * What can close at one end, outermost first; empty where the board lacks what this reading speaks of.
     * A closing can happen only when those before it have.
     */
    Optional<List<Closing>> closings(Board board, BoardEnd end, HookContext context) {
        List<Rank> ranks = end.ranks(board);
        int[] drawn = IntStream.range(0, ranks.size())
                .filter(i -> ranks.get(i).drawn())
                .toArray();
        return switch (this) {
            case L -> Optional.of(lines(ranks, context));
            case L2 ->
                drawn.length == 0
                        ? Optional.empty()
                        : Optional.of(lines(ranks.stream().filter(Rank::drawn).toList(), context));
            case S1, S2 -> hasSquares(ranks, drawn, end) ? Optional.of(tiers(ranks, drawn, context)) : Optional.empty();
        };
    }

    private static List<Closing> lines(List<Rank> ranks, HookContext context) {
        List<Closing> closings = new ArrayList<>();
        for (Rank rank : ranks) {
            // a line keeps nothing but itself, and it is open when it is its turn
            closings.add(Closing.of(rank.points(), rank.points(), rank.points(), context));
        }
        return closings;
    }

    /** Whether drawn lines that all run past the same points bound the board and cut it into rows of squares. */
    private static boolean hasSquares(List<Rank> ranks, int[] drawn, BoardEnd end) {
        if (drawn.length < 2 || drawn[0] != 0 || drawn[drawn.length - 1] != ranks.size() - 1) {
            return false;
        }
        Set<Set<Integer>> extents = new HashSet<>();
        for (int line : drawn) {
            Set<Integer> extent = new HashSet<>();
            ranks.get(line).points().forEach(p -> extent.add(end.across(p)));
            extents.add(extent);
        }
        return extents.size() == 1;
    }

    /** A row of squares lies between two neighbouring drawn lines. */
    private List<Closing> tiers(List<Rank> ranks, int[] drawn, HookContext context) {
        List<Closing> closings = new ArrayList<>();
        for (int tier = 0; tier + 2 < drawn.length; tier++) {
            int outer = drawn[tier];
            int inner = drawn[tier + 1];
            closings.add(Closing.of(
                    points(ranks, outer, this == S1 ? inner + 1 : inner),
                    points(ranks, outer, inner),
                    points(ranks, inner + 1, ranks.size()),
                    context));
        }
        return closings;
    }

    private static List<Point> points(List<Rank> ranks, int from, int to) {
        return ranks.subList(from, to).stream()
                .flatMap(rank -> rank.points().stream())
                .toList();
    }
}
