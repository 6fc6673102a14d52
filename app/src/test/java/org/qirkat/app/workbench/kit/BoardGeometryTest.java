package org.qirkat.app.workbench.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Point;

class BoardGeometryTest {
    private static final List<Board> BOARDS = List.of(
            Scenes.rules(BoardShape.CROSSED, 5, 5, false).board(),
            Scenes.rules(BoardShape.CHEQUERED, 10, 10, true).board(),
            Scenes.rules(BoardShape.SQUARES, 8, 8, false).board(),
            Scenes.rules(BoardShape.ALQUERQUE, 9, 5, false).board());

    @Test
    void the_point_under_the_mouse_is_the_point_that_is_drawn_there_however_turned() {
        for (Board board : BOARDS) {
            for (int turns = 0; turns < 4; turns++) {
                BoardGeometry geometry = new BoardGeometry(board, turns, 700, 500);
                for (Point point : board.points()) {
                    Point2D at = geometry.at(point);
                    assertThat(at.getX()).isBetween(0.0, 700.0);
                    assertThat(at.getY()).isBetween(0.0, 500.0);
                    assertThat(geometry.pointAt(at.getX() + 2, at.getY() - 2)).contains(point);
                }
            }
        }
    }

    @Test
    void a_half_turn_puts_the_first_point_where_the_last_was() {
        for (Board board : BOARDS) {
            Point first = board.points().get(0);
            Point last = board.points().get(board.points().size() - 1);
            Point2D before = new BoardGeometry(board, 0, 600, 600).at(last);
            Point2D after = new BoardGeometry(board, 2, 600, 600).at(first);
            assertThat(after.distance(before)).isLessThan(1);
        }
    }

    @Test
    void arrow_keys_reach_every_point() {
        for (Board board : BOARDS) {
            BoardGeometry geometry = new BoardGeometry(board, 0, 600, 600);
            java.util.Set<Point> reached =
                    new java.util.TreeSet<>(List.of(board.points().get(0)));
            java.util.ArrayDeque<Point> open = new java.util.ArrayDeque<>(reached);
            while (!open.isEmpty()) {
                Point from = open.remove();
                for (int[] way : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    geometry.neighbour(from, way[0], way[1])
                            .filter(reached::add)
                            .ifPresent(open::add);
                }
            }
            assertThat(reached).hasSameSizeAs(board.points());
        }
    }
}
