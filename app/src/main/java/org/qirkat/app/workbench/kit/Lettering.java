package org.qirkat.app.workbench.kit;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.TextLayout;
import java.awt.geom.Rectangle2D;
import javax.swing.UIManager;

/** Puts small words on boards, in the theme's font. */
final class Lettering {
    private Lettering() {}

    static void centred(Graphics2D g, String words, double x, double y, double size, Color color) {
        TextLayout layout = layout(g, words, size);
        Rectangle2D bounds = layout.getBounds();
        // all small letters stand on one line, and so do all others
        boolean small = Character.isLowerCase(words.charAt(0));
        Rectangle2D line = layout(g, small ? "x" : "8", size).getBounds();
        g.setColor(color);
        layout.draw(g, (float) (x - bounds.getCenterX()), (float) (y - line.getCenterY()));
    }

    /** Like {@link #centred}, but with the upper left corner of the words at a place. */
    static void hanging(Graphics2D g, String words, double x, double y, double size, Color color) {
        TextLayout layout = layout(g, words, size);
        Rectangle2D bounds = layout.getBounds();
        g.setColor(color);
        layout.draw(g, (float) (x - bounds.getMinX()), (float) (y - bounds.getMinY()));
    }

    private static TextLayout layout(Graphics2D g, String words, double size) {
        Font base = UIManager.getFont("Board.font");
        Font font = (base == null ? g.getFont() : base).deriveFont((float) Math.max(1, size));
        return new TextLayout(words, font, g.getFontRenderContext());
    }
}
