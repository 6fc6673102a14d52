package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** The named shapes that generate a board from a width and a height. */
public enum BoardShape {
    /** Points with all rows and columns, and diagonals through the points whose x + y is even. */
    ALQUERQUE,
    /** Alquerque squares that all have both diagonals, with a point where these cross: 5 x 5 crossings give 41 points. */
    CROSSED,
    /** Every other square of a board of squares, joined diagonally. */
    CHEQUERED,
    /** All squares of a board of squares, joined orthogonally. */
    SQUARES,
    /** Points and lines written out in the rule file. */
    WRITTEN;

    static final String ORTHOGONAL = "orthogonal";
    static final String DIAGONAL = "diagonal";
    static final String CIRCLE = "circle";

    /** The names that groups of lines have by themselves. */
    public static final List<String> GROUPS = List.of(PieceRule.DRAWN, ORTHOGONAL, DIAGONAL, CIRCLE);

    /** Which lower corner of a chequered board is in play. */
    public enum Corner {
        LEFT,
        RIGHT
    }

    /**
     * Builds the board.
     *
     * @param width crossings or squares from West to East
     * @param height crossings or squares from South to North
     * @param corner only for chequered boards
     * @param diagonals only for boards of squares: whether diagonals are drawn too
     */
    public Board build(int width, int height, Corner corner, boolean diagonals) {
        return switch (this) {
            case ALQUERQUE -> lattice(width, height, 1, (x, y) -> true, (x, y) -> true, true, Board.Look.LINES);
            case CROSSED ->
                lattice(
                        2 * width - 1,
                        2 * height - 1,
                        2,
                        (x, y) -> (x + y) % 2 == 0,
                        (x, y) -> x % 2 == 0 && y % 2 == 0,
                        true,
                        Board.Look.LINES);
            case CHEQUERED -> {
                int odd = corner == Corner.LEFT ? 0 : 1;
                // the rows and columns two apart are there for the pieces that capture along them (Frisian)
                yield lattice(
                        width,
                        height,
                        2,
                        (x, y) -> (x + y + odd * (width - 1)) % 2 == 0,
                        null,
                        true,
                        Board.Look.CHEQUERED);
            }
            case SQUARES -> lattice(width, height, 1, (x, y) -> true, (x, y) -> true, diagonals, Board.Look.SQUARES);
            case WRITTEN -> throw new IllegalArgumentException("a written board has no shape to build");
        };
    }

    /** orthogonalAt says through which points drawn orthogonal lines run; null: through all, but not drawn. */
    private static Board lattice(
            int width,
            int height,
            int pace,
            BiPredicate<Integer, Integer> used,
            @org.jspecify.annotations.Nullable BiPredicate<Integer, Integer> orthogonalAt,
            boolean diagonalsDrawn,
            Board.Look look) {
        SortedSet<Point> points = new TreeSet<>();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (used.test(x, y)) {
                    points.add(new Point(x, y));
                }
            }
        }
        BiPredicate<Integer, Integer> straight = orthogonalAt == null ? used : orthogonalAt;
        BiPredicate<Integer, Integer> slanted =
                look == Board.Look.LINES && pace == 1 ? (x, y) -> (x + y) % 2 == 0 : (x, y) -> true;
        List<Line> lines = new ArrayList<>();
        boolean straightDrawn = orthogonalAt != null;
        runs(points, pace, 0, straight, ORTHOGONAL, straightDrawn, lines);
        runs(points, 0, pace, straight, ORTHOGONAL, straightDrawn, lines);
        runs(points, 1, 1, slanted, DIAGONAL, diagonalsDrawn, lines);
        runs(points, -1, 1, slanted, DIAGONAL, diagonalsDrawn, lines);
        return Board.of(points, lines, look);
    }

    /** Adds the maximal lines in one direction, each begun at a point that has no predecessor. */
    private static void runs(
            SortedSet<Point> points,
            int dx,
            int dy,
            BiPredicate<Integer, Integer> through,
            String group,
            boolean drawn,
            List<Line> lines) {
        SortedSet<Point> on = new TreeSet<>();
        points.stream().filter(p -> through.test(p.x(), p.y())).forEach(on::add);
        for (Point start : on) {
            if (at(on, start.x() - dx, start.y() - dy)) {
                continue;
            }
            List<Point> line = new ArrayList<>(List.of(start));
            for (int x = start.x() + dx, y = start.y() + dy; at(on, x, y); x += dx, y += dy) {
                line.add(new Point(x, y));
            }
            if (line.size() > 1) {
                lines.add(new Line(line, group, false, drawn));
            }
        }
    }

    private static boolean at(SortedSet<Point> points, int x, int y) {
        return x >= 0 && x <= 25 && y >= 0 && points.contains(new Point(x, y));
    }
}
