package org.qirkat.core.spi;

/** The role that orders captures: of all captures that the settings allow, only those of the highest rank are legal. */
public non-sealed interface CaptureFilter extends Hook {
    /** The rank of a capture that is never legal. */
    long FORBIDDEN = Long.MIN_VALUE;

    /** The rank of a whole capture; greater comes first. With {@link #FORBIDDEN} for all, no capture is legal. */
    long rank(PositionView position, MoveView capture);
}
