package org.qirkat.app.workbench.kit;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Line;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;

/** Paints the empty board: the plate, its lines or squares, coordinates, and what is closed. */
final class SurfacePainter {
    private final Graphics2D g;
    private final BoardScene scene;
    private final BoardGeometry geometry;
    private final Position position;
    private final Board board;

    SurfacePainter(Graphics2D g, BoardScene scene, BoardGeometry geometry) {
        this.g = g;
        this.scene = scene;
        this.geometry = geometry;
        this.position = scene.position();
        this.board = position.board();
    }

    void paint() {
        plate();
        if (geometry.hasSquares()) {
            squares();
        }
        drawnLines();
        if (!geometry.hasSquares()) {
            dots();
        }
        position.closed().forEach(this::closed);
        new CoordinatePainter(g, scene, geometry).paint();
    }

    private void plate() {
        Rectangle2D out = geometry.outline();
        double arc = geometry.cell() * 0.34;
        double soft = geometry.cell() * 0.05;
        for (int i = 4; i >= 1; i--) {
            g.setColor(Ink.SHADOW.color(0.16));
            g.fill(rounded(out, arc + i * soft, i * soft * 0.8, soft * 0.9));
        }
        g.setPaint(new GradientPaint(
                (float) out.getMinX(),
                (float) out.getMinY(),
                Ink.SURFACE_TOP.color(),
                (float) out.getMaxX(),
                (float) out.getMaxY(),
                Ink.SURFACE_BOTTOM.color()));
        g.fill(rounded(out, arc, 0, 0));
        g.setColor(Ink.EDGE.color());
        g.setStroke(new BasicStroke((float) Math.max(1, geometry.cell() * 0.022)));
        g.draw(rounded(out, arc, -g.getFontMetrics().getLeading() * 0.0, 0));
    }

    private static Shape rounded(Rectangle2D r, double arc, double grow, double sink) {
        return new RoundRectangle2D.Double(
                r.getX() - grow, r.getY() - grow + sink, r.getWidth() + 2 * grow, r.getHeight() + 2 * grow, arc, arc);
    }

    private void squares() {
        Rectangle2D field = geometry.playingField();
        boolean chequered = board.look() == Board.Look.CHEQUERED;
        g.setColor(Ink.SQUARE_LIGHT.color());
        g.fill(field);
        int ys = board.points().stream().mapToInt(Point::y).max().orElse(0);
        int xs = board.points().stream().mapToInt(Point::x).max().orElse(0);
        for (int y = 0; y <= ys; y++) {
            for (int x = 0; x <= xs; x++) {
                boolean dark = chequered ? board.has(new Point(x, y)) : (x + y) % 2 == 0;
                if (dark) {
                    g.setColor(chequered ? Ink.SQUARE_DARK.color() : Ink.SQUARE_DARK.color(0.22));
                    g.fill(geometry.square(x, y));
                }
            }
        }
        g.setColor(Ink.EDGE.color());
        g.setStroke(new BasicStroke((float) Math.max(1, geometry.cell() * 0.03)));
        g.draw(field);
        if (!chequered) {
            g.setStroke(new BasicStroke((float) Math.max(0.8, geometry.cell() * 0.016)));
            for (int y = 1; y <= ys; y++) {
                g.draw(new Line2D.Double(geometry.at(-0.5, y - 0.5), geometry.at(xs + 0.5, y - 0.5)));
            }
            for (int x = 1; x <= xs; x++) {
                g.draw(new Line2D.Double(geometry.at(x - 0.5, -0.5), geometry.at(x - 0.5, ys + 0.5)));
            }
        }
    }

    private void drawnLines() {
        if (board.look() == Board.Look.CHEQUERED) {
            return;
        }
        boolean faint = geometry.hasSquares();
        for (Line line : board.lines()) {
            if (line.drawn() && !(faint && isGrid(line))) {
                segments(line, faint);
            }
        }
    }

    /** On a board of squares the rows and columns are the squares themselves. */
    private static boolean isGrid(Line line) {
        Point first = line.points().get(0);
        Point second = line.points().get(1);
        return first.x() == second.x() || first.y() == second.y();
    }

    private void segments(Line line, boolean faint) {
        List<Point> points = line.points();
        double width = Math.max(1, geometry.spacing() * (faint ? 0.016 : 0.03));
        if (line.cyclic() && position.closed().isEmpty()) {
            g.setColor(Ink.LINE.color());
            g.setStroke(new BasicStroke((float) width));
            g.draw(curve(points));
            return;
        }
        int count = line.cyclic() ? points.size() : points.size() - 1;
        for (int i = 0; i < count; i++) {
            Point from = points.get(i);
            Point to = points.get((i + 1) % points.size());
            boolean dead = position.isClosed(from) || position.isClosed(to);
            g.setColor(dead ? Ink.LINE.color(0.25) : faint ? Ink.LINE.color(0.4) : Ink.LINE.color());
            g.setStroke(new BasicStroke(
                    (float) (dead ? width * 0.7 : width), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(new Line2D.Double(geometry.at(from), geometry.at(to)));
        }
    }

    /** A smooth closed curve through points, a circle where these lie on one. */
    private Shape curve(List<Point> points) {
        Path2D path = new Path2D.Double();
        int n = points.size();
        Point2D start = geometry.at(points.get(0));
        path.moveTo(start.getX(), start.getY());
        for (int i = 0; i < n; i++) {
            Point2D before = geometry.at(points.get((i + n - 1) % n));
            Point2D from = geometry.at(points.get(i));
            Point2D to = geometry.at(points.get((i + 1) % n));
            Point2D after = geometry.at(points.get((i + 2) % n));
            double pull = n <= 4 ? 0.276 : 1.0 / 6;
            path.curveTo(
                    from.getX() + (to.getX() - before.getX()) * pull,
                    from.getY() + (to.getY() - before.getY()) * pull,
                    to.getX() - (after.getX() - from.getX()) * pull,
                    to.getY() - (after.getY() - from.getY()) * pull,
                    to.getX(),
                    to.getY());
        }
        return path;
    }

    private void dots() {
        double radius = geometry.spacing() * 0.055;
        g.setColor(Ink.POINT.color());
        for (Point point : board.points()) {
            Point2D at = geometry.at(point);
            g.fill(PiecePainter.circle(at.getX(), at.getY(), radius));
        }
    }

    private void closed(Point point) {
        Point2D at = geometry.at(point);
        double radius = geometry.spacing() * 0.3;
        Shape area = geometry.hasSquares()
                ? geometry.square(point.x(), point.y())
                : PiecePainter.circle(at.getX(), at.getY(), radius);
        g.setColor(Ink.CLOSED.color());
        g.fill(area);
        Shape before = g.getClip();
        g.clip(area);
        g.setColor(Ink.CLOSED_HATCH.color());
        double pace = geometry.spacing() * 0.13;
        double reach = geometry.cell();
        g.setStroke(new BasicStroke((float) Math.max(0.8, pace * 0.24)));
        for (double d = -2 * reach; d < 2 * reach; d += pace) {
            g.draw(new Line2D.Double(
                    at.getX() + d - reach, at.getY() + reach, at.getX() + d + reach, at.getY() - reach));
        }
        g.setClip(before);
        Color edge = Ink.CLOSED_HATCH.color();
        g.setColor(edge);
        g.setStroke(new BasicStroke((float) Math.max(0.8, geometry.spacing() * 0.02)));
        g.draw(area);
    }
}
