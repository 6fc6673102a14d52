package org.qirkat.app.workbench.kit;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.util.List;
import javax.swing.Icon;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Side;

/** A small piece, to stand beside words. */
public final class SideIcon implements Icon {
    private final Piece piece;
    private final BoardScene.Emblem emblem;
    private final int size;

    private SideIcon(Piece piece, BoardScene.Emblem emblem, int size) {
        this.piece = piece;
        this.emblem = emblem;
        this.size = size;
    }

    /** A man of a side. */
    public static SideIcon of(Side side, int size) {
        return new SideIcon(new Piece(side, new PieceKind("man", 'w', 'b')), BoardScene.Emblem.NONE, size);
    }

    /** A piece as the board shows it. */
    public static SideIcon of(Piece piece, List<PieceKind> kinds, int size) {
        int at = kinds.indexOf(piece.kind());
        BoardScene.Emblem emblem =
                at <= 0 ? BoardScene.Emblem.NONE : at == 1 ? BoardScene.Emblem.CROWN : BoardScene.Emblem.LETTER;
        return new SideIcon(piece, emblem, size);
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        BoardPainter.smooth(g);
        double side = UIScale.scale((float) size);
        new PiecePainter(g, side * 0.42)
                .paint(piece, emblem, new Point2D.Double(x + side / 2, y + side / 2), component.isEnabled() ? 1 : 0.4);
        g.dispose();
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(size);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(size);
    }
}
