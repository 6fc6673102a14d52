package org.qirkat.core.play.pdn;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.PointNames;
import org.qirkat.core.model.Ruleset;

/**
 * How a game's file names the points of a board. Letters and numbers are both read; the form says which of them are
 * the game type's own, and the others are those of the rule set.
 */
final class PdnSquares {
    private final Map<String, Point> points = new HashMap<>();
    private final Map<Point, String> names = new HashMap<>();
    private final Map<Point, String> ownNames = new HashMap<>();

    /** @param form none for the names of the rule set itself */
    PdnSquares(Ruleset rules, GameType.@Nullable Form form) {
        PointNames own = rules.names();
        List<Point> all = rules.board().points();
        for (Point point : all) {
            points.put(point.name(), point);
            points.put(String.valueOf(own.number(point)), point);
            ownNames.put(point, own.name(point));
        }
        if (form == null) {
            names.putAll(ownNames);
        } else if (form.letters()) {
            all.forEach(point -> name(point, turned(point, all, form).name()));
        } else {
            int number = 1;
            for (Point point : counted(all, form)) {
                name(point, String.valueOf(number++));
            }
        }
    }

    private void name(Point point, String name) {
        points.put(name, point);
        names.put(point, name);
    }

    /** The point in the place that it has when the first square is turned to the bottom left. */
    private static Point turned(Point point, List<Point> all, GameType.Form form) {
        int east = all.stream().mapToInt(Point::x).max().orElse(0);
        int north = all.stream().mapToInt(Point::y).max().orElse(0);
        return new Point(
                form.fromRight() ? east - point.x() : point.x(), form.fromTop() ? north - point.y() : point.y());
    }

    /** The points along rows, from the form's first square. */
    private static List<Point> counted(List<Point> all, GameType.Form form) {
        return all.stream()
                .sorted(Comparator.comparing(p -> turned(p, all, form)))
                .toList();
    }

    String name(Point point) {
        return names.getOrDefault(point, point.name());
    }

    Optional<Point> find(String square) {
        return Optional.ofNullable(points.get(PdnWord.bare(square.toLowerCase(Locale.ROOT))));
    }

    /** A square's name in the words of the rule set; one that the board has not stays as it is. */
    String own(String square) {
        return find(square).map(p -> ownNames.getOrDefault(p, square)).orElse(square);
    }

    /** Whether two ways of naming read every square alike. */
    boolean reads(PdnSquares other) {
        return points.equals(other.points);
    }
}
