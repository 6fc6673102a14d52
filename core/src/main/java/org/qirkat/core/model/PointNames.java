package org.qirkat.core.model;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a rule set names the points of its board. Reading takes letters and numbers alike, whatever is printed.
 * Numbers count from 1 at the top left, seen from the South, along rows.
 */
public final class PointNames {
    private final Board board;
    private final Settings.PointNaming naming;
    private final List<Point> inOrder;
    private final Map<Point, Integer> numbers = new HashMap<>();

    PointNames(Board board, Settings.PointNaming naming) {
        this.board = board;
        this.naming = naming;
        inOrder = board.points().stream()
                .sorted(Comparator.comparing(Point::y).reversed().thenComparing(Point::x))
                .toList();
        inOrder.forEach(point -> numbers.put(point, numbers.size() + 1));
    }

    public boolean isNumeric() {
        return naming == Settings.PointNaming.NUMERIC;
    }

    public String name(Point point) {
        return isNumeric() ? String.valueOf(number(point)) : point.name();
    }

    /** The number of a point, from 1. */
    public int number(Point point) {
        Integer number = numbers.get(point);
        if (number == null) {
            throw new IllegalArgumentException("the board has no point " + point);
        }
        return number;
    }

    /** The point a name or number stands for, if the board has it. */
    public Optional<Point> find(String text) {
        if (text.matches("[0-9]{1,3}")) {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= inOrder.size() ? Optional.of(inOrder.get(number - 1)) : Optional.empty();
        }
        return new ValueType.PointName().read(text).filter(board::has);
    }
}
