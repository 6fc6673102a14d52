package org.qirkat.core.spi;

/** Where a {@link Moves} role puts its moves. */
public interface MoveSink {
    void add(long code);

    /** In this position the ordinary steps and captures are not legal. */
    void forbidOrdinaryMoves();
}
