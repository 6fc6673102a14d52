package org.qirkat.core.play;

import java.util.List;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.engine.RulesEngine;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.PositionText;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.spi.HookRegistry;

/** A rule set ready to be played. Immutable and thread-safe. */
public final class Variant {
    private final RulesEngine engine;
    private final HookRegistry hooks;

    private Variant(RulesEngine engine, HookRegistry hooks) {
        this.engine = engine;
        this.hooks = hooks;
    }

    public static Variant of(Ruleset rules, HookRegistry hooks) {
        return new Variant(RulesEngine.compile(rules, hooks), hooks);
    }

    /** The same game under changed rules: a relaxation, an ablation, an edited file. */
    public Variant with(Ruleset rules) {
        return of(rules, hooks);
    }

    public Ruleset rules() {
        return engine.rules();
    }

    public String id() {
        return rules().id();
    }

    public Position start() {
        return engine.start();
    }

    /** All legal moves, in a fixed order. */
    public List<Move> legalMoves(Position position) {
        return engine.legalMoves(position);
    }

    /** The position after a legal move; an illegal one is an {@link IllegalArgumentException}. */
    public Position after(Position position, Move move) {
        return engine.after(position, move);
    }

    /** How a position stands by itself, without its history. */
    public Outcome outcome(Position position) {
        return engine.outcome(position);
    }

    public Cursor cursor(Position position) {
        return engine.cursor(position);
    }

    /** Reads position text, or "start". */
    public Reading<Position> readPosition(String text) {
        return text.equals("start")
                ? Reading.good(start())
                : PositionText.read(text, rules(), engine.memorySlots(), new SourceSpan("position", 1, 1, 1, 1));
    }
}
