package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;

/** What follows from a rule set's board: the board itself, promotion zones, the set-up. */
final class Boards {
    private Boards() {}

    static Board build(Ruleset rules) {
        Board plain = withoutTracks(rules);
        List<Line> lines = new ArrayList<>(plain.lines());
        rules.named(Settings.TRACKS)
                .forEach((group, tracks) -> tracks.forEach(t -> lines.add(new Line(t, group, false, false))));
        return lines.size() == plain.lines().size() ? plain : Board.of(plain.points(), lines, plain.look());
    }

    private static Board withoutTracks(Ruleset rules) {
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
        rules.get(Settings.CIRCLES).forEach(l -> lines.add(new Line(l, BoardShape.CIRCLE, true, true)));
        return Board.of(rules.get(Settings.POINTS), lines, Board.Look.LINES);
    }

    private static String group(List<Point> line) {
        Point first = line.get(0);
        Point second = line.get(1);
        return first.x() == second.x() || first.y() == second.y() ? BoardShape.ORTHOGONAL : BoardShape.DIAGONAL;
    }

    /** The points of a zone as the side sees it that looks north (1) or south (-1). */
    static List<Point> zone(Ruleset rules, Zone zone, int north) {
        Board board = rules.board();
        int first = board.rows().first();
        int last = board.rows().last();
        if (zone.isRegion()) {
            return rules.get(Settings.REGIONS, zone.word()).stream()
                    .filter(p -> (2 * p.y() - first - last) * north > 0)
                    .toList();
        } else if (zone.equals(Zone.NOWHERE)) {
            return List.of();
        }
        boolean isNorthern = north > 0 != zone.equals(Zone.NEAR_ROW);
        List<Point> row = board.row(isNorthern ? last : first);
        return zone.equals(Zone.FAR_CORNERS) ? List.of(row.get(0), row.get(row.size() - 1)) : row;
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
