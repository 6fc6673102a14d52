package org.qirkat.core.model;

import java.util.Optional;

/**
 * How a rule set names the points of its board. Reading takes letters and numbers alike, whatever is printed.
 * Numbers count from 1 at the top left, seen from the South, along rows.
 */
public final class PointNames {
    private final Board board;
    private final Settings.PointNaming naming;

    PointNames(Board board, Settings.PointNaming naming) {
        this.board = board;
        this.naming = naming;
    }

    public boolean isNumeric() {
        return naming == Settings.PointNaming.NUMERIC;
    }

    public String name(Point point) {
        return isNumeric() ? String.valueOf(number(point)) : point.name();
    }

    /** The number of a point, from 1. */
    public int number(Point point) {
        int number = 1;
        for (Point other : board.points()) {
            if (other.y() > point.y() || (other.y() == point.y() && other.x() < point.x())) {
                number++;
            }
        }
        return number;
    }

    /** The point a name or number stands for, if the board has it. */
    public Optional<Point> find(String text) {
        if (text.matches("[0-9]{1,3}")) {
            int number = Integer.parseInt(text);
            return board.points().stream().filter(p -> number(p) == number).findFirst();
        }
        return new ValueType.PointName().read(text).filter(board::has);
    }
}
