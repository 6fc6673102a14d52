package org.qirkat.plugins.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.PositionText;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.spi.AfterMove;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.MoveSink;
import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.Moves;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/** A board, a hook, and whoever moves the pieces and says what could have been captured. */
public final class Table {
    private record Ply(PositionView before, MoveView move, PositionView after) implements Transition {}

    private record Context(Ruleset rules) implements HookContext {
        @Override
        public PointSet points(Collection<Point> points) {
            points.forEach(rules.board()::indexOf);
            return new TableView.Handle(Set.copyOf(points));
        }
    }

    private final Ruleset rules;
    private final Hook hook;

    private Table(Ruleset rules, Hook hook) {
        this.rules = rules;
        this.hook = hook;
    }

    /** @param words the parameters as a rule file has them; see {@link Words} */
    public static Table with(Ruleset rules, HookProvider provider, Map<String, String> words) {
        return new Table(rules, provider.bind(Words.parameters(provider, words), new Context(rules)));
    }

    public Position position(String text) {
        return PositionText.read(text, rules, slots(), SourceSpan.startOf("test"))
                .orThrow();
    }

    /**
     * Plays {@code a1-a3} or {@code a1xa5:a3}, legal or not.
     *
     * @param canTake what the mover's pieces could take before: {@code "c3:2 e5:1"}
     */
    public Position play(Position before, String move, String canTake) {
        SortedMap<Point, Integer> able = new TreeMap<>();
        for (String one : canTake.isEmpty() ? new String[0] : canTake.split(" ")) {
            able.put(Words.point(one.split(":")[0], rules), Integer.parseInt(one.split(":")[1]));
        }
        Move made = Words.move(move, rules);
        Piece piece = before.at(made.route().get(0)).orElseThrow();
        Position moved = before.without(made.route().get(0)).with(new TableMove(made).to(), piece);
        for (Point prey : made.removed()) {
            moved = moved.without(prey);
        }
        return finished(new TableView(() -> before, able), made, moved, false);
    }

    /** What the hook makes of a turn that White ends with these pieces on the board; which move it was does not matter. */
    public Position afterTurn(String text) {
        Position moved = position(text);
        Point stood = moved.of(moved.mover()).get(0);
        return finished(new TableView(() -> moved, Map.of()), new Move.Step(stood, stood, false), moved, false);
    }

    /** The texts of the hook's own moves. */
    public List<String> specials(Position position) {
        return codes(position).keySet().stream().toList();
    }

    /** Plays one of the hook's own moves. */
    public Position playSpecial(Position before, String text) {
        Moves moves = (Moves) hook;
        PositionView view = new TableView(() -> before, Map.of());
        long code = Objects.requireNonNull(codes(before).get(text), text);
        TableChanges changes = new TableChanges(before, slots());
        moves.play(code, view, changes);
        Move made = new Move.Special("hook", text, moves.route(code, view), List.of(), moves.keepsTurn(code, view));
        return finished(view, made, changes.position(), moves.keepsTurn(code, view));
    }

    private SortedMap<String, Long> codes(Position position) {
        PositionView view = new TableView(() -> position, Map.of());
        SortedMap<String, Long> codes = new TreeMap<>();
        ((Moves) hook).generate(view, new MoveSink() {
            @Override
            public void add(long code) {
                codes.put(((Moves) hook).text(code, view), code);
            }

            @Override
            public void forbidOrdinaryMoves() {
                throw new UnsupportedOperationException("this table makes any ordinary move it is told");
            }
        });
        return codes;
    }

    private Position finished(PositionView before, Move made, Position moved, boolean keepsTurn) {
        TableChanges changes = new TableChanges(moved, slots());
        Transition ply = new Ply(before, new TableMove(made), new TableView(changes::position, Map.of()));
        if (hook instanceof AfterMove closer && !keepsTurn) {
            closer.afterMove(ply, changes);
        }
        if (hook instanceof Memory memory) {
            memory.remember(ply, changes);
        }
        Position after = changes.position();
        return keepsTurn ? after : after.withMover(after.mover().other());
    }

    private List<MemorySlot> slots() {
        return hook instanceof Memory memory ? memory.slots() : List.of();
    }
}
