package org.qirkat.plugins.stranger;

import java.util.List;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.MoveSink;
import org.qirkat.core.spi.Moves;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.SetUp;
import org.qirkat.core.spi.Transition;

/**
 * The rule that each side has men in hand ({@code white-hand=2}) and may put one on an empty point of its home row
 * ({@code +c1}) instead of moving.
 */
public final class Reserve implements HookProvider {
    private static final Parameter<Integer> MEN =
            new Parameter<>("men", ValueType.Count.from(1, 20), 2, Text.of(Reserve.class, "reserve.men"));

    @Override
    public String name() {
        return "reserve";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(MEN);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        return new Hands(context.rules(), given.get(MEN));
    }

    private record Hands(Ruleset rules, int men) implements SetUp, org.qirkat.core.spi.Memory, Moves {
        private static final MemorySlot WHITE = new MemorySlot("white-hand", MemorySlot.Kind.COUNTER, true);
        private static final MemorySlot BLACK = new MemorySlot("black-hand", MemorySlot.Kind.COUNTER, true);

        private static MemorySlot hand(Side side) {
            return side == Side.WHITE ? WHITE : BLACK;
        }

        @Override
        public Position setUp(Position given) {
            return given.with(Memory.counter(WHITE, men)).with(Memory.counter(BLACK, men));
        }

        @Override
        public List<MemorySlot> slots() {
            return List.of(WHITE, BLACK);
        }

        @Override
        public void remember(Transition made, Changes changes) {
            // hands change only by a drop, and play sees to that
        }

        @Override
        public void generate(PositionView position, MoveSink sink) {
            if (position.counter(hand(position.mover())) == 0) {
                return;
            }
            List<Point> home = home(position.mover());
            for (int i = 0; i < home.size(); i++) {
                if (position.at(home.get(i)).isEmpty()) {
                    sink.add(i);
                }
            }
        }

        @Override
        public void play(long code, PositionView position, Changes changes) {
            Side mover = position.mover();
            PieceKind man = rules.kinds().get(0);
            changes.put(home(mover).get((int) code), new Piece(mover, man));
            changes.count(hand(mover), position.counter(hand(mover)) - 1);
        }

        @Override
        public String text(long code, PositionView position) {
            return "+" + rules.names().name(home(position.mover()).get((int) code));
        }

        @Override
        public List<Point> route(long code, PositionView position) {
            return List.of(home(position.mover()).get((int) code));
        }

        @Override
        public boolean keepsTurn(long code, PositionView position) {
            return false;
        }

        private List<Point> home(Side side) {
            int first = rules.board().rows().first();
            int last = rules.board().rows().last();
            return rules.board().row(rules.north(side) > 0 ? first : last);
        }
    }
}
