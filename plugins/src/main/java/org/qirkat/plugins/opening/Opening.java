package org.qirkat.plugins.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/** The rule that the first move of the game is one of a few (Fetach: the man before the centre goes into it). */
public final class Opening implements HookProvider {
    private static final Parameter<List<String>> MOVES =
            new Parameter<>("moves", new ValueType.ListOf<>(new ValueType.Words()), null, text("opening.moves"));

    /** A move by its two ends. */
    record Way(Point from, Point to) {}

    @Override
    public String name() {
        return "opening";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(MOVES);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        List<Way> ways = new ArrayList<>();
        for (String written : given.get(MOVES)) {
            ways.add(way(written, context.rules()));
        }
        if (ways.isEmpty()) {
            throw new InvalidParameters(text("opening.none"));
        }
        return new OpeningHook(context.rules().setUp(), ways, context);
    }

    private static Way way(String written, Ruleset rules) {
        List<Point> ends = new ArrayList<>();
        for (String name : written.split("[-x]", -1)) {
            rules.names().find(name).filter(rules.board()::has).ifPresent(ends::add);
        }
        if (ends.size() != 2) {
            throw new InvalidParameters(text("opening.unreadable", written));
        }
        Position start = rules.setUp();
        Point from = ends.get(0);
        Optional<Piece> piece = start.at(from);
        if (piece.isEmpty() || piece.get().side() != start.mover()) {
            throw new InvalidParameters(
                    text("opening.no-piece", written, rules.names().name(from)));
        }
        return new Way(from, ends.get(1));
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(Opening.class, key, arguments);
    }
}
