package org.qirkat.core.spi;

/**
 * The role that refuses moves. It is asked about captures first; where it leaves none, no capture is compulsory. Then it
 * is asked about moves without capture, and about the moves of hooks. An order that the settings make among captures has
 * been applied before.
 */
public non-sealed interface MoveFilter extends Hook {
    /** Whether it may refuse anything in this position; where it does not, moves need not be shown to it one by one. */
    default boolean concerns(PositionView position) {
        return true;
    }

    boolean allows(PositionView position, MoveView move);
}
