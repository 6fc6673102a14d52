package org.qirkat.core.spi;

/** The role that orders captures: of all captures that the settings allow, only those of the highest rank are legal. */
public non-sealed interface CaptureFilter extends Hook {
    /** The rank of a whole capture; greater comes first. What is never legal is for a {@link MoveFilter} to refuse. */
    long rank(PositionView position, MoveView capture);
}
