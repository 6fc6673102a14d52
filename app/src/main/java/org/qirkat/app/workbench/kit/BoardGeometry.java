package org.qirkat.app.workbench.kit;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Point;

/** Where the points of a board lie on a surface of a given size, and which point lies at a place. Lengths in pixels. */
public final class BoardGeometry {
    private static final double EDGE_OF_LINES = 0.62;
    private static final double FRAME = 0.52;
    private static final double AIR = 0.12;

    private final Board board;
    private final int quarterTurns;
    private final Rectangle2D extent;
    private final double unit;
    private final double cell;
    private final double centreX;
    private final double centreY;

    public BoardGeometry(Board board, int quarterTurns, double width, double height) {
        this.board = board;
        this.quarterTurns = Math.floorMod(quarterTurns, 4);
        this.extent = extentOf(board);
        this.unit = hasSquares() ? 1 : closest(board.points());
        double half = hasSquares() ? 0.5 + FRAME : EDGE_OF_LINES * unit + FRAME * Math.min(1, unit);
        boolean upright = quarterTurns % 2 == 0;
        double across = (upright ? extent.getWidth() : extent.getHeight()) + 2 * (half + AIR);
        double down = (upright ? extent.getHeight() : extent.getWidth()) + 2 * (half + AIR);
        this.cell = Math.max(1, Math.min(width / across, height / down));
        this.centreX = width / 2;
        this.centreY = height / 2;
    }

    private static Rectangle2D extentOf(Board board) {
        List<Point> points = board.points();
        int left = points.stream().mapToInt(Point::x).min().orElse(0);
        int right = points.stream().mapToInt(Point::x).max().orElse(0);
        int bottom = points.stream().mapToInt(Point::y).min().orElse(0);
        int top = points.stream().mapToInt(Point::y).max().orElse(0);
        return new Rectangle2D.Double(left, bottom, right - left, top - bottom);
    }

    private static double closest(List<Point> points) {
        double least = 8;
        for (Point one : points) {
            for (Point other : points) {
                if (one.compareTo(other) < 0) {
                    least = Math.min(least, Math.hypot(one.x() - other.x(), one.y() - other.y()));
                }
            }
        }
        return least;
    }

    public boolean hasSquares() {
        return board.look() != Board.Look.LINES;
    }

    /** The side of a square, or the distance between two coordinates. */
    public double cell() {
        return cell;
    }

    /** The distance between the nearest neighbours. */
    public double spacing() {
        return unit * cell;
    }

    public double pieceRadius() {
        return spacing() * (hasSquares() ? 0.39 : 0.385);
    }

    /** The width of the strip with coordinates. */
    double frame() {
        return FRAME * cell * (hasSquares() ? 1 : Math.min(1, unit));
    }

    public Point2D at(Point point) {
        return at(point.x(), point.y());
    }

    Point2D at(double x, double y) {
        double dx = x - extent.getCenterX();
        double dy = y - extent.getCenterY();
        for (int i = 0; i < quarterTurns; i++) {
            double was = dx;
            dx = dy;
            dy = -was;
        }
        return new Point2D.Double(centreX + dx * cell, centreY - dy * cell);
    }

    /** The place of a square, whether the board uses it or not. */
    Rectangle2D square(double x, double y) {
        Point2D middle = at(x, y);
        return new Rectangle2D.Double(middle.getX() - cell / 2, middle.getY() - cell / 2, cell, cell);
    }

    /** The part of the surface that the board covers, without its frame. */
    Rectangle2D playingField() {
        double margin = hasSquares() ? 0.5 : EDGE_OF_LINES * unit;
        Point2D one = at(extent.getMinX(), extent.getMinY());
        Point2D other = at(extent.getMaxX(), extent.getMaxY());
        Rectangle2D field = new Rectangle2D.Double();
        field.setFrameFromDiagonal(one, other);
        double by = margin * cell;
        field.setFrame(field.getX() - by, field.getY() - by, field.getWidth() + 2 * by, field.getHeight() + 2 * by);
        return field;
    }

    /** The part of the surface that the board covers, with its frame. */
    public Rectangle2D outline() {
        Rectangle2D field = playingField();
        double by = frame();
        return new Rectangle2D.Double(
                field.getX() - by, field.getY() - by, field.getWidth() + 2 * by, field.getHeight() + 2 * by);
    }

    /** The point whose piece or square covers a place. */
    public Optional<Point> pointAt(double x, double y) {
        double reach = spacing() * 0.5;
        return board.points().stream()
                .filter(p -> {
                    Point2D there = at(p);
                    double dx = Math.abs(there.getX() - x);
                    double dy = Math.abs(there.getY() - y);
                    return hasSquares() ? Math.max(dx, dy) <= cell / 2 : Math.hypot(dx, dy) <= reach;
                })
                .min(Comparator.comparingDouble(p -> at(p).distance(x, y)));
    }

    /**
     * The point to which an arrow key leads: to the left and right along the row, up and down to the nearest of the
     * next row.
     *
     * @param dx 1 for right, -1 for left, 0 else
     * @param dy 1 for down, -1 for up, 0 else
     */
    public Optional<Point> neighbour(Point from, int dx, int dy) {
        Point2D here = at(from);
        double slack = cell / 4;
        return board.points().stream()
                .filter(p -> along(here, p, dx, dy) > slack)
                .filter(p -> dy != 0 || aside(here, p, dx, dy) < slack)
                .min(Comparator.<Point>comparingLong(p -> Math.round(along(here, p, dx, dy)))
                        .thenComparingLong(p -> Math.round(aside(here, p, dx, dy))));
    }

    private double along(Point2D here, Point point, int dx, int dy) {
        Point2D there = at(point);
        return (there.getX() - here.getX()) * dx + (there.getY() - here.getY()) * dy;
    }

    private double aside(Point2D here, Point point, int dx, int dy) {
        Point2D there = at(point);
        return Math.abs((there.getX() - here.getX()) * dy) + Math.abs((there.getY() - here.getY()) * dx);
    }
}
