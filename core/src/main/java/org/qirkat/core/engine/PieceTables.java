package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Line;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ray;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Side;

/** Builds the tables of one kind and side from its rule. */
final class PieceTables {
    private final Ruleset rules;
    private final Board board;
    private final Numbering numbering;
    private final IdentityHashMap<Line, Integer> lineNumbers = new IdentityHashMap<>();

    PieceTables(Ruleset rules, Numbering numbering) {
        this.rules = rules;
        this.board = rules.board();
        this.numbering = numbering;
        board.lines().forEach(line -> lineNumbers.put(line, lineNumbers.size()));
    }

    PieceTable of(PieceKind kind, Side side) {
        PieceRule rule = rules.rule(kind);
        int north = rules.north(side);
        PieceRule.Steps steps = rule.steps();
        PieceRule.Captures captures = rule.captures();
        boolean far = steps.range() > 1 || steps.far().isPresent();
        // the tables of long leaps serve the short leap too, and it is by them that runs are taken
        boolean flies = captures.range() > 1 || captures.run() > 1;
        boolean[] takes = new boolean[rules.kinds().size()];
        rules.kinds().forEach(k -> takes[indexOf(k)] = captures.takes().contains(k.name()));
        Optional<PieceRule.Promotion> promotion = rule.promotion();
        int crowned =
                promotion.flatMap(p -> rules.kind(p.to())).map(this::indexOf).orElse(indexOf(kind));
        PieceRule.Moment moment = promotion.map(PieceRule.Promotion::moment).orElse(PieceRule.Moment.MOVE_END);
        return new PieceTable(
                indexOf(kind),
                far ? new Shifts(List.of()) : steps(steps, side),
                far ? slides(steps, side) : new int[0][][],
                flies ? new Shifts(List.of()) : leaps(captures, north),
                flies ? new int[0][] : hops(captures, north),
                flies ? flights(captures, north) : new int[0][][],
                flies ? landings(captures, north) : new Mask[0],
                captures.range(),
                captures.run(),
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
    private Shifts steps(PieceRule.Steps rule, Side side) {
        int north = rules.north(side);
        Map<List<Integer>, List<Point>> sources = new TreeMap<>(PieceTables::compare);
        for (Ray ray : stepping(rule, side)) {
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
        List<List<Integer>> hops = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
                .limit(RulesEngine.MOST_POINTS)
                .toList();
        for (Ray ray : leaping(rule, north)) {
            int prey = bit(ray.points().get(0));
            int landing = bit(ray.points().get(1));
            hops.get(bit(ray.from())).add(PieceTable.hop(prey, landing, number(ray)));
        }
        return hops.stream()
                .map(here -> here.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** The rays along which a leap from their start to the point behind the next one is allowed. */
    private List<Ray> leaping(PieceRule.Captures rule, int north) {
        return rays(rule.lines()).stream()
                .filter(ray -> ray.points().size() > 1
                        && PieceRule.covers(
                                rule.headings(), ray.from(), ray.points().get(1), north))
                .toList();
    }

    /** The rays along which a piece may go that is not frozen at their start. */
    private List<Ray> stepping(PieceRule.Steps rule, Side side) {
        List<Point> frozen = rules.zone(rule.frozen(), side);
        return rays(rule.lines()).stream()
                .filter(ray -> !frozen.contains(ray.from()))
                .toList();
    }

    /** How many points along a ray a piece may go. */
    private int range(PieceRule.Steps rule, Ray ray) {
        Optional<PieceRule.Far> far = rule.far().filter(f -> region(f).contains(ray.from()));
        return Math.max(rule.range(), far.map(f -> range(f, ray)).orElse(0));
    }

    private int range(PieceRule.Far far, Ray ray) {
        int inside = 0;
        while (inside < ray.points().size() && region(far).contains(ray.points().get(inside))) {
            inside++;
        }
        return far.within() ? Math.min(inside, far.range()) : far.range();
    }

    private List<Point> region(PieceRule.Far far) {
        return rules.get(Settings.REGIONS, far.region());
    }

    /** Rays of bits by start, cut at the range. */
    private int[][][] slides(PieceRule.Steps rule, Side side) {
        int north = rules.north(side);
        List<List<int[]>> found = noRays();
        for (Ray ray : stepping(rule, side)) {
            int[] bits = ray.points().stream()
                    .limit(range(rule, ray))
                    .mapToInt(to -> PieceRule.covers(rule.headings(), ray.from(), to, north) ? bit(to) : ~bit(to))
                    .toArray();
            if (Arrays.stream(bits).anyMatch(bit -> bit >= 0)) {
                found.get(bit(ray.from())).add(bits);
            }
        }
        return byStart(found);
    }

    /** Rays by start that have room for a leap, each begun by its number. */
    private int[][][] flights(PieceRule.Captures rule, int north) {
        List<List<int[]>> found = noRays();
        for (Ray ray : rays(rule.lines())) {
            if (ray.points().stream()
                    .skip(1)
                    .noneMatch(to -> PieceRule.covers(rule.headings(), ray.from(), to, north))) {
                continue;
            }
            int[] bits = new int[ray.points().size() + 1];
            bits[0] = number(ray);
            for (int i = 1; i < bits.length; i++) {
                bits[i] = bit(ray.points().get(i - 1));
            }
            found.get(bit(ray.from())).add(bits);
        }
        return byStart(found);
    }

    /** By start, the points that lie in an allowed direction; none where every ray keeps the direction it sets out in. */
    private Mask[] landings(PieceRule.Captures rule, int north) {
        boolean isBent = rays(rule.lines()).stream()
                .anyMatch(ray -> ray.points().stream()
                                .skip(1)
                                .map(to -> PieceRule.covers(rule.headings(), ray.from(), to, north))
                                .distinct()
                                .count()
                        > 1);
        if (!isBent) {
            return new Mask[0];
        }
        Mask[] landings = new Mask[RulesEngine.MOST_POINTS];
        Arrays.fill(landings, numbering.mask(List.of()));
        for (Point from : board.points()) {
            landings[bit(from)] = numbering.mask(board.points().stream()
                    .filter(to -> PieceRule.covers(rule.headings(), from, to, north))
                    .toList());
        }
        return landings;
    }

    private static List<List<int[]>> noRays() {
        return Stream.generate(() -> (List<int[]>) new ArrayList<int[]>())
                .limit(RulesEngine.MOST_POINTS)
                .toList();
    }

    private static int[][][] byStart(List<List<int[]>> rays) {
        return rays.stream().map(here -> here.toArray(new int[0][])).toArray(int[][][]::new);
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
        return 2 * lineNumbers.getOrDefault(line, 0) + (ray.points().get(0).equals(next) ? 0 : 1);
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
