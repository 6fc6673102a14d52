package org.qirkat.core.spi;

import java.util.List;
import org.qirkat.core.model.Point;

/**
 * The role that adds moves of its own kind. A move is a code that the hook itself gives meaning to, in one position;
 * codes are offered, described and played in the same position only.
 */
public non-sealed interface Moves extends Hook {
    /** Offers the codes of all its moves for the side to move, in a fixed order, no two with the same text. */
    void generate(PositionView position, MoveSink sink);

    /** Makes the board changes of a move. The side to move changes afterwards unless {@link #keepsTurn}. */
    void play(long code, PositionView position, Changes changes);

    /** How the move is written, without blanks ({@code !c3}); unique in its position, also among ordinary moves. */
    String text(long code, PositionView position);

    /** The points a player clicks to make the move, start first; one for a place, at least one. */
    List<Point> route(long code, PositionView position);

    /** Whether the same side moves again after it. */
    boolean keepsTurn(long code, PositionView position);
}
