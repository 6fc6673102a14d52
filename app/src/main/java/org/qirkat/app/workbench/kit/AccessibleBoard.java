package org.qirkat.app.workbench.kit;

import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

/** The board as a screen reader sees it: a child for each point, named by the point and what stands there. */
final class AccessibleBoard {
    private final BoardContent content;
    private final BoardCanvas canvas;
    private final AccessibleContext context;

    AccessibleBoard(BoardContent content, BoardCanvas canvas) {
        this.content = content;
        this.canvas = canvas;
        this.context = canvas.new Access() {
            private static final long serialVersionUID = 1;

            @Override
            public AccessibleRole getAccessibleRole() {
                return AccessibleRole.CANVAS;
            }

            @Override
            public String getAccessibleName() {
                return Words.say(AccessibleBoard.class, "board.name");
            }

            @Override
            public int getAccessibleChildrenCount() {
                return position().board().points().size();
            }

            @Override
            public @Nullable Accessible getAccessibleChild(int i) {
                var points = position().board().points();
                return i < 0 || i >= points.size() ? null : child(points.get(i), i);
            }
        };
    }

    AccessibleContext context() {
        return context;
    }

    private Position position() {
        return content.scene().position();
    }

    private Accessible child(Point point, int index) {
        AccessiblePoint child = new AccessiblePoint(point, index);
        return () -> child;
    }

    /** Tells that the keyboard's place has changed. */
    void announce(Point point) {
        Accessible child = child(point, position().board().indexOf(point));
        context.firePropertyChange(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, null, child);
    }

    /** A point in words: its name, what stands there, what can be done with it. */
    static String describe(BoardScene scene, Point point) {
        String name = scene.names().name(point);
        Position position = scene.position();
        String said = position.isClosed(point)
                ? Words.say(AccessibleBoard.class, "point.closed", name)
                : position.at(point)
                        .map(piece -> Words.say(
                                AccessibleBoard.class,
                                "point.piece",
                                name,
                                Words.say(
                                        AccessibleBoard.class,
                                        piece.side() == Side.WHITE ? "side.white" : "side.black"),
                                piece.kind().name()))
                        .orElseGet(() -> Words.say(AccessibleBoard.class, "point.empty", name));
        if (scene.marked(Mark.TARGET).contains(point)) {
            said = Words.say(AccessibleBoard.class, "point.target", said);
        }
        if (scene.marked(Mark.MUST_MOVE).contains(point)) {
            said = Words.say(AccessibleBoard.class, "point.must-move", said);
        }
        return scene.marked(Mark.SELECTED).contains(point)
                ? Words.say(AccessibleBoard.class, "point.selected", said)
                : said;
    }

    private final class AccessiblePoint extends AccessibleContext implements AccessibleAction {
        private final Point point;
        private final int index;

        AccessiblePoint(Point point, int index) {
            this.point = point;
            this.index = index;
            setAccessibleParent(canvas);
        }

        @Override
        public String getAccessibleName() {
            return describe(content.scene(), point);
        }

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.PUSH_BUTTON;
        }

        @Override
        public AccessibleStateSet getAccessibleStateSet() {
            AccessibleStateSet states = new AccessibleStateSet();
            states.add(AccessibleState.ENABLED);
            states.add(AccessibleState.VISIBLE);
            states.add(AccessibleState.SHOWING);
            if (content.scene().marked(Mark.SELECTED).contains(point)) {
                states.add(AccessibleState.SELECTED);
            }
            return states;
        }

        @Override
        public int getAccessibleIndexInParent() {
            return index;
        }

        @Override
        public int getAccessibleChildrenCount() {
            return 0;
        }

        @Override
        public @Nullable Accessible getAccessibleChild(int i) {
            return null;
        }

        @Override
        public Locale getLocale() {
            return Locale.getDefault();
        }

        @Override
        public AccessibleAction getAccessibleAction() {
            return this;
        }

        @Override
        public int getAccessibleActionCount() {
            return 1;
        }

        @Override
        public String getAccessibleActionDescription(int i) {
            return Words.say(AccessibleBoard.class, "board.action");
        }

        @Override
        public boolean doAccessibleAction(int i) {
            content.press(point);
            return true;
        }
    }
}
