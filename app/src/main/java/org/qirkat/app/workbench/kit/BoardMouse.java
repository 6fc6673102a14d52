package org.qirkat.app.workbench.kit;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Cursor;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Point;

/** Turns the mouse's doings on a board into gestures: a press selects, a drag is a press at its start and one at its end. */
final class BoardMouse extends MouseAdapter {
    private final BoardCanvas canvas;
    private final BoardContent content;
    private @Nullable Point pressed;
    private boolean wasSelected;
    private boolean dragging;
    private Point2D from = new Point2D.Double();
    private Point2D at = new Point2D.Double();

    BoardMouse(BoardCanvas canvas, BoardContent content) {
        this.canvas = canvas;
        this.content = content;
    }

    /** The point whose piece is in the hand. */
    Optional<Point> dragged() {
        return dragging ? Optional.ofNullable(pressed) : Optional.empty();
    }

    Point2D at() {
        return at;
    }

    @Override
    public void mousePressed(MouseEvent event) {
        canvas.requestFocusInWindow();
        canvas.hideCursor();
        at = event.getPoint();
        from = at;
        pressed = null;
        Optional<Point> point = canvas.geometry().pointAt(event.getX(), event.getY());
        if (point.isEmpty()) {
            content.cancel();
            return;
        }
        if (!SwingUtilities.isLeftMouseButton(event)) {
            content.pressOther(point.get());
        } else if (content.mayLift(point.get())) {
            pressed = point.get();
            wasSelected = content.scene().marked(Mark.SELECTED).contains(pressed);
            if (!wasSelected) {
                content.press(pressed);
            }
        } else {
            content.press(point.get());
            pressed = content.paintsWhileDragging() ? point.get() : null;
        }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        at = event.getPoint();
        Optional<Point> over = canvas.geometry().pointAt(event.getX(), event.getY());
        if (content.paintsWhileDragging() && over.isPresent() && !over.get().equals(pressed)) {
            pressed = over.get();
            if (SwingUtilities.isLeftMouseButton(event)) {
                content.press(pressed);
            } else {
                content.pressOther(pressed);
            }
        } else if (!content.paintsWhileDragging() && pressed != null && at.distance(from) > UIScale.scale(5f)) {
            dragging = true;
            canvas.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
        }
        canvas.repaint();
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        Point start = pressed;
        boolean dropped = dragging;
        pressed = null;
        dragging = false;
        canvas.setCursor(Cursor.getDefaultCursor());
        if (start != null && !content.paintsWhileDragging()) {
            Optional<Point> end = canvas.geometry().pointAt(event.getX(), event.getY());
            if (dropped && end.isPresent() && !end.get().equals(start)) {
                content.press(end.get());
            } else if (!dropped && wasSelected) {
                content.press(start);
            }
        }
        canvas.repaint();
    }
}
