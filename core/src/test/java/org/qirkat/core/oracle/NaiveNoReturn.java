package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.List;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;

/** Bell's ban on returning, section 4: a man steps only where it has not stood. */
record NaiveNoReturn(HookUse use) implements NaiveRule {
    private static MemorySlot trail(Point point) {
        return new MemorySlot("been-" + point.name(), MemorySlot.Kind.POINTS, true);
    }

    private boolean isMan(Point point, Position position) {
        return position.at(point)
                .filter(piece -> piece.kind().name().equals(use.written().get("kind")))
                .isPresent();
    }

    @Override
    public boolean allows(Position position, Move move) {
        return !(move instanceof Move.Step step)
                || !isMan(step.from(), position)
                || !position.memory(trail(step.from())).points().contains(step.to());
    }

    @Override
    public Position remember(Position before, Move move, Position after) {
        Position result = after;
        for (Point point : before.board().points()) {
            List<Point> been = new ArrayList<>(before.memory(trail(point)).points());
            if (!(move instanceof Move.Special)) {
                List<Point> route = move.route();
                Point from = route.get(0);
                if (point.equals(route.get(route.size() - 1))) {
                    been = new ArrayList<>(before.memory(trail(from)).points());
                    been.add(from);
                    been.removeIf(point::equals);
                    been = isMan(point, after) ? been : List.of();
                }
            }
            boolean isBare = after.at(point).isEmpty();
            result = result.with(Memory.points(trail(point), isBare ? List.of() : been));
        }
        return result;
    }
}
