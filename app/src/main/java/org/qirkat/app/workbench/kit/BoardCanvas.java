package org.qirkat.app.workbench.kit;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;

/** A board on the screen: one focusable component that is played on with mouse or keyboard. */
public final class BoardCanvas extends JComponent implements Accessible {
    private static final long serialVersionUID = 1;

    private final transient BoardContent content;
    private final transient BoardMouse mouse;
    private transient @Nullable Point cursor;
    private transient @Nullable AccessibleBoard accessible;

    public BoardCanvas(BoardContent content) {
        this.content = content;
        this.mouse = new BoardMouse(this, content);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        BoardKeys.install(this, content);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaint();
            }
        });
        setFocusable(true);
        setOpaque(false);
        setPreferredSize(new Dimension(UIScale.scale(520), UIScale.scale(520)));
        setMinimumSize(new Dimension(UIScale.scale(160), UIScale.scale(160)));
    }

    /** Where the points lie now. */
    public BoardGeometry geometry() {
        BoardScene scene = content.scene();
        return new BoardGeometry(scene.position().board(), scene.quarterTurns(), getWidth(), getHeight());
    }

    /** The keyboard's point, if the keyboard has been used on this board. */
    Optional<Point> cursor() {
        return Optional.ofNullable(cursor)
                .filter(p -> content.scene().position().board().has(p));
    }

    void moveCursor(Point to) {
        cursor = to;
        if (accessible != null) {
            accessible.announce(to);
        }
        repaint();
    }

    void hideCursor() {
        cursor = null;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        BoardScene scene = content.scene();
        if (isFocusOwner() && cursor().isPresent()) {
            scene = scene.with(Mark.CURSOR, List.of(cursor().get()));
        }
        Optional<Point> dragged = mouse.dragged();
        if (dragged.isPresent()) {
            scene = scene.with(Mark.LIFTED, List.of(dragged.get()));
        }
        BoardPainter.paint((Graphics2D) graphics, scene, getWidth(), getHeight());
        Optional<Piece> piece = dragged.flatMap(scene.position()::at);
        if (piece.isPresent()) {
            Graphics2D g = (Graphics2D) graphics.create();
            BoardPainter.smooth(g);
            new PiecePainter(g, geometry().pieceRadius()).paint(piece.get(), scene.emblem(piece.get()), mouse.at(), 1);
            g.dispose();
        }
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessible == null) {
            accessible = new AccessibleBoard(content, this);
            accessibleContext = accessible.context();
        }
        return accessibleContext;
    }

    /** Opens the protected class for {@link AccessibleBoard}. */
    abstract class Access extends AccessibleJComponent {
        private static final long serialVersionUID = 1;
    }
}
