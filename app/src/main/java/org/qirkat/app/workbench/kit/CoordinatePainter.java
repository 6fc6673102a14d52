package org.qirkat.app.workbench.kit;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qirkat.core.model.Point;

/** Paints coordinates: letters and numbers along the edges, or a number in each square. They stay upright and right. */
final class CoordinatePainter {
    private final Graphics2D g;
    private final BoardScene scene;
    private final BoardGeometry geometry;

    CoordinatePainter(Graphics2D g, BoardScene scene, BoardGeometry geometry) {
        this.g = g;
        this.scene = scene;
        this.geometry = geometry;
    }

    void paint() {
        if (scene.names().isNumeric()) {
            numbers();
        } else {
            edges();
        }
    }

    private void numbers() {
        double size = geometry.spacing() * 0.2;
        for (Point point : scene.position().board().points()) {
            Point2D at = geometry.at(point);
            String name = scene.names().name(point);
            if (geometry.hasSquares()) {
                Rectangle2D square = geometry.square(point.x(), point.y());
                double inset = geometry.cell() * 0.05;
                Lettering.hanging(
                        g, name, square.getX() + inset, square.getY() + inset, size, Ink.SQUARE_LABEL.color());
            } else {
                double aside = geometry.spacing() * 0.2;
                Lettering.centred(g, name, at.getX() + aside * 0.8, at.getY() - aside * 1.3, size, Ink.LABEL.color());
            }
        }
    }

    private void edges() {
        boolean upright = scene.quarterTurns() % 2 == 0;
        SortedMap<Double, String> columns = new TreeMap<>();
        SortedMap<Double, String> rows = new TreeMap<>();
        for (Point point : scene.position().board().points()) {
            Point2D at = geometry.at(point);
            String letter = point.name().substring(0, 1);
            String number = point.name().substring(1);
            columns.put(at.getX(), upright ? letter : number);
            rows.put(at.getY(), upright ? number : letter);
        }
        Rectangle2D field = geometry.playingField();
        double off = geometry.frame() * 0.5;
        double size = geometry.frame() * 0.5;
        columns.forEach((x, name) -> Lettering.centred(g, name, x, field.getMaxY() + off, size, Ink.LABEL.color()));
        rows.forEach((y, name) -> Lettering.centred(g, name, field.getMinX() - off, y, size, Ink.LABEL.color()));
    }
}
