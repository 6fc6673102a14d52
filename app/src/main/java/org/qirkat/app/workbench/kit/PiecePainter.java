package org.qirkat.app.workbench.kit;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Side;

/** Paints single pieces as turned discs; a king is two discs high and bears a crown. */
final class PiecePainter {
    private final Graphics2D g;
    private final double radius;

    PiecePainter(Graphics2D g, double radius) {
        this.g = g;
        this.radius = radius;
    }

    void paint(Piece piece, BoardScene.Emblem emblem, Point2D at, double opacity) {
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
        boolean white = piece.side() == Side.WHITE;
        double rise = emblem == BoardScene.Emblem.NONE ? 0 : radius * 0.16;
        shadow(at, rise);
        if (rise > 0) {
            disc(white, at.getX(), at.getY() + rise * 0.6);
        }
        double y = at.getY() - rise * 0.6;
        disc(white, at.getX(), y);
        groove(white, at.getX(), y);
        Color mark = (white ? Ink.WHITE_CROWN : Ink.BLACK_CROWN).color();
        switch (emblem) {
            case NONE -> {}
            case CROWN -> crown(mark, at.getX(), y);
            case LETTER -> Lettering.centred(g, String.valueOf(piece.letter()), at.getX(), y, radius * 0.9, mark);
        }
        g.setComposite(before);
    }

    private void shadow(Point2D at, double rise) {
        double reach = radius * 1.22;
        Point2D centre = new Point2D.Double(at.getX() + radius * 0.06, at.getY() + radius * 0.14 + rise * 0.6);
        g.setPaint(new RadialGradientPaint(
                centre, (float) reach, new float[] {0.72f, 1f}, new Color[] {Ink.SHADOW.color(), Ink.SHADOW.color(0)}));
        g.fill(circle(centre.getX(), centre.getY(), reach));
    }

    private void disc(boolean white, double x, double y) {
        Color light = (white ? Ink.WHITE_LIGHT : Ink.BLACK_LIGHT).color();
        Color face = (white ? Ink.WHITE_FACE : Ink.BLACK_FACE).color();
        Color shade = (white ? Ink.WHITE_SHADE : Ink.BLACK_SHADE).color();
        Point2D shine = new Point2D.Double(x - radius * 0.3, y - radius * 0.4);
        g.setPaint(new RadialGradientPaint(
                shine, (float) (radius * 1.55), new float[] {0f, 0.5f, 1f}, new Color[] {light, face, shade}));
        g.fill(circle(x, y, radius));
        g.setColor((white ? Ink.WHITE_RIM : Ink.BLACK_RIM).color());
        g.setStroke(new BasicStroke((float) Math.max(0.8, radius * 0.055)));
        g.draw(circle(x, y, radius * 0.975));
    }

    private void groove(boolean white, double x, double y) {
        g.setStroke(new BasicStroke((float) Math.max(0.6, radius * 0.05)));
        g.setColor((white ? Ink.WHITE_SHADE : Ink.BLACK_SHADE).color());
        g.draw(circle(x, y - radius * 0.01, radius * 0.72));
        g.setColor((white ? Ink.WHITE_LIGHT : Ink.BLACK_LIGHT).color(0.8));
        g.setStroke(new BasicStroke((float) Math.max(0.4, radius * 0.025)));
        g.draw(circle(x, y + radius * 0.03, radius * 0.72));
    }

    private void crown(Color color, double x, double y) {
        double w = radius * 0.5;
        double h = radius * 0.36;
        Path2D crown = new Path2D.Double();
        crown.moveTo(x - w * 0.85, y + h);
        crown.lineTo(x - w, y - h * 0.55);
        crown.lineTo(x - w * 0.45, y + h * 0.15);
        crown.lineTo(x, y - h);
        crown.lineTo(x + w * 0.45, y + h * 0.15);
        crown.lineTo(x + w, y - h * 0.55);
        crown.lineTo(x + w * 0.85, y + h);
        crown.closePath();
        g.setColor(color);
        g.fill(crown);
        g.setStroke(new BasicStroke((float) (radius * 0.07), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(crown);
        double bead = radius * 0.075;
        g.fill(circle(x - w, y - h * 0.66, bead));
        g.fill(circle(x, y - h * 1.12, bead));
        g.fill(circle(x + w, y - h * 0.66, bead));
    }

    static Ellipse2D circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
