package org.qirkat.app.workbench.kit;

import java.awt.event.ActionEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.qirkat.core.model.Point;

/** The keyboard on a board: arrows move a cursor, Enter or Space press, Delete presses otherwise, Escape drops what was begun. */
final class BoardKeys {
    private BoardKeys() {}

    static void install(BoardCanvas canvas, BoardContent content) {
        bind(canvas, List.of("LEFT", "KP_LEFT"), () -> step(canvas, content, -1, 0));
        bind(canvas, List.of("RIGHT", "KP_RIGHT"), () -> step(canvas, content, 1, 0));
        bind(canvas, List.of("UP", "KP_UP"), () -> step(canvas, content, 0, -1));
        bind(canvas, List.of("DOWN", "KP_DOWN"), () -> step(canvas, content, 0, 1));
        bind(canvas, List.of("ENTER", "SPACE"), () -> atCursor(canvas, content::press));
        bind(canvas, List.of("DELETE", "BACK_SPACE"), () -> atCursor(canvas, content::pressOther));
        bind(canvas, List.of("ESCAPE"), content::cancel);
        canvas.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent event) {
                if (!event.isControlDown() && !event.isAltDown() && !event.isMetaDown()) {
                    content.typed(event.getKeyChar());
                }
            }
        });
    }

    private static void bind(BoardCanvas canvas, List<String> strokes, Runnable action) {
        for (String stroke : strokes) {
            canvas.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
            canvas.getActionMap().put(stroke, new AbstractAction() {
                private static final long serialVersionUID = 1;

                @Override
                public void actionPerformed(ActionEvent event) {
                    action.run();
                    canvas.repaint();
                }
            });
        }
    }

    private static void atCursor(BoardCanvas canvas, Consumer<Point> press) {
        canvas.cursor().ifPresent(press);
    }

    private static void step(BoardCanvas canvas, BoardContent content, int dx, int dy) {
        List<Point> points = content.scene().position().board().points();
        Point from = canvas.cursor().orElse(points.get(points.size() / 2));
        canvas.moveCursor(
                canvas.cursor().isEmpty()
                        ? from
                        : canvas.geometry().neighbour(from, dx, dy).orElse(from));
    }
}
