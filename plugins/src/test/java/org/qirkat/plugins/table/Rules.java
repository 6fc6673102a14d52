package org.qirkat.plugins.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.model.About;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.spi.HookProvider;

/** Rule sets made by hand: men go any way, kings far; capture and its continuation are optional. */
public final class Rules {
    /** 5 x 5 crossings: the board of 41 points. */
    public static final Ruleset K41 = board(BoardShape.CROSSED, 5, 5);

    /** The board of 25 points. */
    public static final Ruleset A25 = board(BoardShape.ALQUERQUE, 5, 5);

    private Rules() {}

    public static Ruleset board(BoardShape shape, int width, int height) {
        return with(Map.of(
                Settings.SHAPE.path(), shape,
                Settings.WIDTH.path(), width,
                Settings.HEIGHT.path(), height));
    }

    /** 8 x 8 squares, every other one in play. */
    public static Ruleset chequered(BoardShape.Corner corner) {
        return with(Map.of(
                Settings.SHAPE.path(),
                BoardShape.CHEQUERED,
                Settings.WIDTH.path(),
                8,
                Settings.HEIGHT.path(),
                8,
                Settings.CORNER.path(),
                corner));
    }

    public static Ruleset written(List<Point> points, List<List<Point>> lines) {
        return with(Map.of(
                Settings.SHAPE.path(), BoardShape.WRITTEN,
                Settings.POINTS.path(), points,
                Settings.LINES.path(), lines));
    }

    private static Ruleset with(Map<String, Object> board) {
        Map<String, Object> values = new TreeMap<>(board);
        values.put(Settings.OBLIGATION.path(), CaptureRule.Obligation.OPTIONAL);
        values.put(Settings.CONTINUATION.path(), CaptureRule.Continuation.OPTIONAL);
        values.put(Settings.STEP_RANGE.of("king"), Integer.MAX_VALUE);
        values.put(Settings.CAPTURE_RANGE.of("king"), Integer.MAX_VALUE);
        return rules(values, List.of());
    }

    /** These rules and a hook. */
    public static Ruleset using(Ruleset rules, HookProvider provider, Map<String, String> words) {
        List<HookUse> hooks = new ArrayList<>(rules.hooks());
        hooks.add(new HookUse(provider.name(), Words.values(provider, words), words));
        return rules(rules.values(), hooks);
    }

    private static Ruleset rules(Map<String, Object> values, List<HookUse> hooks) {
        return new Ruleset(
                new About("table", Map.of("en", "Table"), "tests", "", "", "", false, List.of()),
                List.of(new PieceKind("man", 'w', 'b'), new PieceKind("king", 'W', 'B')),
                values,
                hooks,
                List.of(),
                Map.of(),
                List.of(),
                Map.of());
    }
}
