package org.qirkat.core.play;

import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;

/** The transfer of a position from one rule set to another on the same board. */
final class RuleSwitch {
    private RuleSwitch() {}

    static Switched of(Position position, Variant from, Variant to) {
        if (!from.rules().board().equals(to.rules().board())) {
            return new Switched.Refused(Text.of(RuleSwitch.class, "switch.board", from.id(), to.id()));
        }
        Position moved = position;
        for (Point point : position.occupied()) {
            Piece piece = position.at(point).orElseThrow();
            Optional<PieceKind> kind = to.rules().kind(piece.kind().name());
            if (kind.isEmpty()) {
                return new Switched.Refused(Text.of(
                        RuleSwitch.class,
                        "switch.kind",
                        to.id(),
                        piece.kind().name(),
                        to.rules().names().name(point)));
            }
            moved = moved.with(point, new Piece(piece.side(), kind.get()));
        }
        List<String> lost = position.memory().stream()
                .map(Memory::slot)
                .filter(slot -> !to.memorySlots().contains(slot))
                .map(slot -> slot.name())
                .toList();
        Game game = Game.startFrom(to, moved.keepingOnly(to.memorySlots()));
        return new Switched.Kept(
                game,
                lost.isEmpty()
                        ? Optional.empty()
                        : Optional.of(Text.of(RuleSwitch.class, "switch.dropped", to.id(), String.join(", ", lost))));
    }
}
