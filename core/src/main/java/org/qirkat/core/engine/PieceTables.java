package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Line;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ray;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/** Builds the tables of one kind and side from its rule. */
final class PieceTables {
    private final Ruleset rules;
    private final Board board;
    private final Numbering numbering;

    PieceTables(Ruleset rules, Numbering numbering) {
        this.rules = rules;
        this.board = rules.board();
        this.numbering = numbering;
    }

    PieceTable of(PieceKind kind, Side side) {
        PieceRule rule = rules.rule(kind);
        int north = rules.north(side);
        PieceRule.Steps steps = rule.steps();
        PieceRule.Captures captures = rule.captures();
        boolean far = steps.range() > 1;
        boolean flies = captures.range() > 1;
        boolean[] takes = new boolean[rules.kinds().size()];
        rules.kinds().forEach(k -> takes[indexOf(k)] = captures.takes().contains(k.name()));
        Optional<PieceRule.Promotion> promotion = rule.promotion();
        int crowned =
                promotion.flatMap(p -> rules.kind(p.to())).map(this::indexOf).orElse(indexOf(kind));
        PieceRule.Moment moment = promotion.map(PieceRule.Promotion::moment).orElse(PieceRule.Moment.MOVE_END);
        return new PieceTable(
                indexOf(kind),
                far ? new Shifts(List.of()) : steps(steps, north),
                far ? rays(steps.lines(), steps.headings(), north, steps.range(), false) : new int[0][][],
                flies ? new Shifts(List.of()) : leaps(captures, north),
                flies ? new int[0][] : hops(captures, north),
                flies ? rays(captures.lines(), captures.headings(), north, Integer.MAX_VALUE, true) : new int[0][][],
                captures.range(),
                captures.landing() == PieceRule.Landing.NEXT,
                captures.landing() == PieceRule.Landing.NEXT_AFTER_KING,
                takes,
                numbering.mask(rules.promotionZone(kind, side)),
                crowned,
                moment != PieceRule.Moment.MOVE_END,
                moment == PieceRule.Moment.STOPS,
                isRanked());
    }

    /** Whether captures are ranked by more than their number. */
    private boolean isRanked() {
        List<CaptureRule.Precedence> precedence = rules.captures().precedence();
        return !precedence.isEmpty() && !precedence.equals(List.of(CaptureRule.Precedence.QUANTITY));
    }

    private int indexOf(PieceKind kind) {
        return rules.kinds().indexOf(kind);
    }

    /** The ways are gathered by distance, so that each distance is one shift. */
    private Shifts steps(PieceRule.Steps rule, int north) {
        Map<List<Integer>, List<Point>> sources = new TreeMap<>(PieceTables::compare);
        for (Ray ray : rays(rule.lines())) {
            Point to = ray.points().get(0);
            if (PieceRule.covers(rule.headings(), ray.from(), to, north)) {
                gather(sources, List.of(bit(to) - bit(ray.from()), 0), ray.from());
            }
        }
        return shifts(sources);
    }

    private Shifts leaps(PieceRule.Captures rule, int north) {
        Map<List<Integer>, List<Point>> sources = new TreeMap<>(PieceTables::compare);
        for (Ray ray : leaping(rule, north)) {
            int prey = bit(ray.points().get(0));
            int landing = bit(ray.points().get(1));
            gather(sources, List.of(prey - bit(ray.from()), landing - prey), ray.from());
        }
        return shifts(sources);
    }

    private int[][] hops(PieceRule.Captures rule, int north) {
        int[][] hops = new int[RulesEngine.MOST_POINTS][0];
        List<Ray> leaping = leaping(rule, north);
        for (Point point : board.points()) {
            hops[bit(point)] = leaping.stream()
                    .filter(ray -> ray.from().equals(point))
                    .mapToInt(ray -> PieceTable.hop(
                            bit(ray.points().get(0)), bit(ray.points().get(1)), number(ray)))
                    .toArray();
        }
        return hops;
    }

    /** The rays along which a short leap from their start is allowed. */
    private List<Ray> leaping(PieceRule.Captures rule, int north) {
        return rays(rule.lines()).stream()
                .filter(ray -> ray.points().size() > 1
                        && PieceRule.covers(
                                rule.headings(), ray.from(), ray.points().get(1), north))
                .toList();
    }

    /** Rays of bits by start, cut at a range; a capture's ray begins with its number and needs room for a leap. */
    private int[][][] rays(
            List<String> lines, List<org.qirkat.core.model.Heading> headings, int north, int range, boolean numbered) {
        int[][][] found = new int[RulesEngine.MOST_POINTS][][];
        java.util.Arrays.fill(found, new int[0][]);
        for (Point point : board.points()) {
            List<int[]> here = new ArrayList<>();
            for (Ray ray : board.rays(point)) {
                List<Point> ahead = ray.points();
                int first = numbered ? Math.min(1, ahead.size() - 1) : 0;
                if (!PieceRule.uses(lines, ray.line())
                        || (numbered && ahead.size() < 2)
                        || !PieceRule.covers(headings, point, ahead.get(first), north)) {
                    continue;
                }
                int length = Math.min(ahead.size(), range);
                int[] bits = new int[numbered ? length + 1 : length];
                for (int i = 0; i < length; i++) {
                    bits[numbered ? i + 1 : i] = bit(ahead.get(i));
                }
                if (numbered) {
                    bits[0] = number(ray);
                }
                here.add(bits);
            }
            found[bit(point)] = here.toArray(new int[0][]);
        }
        return found;
    }

    private List<Ray> rays(List<String> groups) {
        List<Ray> rays = new ArrayList<>();
        for (Point point : board.points()) {
            board.rays(point).stream()
                    .filter(r -> PieceRule.uses(groups, r.line()))
                    .forEach(rays::add);
        }
        return rays;
    }

    /** Twice the line's number, plus one for the sense against its order: the two senses of a line differ in the last bit. */
    private int number(Ray ray) {
        Line line = ray.line();
        int at = line.points().indexOf(ray.from());
        Point next = line.points().get((at + 1) % line.points().size());
        return 2 * board.lines().indexOf(line) + (ray.points().get(0).equals(next) ? 0 : 1);
    }

    private int bit(Point point) {
        return numbering.bit(point);
    }

    private static void gather(Map<List<Integer>, List<Point>> sources, List<Integer> distances, Point from) {
        sources.computeIfAbsent(distances, d -> new ArrayList<>()).add(from);
    }

    private Shifts shifts(Map<List<Integer>, ? extends Collection<Point>> sources) {
        List<Shifts.Shift> shifts = new ArrayList<>();
        sources.forEach((distances, from) ->
                shifts.add(new Shifts.Shift(distances.get(0), distances.get(1), numbering.mask(from))));
        return new Shifts(shifts);
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        int first = Integer.compare(a.get(0), b.get(0));
        return first != 0 ? first : Integer.compare(a.get(1), b.get(1));
    }
}
