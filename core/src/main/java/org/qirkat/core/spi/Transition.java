package org.qirkat.core.spi;

/** A ply that has just been made. Valid only during the call. */
public interface Transition {
    /** The position before the ply. */
    PositionView before();

    MoveView move();

    /** The position after it, with all changes made so far; {@link PositionView#mover} is still the side that moved. */
    PositionView after();
}
