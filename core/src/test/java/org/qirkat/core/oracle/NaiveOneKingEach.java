package org.qirkat.core.oracle;

import java.util.Optional;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

/** One king against one king, section 9. */
record NaiveOneKingEach(Kinds kinds) implements NaiveRule {
    @Override
    public Optional<Standing> standing(Position position, boolean canCapture) {
        boolean oneEach = position.of(Side.WHITE).size() == 1
                && position.of(Side.BLACK).size() == 1
                && position.occupied().stream()
                        .allMatch(p -> kinds.isKing(position.at(p).orElseThrow().kind()));
        return oneEach && !canCapture ? Optional.of(Standing.DRAWN) : Optional.empty();
    }
}
