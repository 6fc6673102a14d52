package org.qirkat.core.engine;

import java.util.List;
import org.qirkat.core.model.EndRule;
import org.qirkat.core.model.PieceKind;

/** The wins that leave a position without moves: a side that is bare, a goal, a royal piece lost. */
final class Decision {
    private static final int NOBODY = -1;

    private final int bare;
    /** The numbers of the kinds of the goal and of the royal piece; -1 where there is none. */
    private final int goal;

    private final int royal;
    private final boolean isPossible;

    Decision(EndRule ends, List<PieceKind> kinds) {
        bare = ends.bare();
        goal = number(ends.goal(), kinds);
        royal = number(ends.royal(), kinds);
        isPossible = bare > 0 || goal >= 0 || royal >= 0;
    }

    private static int number(List<String> names, List<PieceKind> kinds) {
        for (int kind = 0; kind < kinds.size(); kind++) {
            if (names.contains(kinds.get(kind).name())) {
                return kind;
            }
        }
        return NOBODY;
    }

    /** Whether the current position has been won. */
    boolean isMade(StateStack state) {
        return isPossible && (isMadeBy(state, 0) || isMadeBy(state, 1));
    }

    private boolean isMadeBy(StateStack state, int side) {
        return (bare > 0 && Mask.count(state.allLo(side), state.allHi(side)) <= bare)
                || hasGoal(state, side)
                || lacksRoyal(state, side);
    }

    boolean hasGoal(StateStack state, int side) {
        return has(state, side, goal);
    }

    boolean lacksRoyal(StateStack state, int side) {
        return royal >= 0 && !has(state, side, royal);
    }

    private static boolean has(StateStack state, int side, int kind) {
        return kind >= 0 && (state.lo(state.set(side, kind)) | state.hi(state.set(side, kind))) != 0;
    }
}
