package org.qirkat.app.workbench.kit;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Set;
import org.qirkat.core.model.Point;

/** Paints a board of any kind, with pieces and marks, at any size; needs no screen. */
public final class BoardPainter {
    private BoardPainter() {}

    /** Paints a scene in the middle of a surface, as large as it goes. */
    public static void paint(Graphics2D target, BoardScene scene, double width, double height) {
        Graphics2D g = (Graphics2D) target.create();
        try {
            smooth(g);
            BoardGeometry geometry = new BoardGeometry(scene.position().board(), scene.quarterTurns(), width, height);
            SurfacePainter surface = new SurfacePainter(g, scene, geometry);
            MarkPainter marks = new MarkPainter(g, scene, geometry);
            surface.paint();
            marks.paintUnderPieces();
            paintPieces(g, scene, geometry);
            marks.paintOverPieces();
        } finally {
            g.dispose();
        }
    }

    /** A picture of a scene with transparent surroundings. */
    public static BufferedImage image(BoardScene scene, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        try {
            paint(g, scene, width, height);
        } finally {
            g.dispose();
        }
        return image;
    }

    private static void paintPieces(Graphics2D g, BoardScene scene, BoardGeometry geometry) {
        PiecePainter pieces = new PiecePainter(g, geometry.pieceRadius());
        Set<Point> taken = scene.marked(Mark.TAKEN);
        Set<Point> lifted = scene.marked(Mark.LIFTED);
        for (Point point : scene.position().occupied()) {
            scene.position().at(point).ifPresent(piece -> {
                double opacity = lifted.contains(point) ? 0.25 : taken.contains(point) ? 0.4 : 1;
                pieces.paint(piece, scene.emblem(piece), geometry.at(point), opacity);
            });
        }
    }

    static void smooth(Graphics2D g) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
    }
}
