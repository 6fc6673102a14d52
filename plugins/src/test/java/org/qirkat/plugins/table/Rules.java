package org.qirkat.plugins.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.model.About;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;

/** Rule sets made by hand, with optional capture. */
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
        return new Ruleset(
                new About("table", Map.of("en", "Table"), "tests", "", "", "", false, List.of()),
                List.of(new PieceKind("man", 'w', 'b'), new PieceKind("king", 'W', 'B')),
                values,
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                Map.of());
    }
}
