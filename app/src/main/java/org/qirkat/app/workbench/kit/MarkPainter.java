package org.qirkat.app.workbench.kit;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.qirkat.core.model.Point;

/** Paints marks and arrows, some under the pieces and some over them. */
final class MarkPainter {
    private final Graphics2D g;
    private final BoardScene scene;
    private final BoardGeometry geometry;
    private final double radius;

    MarkPainter(Graphics2D g, BoardScene scene, BoardGeometry geometry) {
        this.g = g;
        this.scene = scene;
        this.geometry = geometry;
        this.radius = geometry.pieceRadius();
    }

    void paintUnderPieces() {
        scene.arrows().stream().filter(a -> a.kind() == Arrow.Kind.LAST).forEach(a -> trail(a.route()));
        scene.marked(Mark.LAST).forEach(p -> pad(p, Ink.LAST_MOVE.color()));
        scene.marked(Mark.SELECTED).forEach(p -> pad(p, Ink.SELECTED.color(0.35)));
    }

    void paintOverPieces() {
        scene.marked(Mark.TAKEN).forEach(this::cross);
        scene.marked(Mark.MUST_MOVE).forEach(p -> ring(p, Ink.MUST_MOVE.color(), 1.12, 0.11));
        scene.marked(Mark.SPECIAL).forEach(p -> dashes(p, Ink.SPECIAL.color()));
        scene.marked(Mark.ONLY_HERE).forEach(p -> ring(p, Ink.ONLY_HERE.color(), 1.1, 0.1));
        scene.marked(Mark.SELECTED).forEach(p -> ring(p, Ink.SELECTED.color(), 1.05, 0.1));
        scene.arrows().stream().filter(a -> a.kind() == Arrow.Kind.ONLY_HERE).forEach(a -> arrow(a.route()));
        scene.marked(Mark.TARGET).forEach(this::target);
        scene.marked(Mark.CURSOR).forEach(this::cursor);
    }

    /** A soft ground under a point. */
    private void pad(Point point, Color color) {
        g.setColor(color);
        if (geometry.hasSquares()) {
            g.fill(geometry.square(point.x(), point.y()));
        } else {
            Point2D at = geometry.at(point);
            g.fill(PiecePainter.circle(at.getX(), at.getY(), radius * 1.22));
        }
    }

    private void ring(Point point, Color color, double reach, double width) {
        Point2D at = geometry.at(point);
        g.setColor(color);
        g.setStroke(new BasicStroke((float) Math.max(1.5, radius * width)));
        g.draw(PiecePainter.circle(at.getX(), at.getY(), radius * reach));
    }

    private void dashes(Point point, Color color) {
        Point2D at = geometry.at(point);
        float dash = (float) (radius * 0.3);
        g.setColor(color);
        g.setStroke(new BasicStroke(
                (float) Math.max(1.5, radius * 0.12),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash * 0.7f},
                0));
        g.draw(PiecePainter.circle(at.getX(), at.getY(), radius * 1.12));
    }

    private void target(Point point) {
        Point2D at = geometry.at(point);
        boolean occupied = scene.position().at(point).isPresent();
        if (occupied) {
            ring(point, Ink.TARGET.color(), 1.08, 0.14);
            return;
        }
        g.setColor(Ink.TARGET.color(0.28));
        g.fill(PiecePainter.circle(at.getX(), at.getY(), radius * 0.58));
        g.setColor(Ink.TARGET.color());
        g.fill(PiecePainter.circle(at.getX(), at.getY(), radius * 0.3));
    }

    private void cross(Point point) {
        Point2D at = geometry.at(point);
        double arm = radius * 0.5;
        g.setColor(Ink.TAKEN.color());
        g.setStroke(
                new BasicStroke((float) Math.max(1.5, radius * 0.17), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(at.getX() - arm, at.getY() - arm, at.getX() + arm, at.getY() + arm));
        g.draw(new Line2D.Double(at.getX() - arm, at.getY() + arm, at.getX() + arm, at.getY() - arm));
    }

    private void cursor(Point point) {
        Point2D at = geometry.at(point);
        double half = geometry.hasSquares() ? geometry.cell() * 0.47 : radius * 1.2;
        Shape frame = new Rectangle2D.Double(at.getX() - half, at.getY() - half, 2 * half, 2 * half);
        float dash = (float) (half * 0.5);
        g.setColor(Ink.CURSOR.color());
        g.setStroke(new BasicStroke(
                (float) Math.max(1.5, half * 0.07),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_MITER,
                10,
                new float[] {dash, dash},
                dash / 2));
        g.draw(frame);
    }

    private void trail(List<Point> route) {
        if (route.size() < 2) {
            return;
        }
        g.setColor(Ink.LAST_MOVE.color());
        g.setStroke(new BasicStroke((float) (radius * 0.32), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(path(route, 0, 0));
    }

    private void arrow(List<Point> route) {
        if (route.size() < 2) {
            return;
        }
        double head = radius * 0.62;
        g.setColor(Ink.ONLY_HERE.color(0.85));
        g.setStroke(new BasicStroke((float) (radius * 0.2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path(route, radius * 1.1, head * 0.7));
        Point2D from = geometry.at(route.get(route.size() - 2));
        Point2D to = geometry.at(route.get(route.size() - 1));
        double angle = Math.atan2(to.getY() - from.getY(), to.getX() - from.getX());
        Path2D tip = new Path2D.Double();
        tip.moveTo(to.getX(), to.getY());
        for (int side : new int[] {-1, 1}) {
            tip.lineTo(
                    to.getX() - head * Math.cos(angle + side * 0.5), to.getY() - head * Math.sin(angle + side * 0.5));
        }
        tip.closePath();
        g.fill(tip);
    }

    /** The route as a path that begins after its start and stops short of its end, by lengths in pixels. */
    private Path2D path(List<Point> route, double after, double shortBy) {
        Path2D path = new Path2D.Double();
        Point2D start = geometry.at(route.get(0));
        Point2D second = geometry.at(route.get(1));
        double skipped = Math.min(0.9, after / Math.max(1e-6, start.distance(second)));
        path.moveTo(
                start.getX() + (second.getX() - start.getX()) * skipped,
                start.getY() + (second.getY() - start.getY()) * skipped);
        Point2D last = start;
        for (int i = 1; i < route.size(); i++) {
            Point2D next = geometry.at(route.get(i));
            double length = Math.max(1e-6, last.distance(next));
            double part = i == route.size() - 1 ? Math.max(0, 1 - shortBy / length) : 1;
            path.lineTo(
                    last.getX() + (next.getX() - last.getX()) * part, last.getY() + (next.getY() - last.getY()) * part);
            last = next;
        }
        return path;
    }
}
