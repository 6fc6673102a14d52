package org.qirkat.core.engine;

import java.util.List;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.HookRegistry;

/**
 * A rule set at work. Immutable; any number of threads may use one engine, each with its own {@link Cursor}.
 * A hook that breaks its promises shows as {@link org.qirkat.core.spi.HookFailure} from any method.
 */
public interface RulesEngine {
    /**
     * Compiles a rule set.
     *
     * @throws IllegalArgumentException if the board has more points than {@link #MOST_POINTS}, or a hook is not in the registry
     */
    static RulesEngine compile(Ruleset rules, HookRegistry hooks) {
        return new CompiledRules(rules, hooks);
    }

    /** The largest board, in points. */
    int MOST_POINTS = 128;

    Ruleset rules();

    /** The memory that the rule set's hooks declare. */
    List<MemorySlot> memorySlots();

    /** Whether all captures are leaps of the settings, so that the way of a piece tells what it takes. */
    boolean hasOnlyLeaps();

    /** The start position: the settings' set-up, changed by the hooks that set up. */
    Position start();

    /**
     * All legal moves, in a fixed order. Empty for a side that is blocked or without pieces, and where a win other than
     * by being blocked or by an ending has been reached; draws and endings do not empty it.
     */
    List<Move> legalMoves(Position position);

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if the move is not legal, with both in the message
     */
    Position after(Position position, Move move);

    /**
     * The routes of a legal capture, each with the captured points in its own order.
     *
     * @param most how many at most; a capture of many pieces can have thousands
     */
    List<Move.Capture> routes(Position position, Move.Capture capture, int most);

    /** How a position stands by itself; repetition and quiet plies are for a game to count. */
    Outcome outcome(Position position);

    /** A fresh cursor that stands at a position. */
    Cursor cursor(Position position);
}
