package org.qirkat.app.workbench.kit;

import org.qirkat.core.model.Point;

/** What a {@link BoardCanvas} shows and whom its gestures reach. */
public interface BoardContent {
    BoardScene scene();

    /** A point was pressed: by the mouse, by Enter, or as the end of a drag. */
    void press(Point point);

    /** A point was pressed with the other mouse button. */
    void pressOther(Point point);

    /** Whether what stands on a point can be dragged. */
    boolean mayLift(Point point);

    /** Whether moving the mouse with its button down presses every point it crosses. */
    boolean paintsWhileDragging();

    /** What was begun is to be dropped. */
    void cancel();

    /** A sign was typed while the board has the keyboard. */
    void typed(char sign);
}
