package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;

/** What follows from a rule set's board: the board itself, promotion zones, the set-up. */
final class Boards {
    private Boards() {}

    static Board build(Ruleset rules) {
        BoardShape shape = rules.get(Settings.SHAPE);
        if (shape != BoardShape.WRITTEN) {
            return shape.build(
                    rules.get(Settings.WIDTH),
                    rules.get(Settings.HEIGHT),
                    rules.get(Settings.CORNER),
                    rules.get(Settings.DIAGONALS));
        }
        List<Line> lines = new ArrayList<>();
        rules.get(Settings.LINES).forEach(l -> lines.add(new Line(l, group(l), false, true)));
        rules.get(Settings.CIRCLES).forEach(l -> lines.add(new Line(l, "circle", true, true)));
        return Board.of(rules.get(Settings.POINTS), lines, Board.Look.LINES);
    }

    private static String group(List<Point> line) {
        Point first = line.get(0);
        Point second = line.get(1);
        return first.x() == second.x() || first.y() == second.y() ? BoardShape.ORTHOGONAL : BoardShape.DIAGONAL;
    }

    static List<Point> zone(Board board, PieceRule.Zone zone, int north) {
        int farY = north > 0 ? board.rows().last() : board.rows().first();
        List<Point> far = board.row(farY);
        return zone == PieceRule.Zone.FAR_ROW ? far : List.of(far.get(0), far.get(far.size() - 1));
    }

    static Reading<Position> setUp(Ruleset rules) {
        Board board = rules.board();
        Side first = rules.get(Settings.FIRST);
        if (rules.get(Settings.PATTERN) == Settings.Pattern.WRITTEN) {
            SourceSpan place = rules.placeOf(Settings.SETUP.path()).orElse(SourceSpan.startOf(rules.id()));
            return PositionText.readRows(rules.get(Settings.SETUP), board, rules.kinds(), first, place);
        }
        Position position = Position.empty(board, first);
        PieceKind man = rules.kinds().get(0);
        Side south = rules.get(Settings.SOUTH);
        for (Point point : board.points()) {
            int owner = rules.get(Settings.PATTERN) == Settings.Pattern.ROWS
                    ? byRows(rules, point)
                    : byHalves(rules, point);
            if (owner != 0) {
                position = position.with(point, new Piece(owner > 0 ? south : south.other(), man));
            }
        }
        return Reading.good(position);
    }

    /** 1 for South's points, -1 for North's, 0 for neither. */
    private static int byRows(Ruleset rules, Point point) {
        SortedSet<Integer> ys = rules.board().rows();
        int fromSouth = ys.headSet(point.y()).size() - rules.get(Settings.GAP);
        int fromNorth = ys.tailSet(point.y() + 1).size() - rules.get(Settings.GAP);
        int rows = rules.get(Settings.ROWS);
        return fromSouth >= 0 && fromSouth < rows ? 1 : fromNorth >= 0 && fromNorth < rows ? -1 : 0;
    }

    private static int byHalves(Ruleset rules, Point point) {
        List<Point> points = rules.board().points();
        // twice the middle of the board, so that it is whole
        int middleX = points.stream().mapToInt(Point::x).max().orElse(0)
                + points.stream().map(Point::x).min(Comparator.naturalOrder()).orElse(0);
        int middleY = rules.board().rows().first() + rules.board().rows().last();
        if (2 * point.y() != middleY) {
            return 2 * point.y() < middleY ? 1 : -1;
        }
        int right = Integer.signum(2 * point.x() - middleX);
        return rules.get(Settings.HAND) == Settings.Hand.RIGHT ? right : -right;
    }
}
