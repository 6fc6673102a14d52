package org.qirkat.plugins.closing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Point;

/** An end of the board, from which rows or columns close inward. */
enum BoardEnd {
    NORTH,
    SOUTH,
    EAST,
    WEST;

    /** The rows or columns of a board, the outermost at this end first. */
    List<Rank> ranks(Board board) {
        SortedMap<Integer, List<Point>> byDistance = new TreeMap<>();
        for (Point point : board.points()) {
            byDistance.computeIfAbsent(along(point), a -> new ArrayList<>()).add(point);
        }
        List<Rank> ranks = new ArrayList<>();
        byDistance.forEach((at, points) -> ranks.add(new Rank(points, isDrawn(board, at))));
        if (this == NORTH || this == EAST) {
            Collections.reverse(ranks);
        }
        return ranks;
    }

    private boolean isDrawn(Board board, int at) {
        return board.lines().stream().anyMatch(line -> line.drawn() && runsAlong(line.points(), at));
    }

    private boolean runsAlong(List<Point> line, int at) {
        for (int i = 1; i < line.size(); i++) {
            if (along(line.get(i - 1)) == at && along(line.get(i)) == at) {
                return true;
            }
        }
        return false;
    }

    /** The coordinate that all points of one rank share. */
    private int along(Point point) {
        return isRow() ? point.y() : point.x();
    }

    /** The coordinate that tells the points of one rank apart. */
    int across(Point point) {
        return isRow() ? point.x() : point.y();
    }

    private boolean isRow() {
        return this == NORTH || this == SOUTH;
    }
}
