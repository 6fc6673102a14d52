package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.SetUp;

/** The engine over compiled tables. */
final class CompiledRules implements RulesEngine {
    private final RulesTables tables;
    private final BoundHooks hooks;
    private final Position start;

    CompiledRules(Ruleset rules, HookRegistry registry) {
        tables = new RulesTables(rules);
        hooks = new BoundHooks(rules, HookBinder.bind(rules, tables.numbering, registry));
        start = setUp(rules.setUp());
    }

    private Position setUp(Position given) {
        Position position = given;
        for (BoundHook hook : hooks.setUps) {
            try {
                position = ((SetUp) hook.hook()).setUp(position);
                at(position); // which refuses what does not fit the rules
            } catch (RuntimeException | LinkageError fault) {
                throw hook.threw(fault);
            }
        }
        return position;
    }

    @Override
    public Ruleset rules() {
        return tables.rules;
    }

    @Override
    public List<MemorySlot> memorySlots() {
        return hooks.slots();
    }

    @Override
    public boolean hasOnlyLeaps() {
        return hooks.captures.length == 0;
    }

    @Override
    public Position start() {
        return start;
    }

    @Override
    public Cursor cursor(Position position) {
        return at(position);
    }

    private TableCursor at(Position position) {
        return new TableCursor(tables, hooks, position);
    }

    @Override
    public List<Move> legalMoves(Position position) {
        Cursor cursor = at(position);
        int count = cursor.generate();
        List<Move> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(cursor.move(i));
        }
        return List.copyOf(moves);
    }

    @Override
    public Position after(Position position, Move move) {
        TableCursor cursor = at(position);
        cursor.make(find(cursor, position, move));
        return cursor.position();
    }

    @Override
    public List<Move.Capture> routes(Position position, Move.Capture capture, int most) {
        TableCursor cursor = at(position);
        return cursor.routes(find(cursor, position, capture), most);
    }

    private int find(TableCursor cursor, Position position, Move move) {
        int count = cursor.generate();
        for (int i = 0; i < count; i++) {
            if (cursor.is(i, move)) {
                return i;
            }
        }
        throw new IllegalArgumentException(move + " is not legal in " + tables.rules + " at " + position);
    }

    @Override
    public Outcome outcome(Position position) {
        TableCursor cursor = at(position);
        Optional<Outcome> hooked = cursor.calls().outcome();
        if (hooked.isPresent()) {
            return hooked.get();
        }
        return new Standing(tables, cursor.state(), position).outcome(cursor);
    }
}
