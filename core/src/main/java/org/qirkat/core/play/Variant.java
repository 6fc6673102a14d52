package org.qirkat.core.play;

import java.util.List;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.engine.RulesEngine;
import org.qirkat.core.model.Fen;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.PositionText;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.spi.HookRegistry;

/** A rule set ready to be played. Immutable and thread-safe. */
public final class Variant {
    /** How many ways of one capture are looked at when a written move names points between its ends. */
    private static final int MOST_WAYS = 1000;

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

    /** The hooks that its rules may use. */
    public HookRegistry hooks() {
        return hooks;
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

    /** The memory that positions of this variant may have. */
    public List<MemorySlot> memorySlots() {
        return engine.memorySlots();
    }

    public Cursor cursor(Position position) {
        return engine.cursor(position);
    }

    /** Reads position text, PDN FEN, or "start". */
    public Reading<Position> readPosition(String text) {
        return readPosition(text, SourceSpan.startOf("position"));
    }

    /** Reads position text that stands at a place, for findings that say where. */
    public Reading<Position> readPosition(String text, SourceSpan place) {
        return text.equals("start")
                ? Reading.good(start())
                : PositionText.read(text, rules(), engine.memorySlots(), place);
    }

    /** Reads a move as a person or a script writes it: canonical, short, or with landing points in between. */
    public MoveText readMove(Position position, String text) {
        return new MoveReader(this, position).read(text);
    }

    /** The form for scripts: {@code from-to} or {@code fromxto:p,q} with the captured points sorted by name. */
    public String canonical(Move move) {
        return notation().canonical(move);
    }

    /** The form for people: the two ends, with the landing points in between where other captures share the ends. */
    public String written(Move move, Position position) {
        return notation().written(move, legalMoves(position));
    }

    /** The canonical forms of all legal moves, in plain string order. */
    public List<String> canonicalMoves(Position position) {
        Notation notation = notation();
        return legalMoves(position).stream().map(notation::canonical).sorted().toList();
    }

    public String positionText(Position position) {
        return PositionText.write(position);
    }

    /** The position as PDN FEN. */
    public String fen(Position position) {
        return Fen.write(position, rules());
    }

    /** Whether one of the ways of a legal capture touches these points in this order, between its ends. */
    boolean passes(Position position, Move.Capture capture, List<Point> between) {
        return engine.hasOnlyLeaps()
                ? new Routes(rules(), position, capture).pass(between)
                : engine.routes(position, capture, MOST_WAYS).stream().anyMatch(way -> goes(way, between));
    }

    private static boolean goes(Move.Capture way, List<Point> between) {
        int passed = 0;
        for (Point point : way.route().subList(1, way.route().size() - 1)) {
            passed += passed < between.size() && between.get(passed).equals(point) ? 1 : 0;
        }
        return passed == between.size();
    }

    Notation notation() {
        return new Notation(rules().names(), engine.hasOnlyLeaps());
    }

    @Override
    public String toString() {
        return id();
    }
}
