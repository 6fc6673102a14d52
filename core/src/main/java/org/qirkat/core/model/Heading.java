package org.qirkat.core.model;

/**
 * A word for directions, as seen by the side that moves: x to the right of the board, forward towards the enemy.
 * A step or hop is judged by where it starts and where it lands.
 */
public enum Heading {
    ANY,
    FORWARD,
    SIDEWAYS,
    BACKWARD,
    STRAIGHT,
    DIAGONAL,
    FORWARD_STRAIGHT,
    FORWARD_DIAGONAL,
    BACKWARD_STRAIGHT,
    BACKWARD_DIAGONAL;

    /** Whether going from one point to another is in this direction. {@code north} is 1 for who looks north, else -1. */
    public boolean covers(Point from, Point to, int north) {
        int dx = to.x() - from.x();
        int dy = (to.y() - from.y()) * north;
        return switch (this) {
            case ANY -> true;
            case FORWARD -> dy > 0;
            case SIDEWAYS -> dy == 0;
            case BACKWARD -> dy < 0;
            case STRAIGHT -> dx == 0 || dy == 0;
            case DIAGONAL -> dx != 0 && dy != 0;
            case FORWARD_STRAIGHT -> dx == 0 && dy > 0;
            case FORWARD_DIAGONAL -> dx != 0 && dy > 0;
            case BACKWARD_STRAIGHT -> dx == 0 && dy < 0;
            case BACKWARD_DIAGONAL -> dx != 0 && dy < 0;
        };
    }
}
