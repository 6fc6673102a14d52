package org.qirkat.core.spi;

/** The role that changes the board when a turn is over: closes points, takes pieces off. */
public non-sealed interface AfterMove extends Hook {
    /**
     * Called after each completed turn, when captured pieces are gone and before the opponent moves; not after a ply
     * that keeps the turn, and never when a position is read. Hooks are called in the order of the rule file.
     */
    void afterMove(Transition made, Changes changes);
}
