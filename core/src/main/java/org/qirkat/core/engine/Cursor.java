package org.qirkat.core.engine;

import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;

/**
 * A mutable place in the tree of positions, for one thread. Nothing is allocated per node (hooks apart).
 * Moves are numbers from 0 into the list of the last {@link #generate} at the same node.
 */
public interface Cursor {
    /** Generates the legal moves of this node and returns how many there are; the list lives until the node is left for good. */
    int generate();

    /** How many legal moves this node has, without listing them where that can be told; disturbs no list. */
    int count();

    /** Makes a generated move. */
    void make(int move);

    /** Takes back the last move; the list of the node that is left for good is gone, that of the node returned to stands. */
    void unmake();

    /** The incremental hash of the position, equal for equal positions. */
    long hash();

    /** The plies since the last progress (by the settings), counted from where the cursor was put. */
    int quietPlies();

    /** A generated move as a value; allocates. */
    Move move(int move);

    /** The position as a value; allocates. */
    Position position();
}
