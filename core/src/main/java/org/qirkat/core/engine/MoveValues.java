package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;

/** Makes values of listed moves. */
final class MoveValues {
    private final RulesTables rules;
    private final MoveList list;
    private final CaptureSearch captures;
    private final PositionCodec codec;
    private final HookCalls calls;

    MoveValues(RulesTables rules, MoveList list, CaptureSearch captures, PositionCodec codec, HookCalls calls) {
        this.rules = rules;
        this.list = list;
        this.captures = captures;
        this.codec = codec;
        this.calls = calls;
    }

    Move of(int place) {
        if (list.isSpecial(place)) {
            return calls.special(place);
        }
        if (list.isCapture(place)) {
            return routes(place, 1).get(0);
        }
        return new Move.Step(point(list.from(place)), point(list.to(place)), list.kind(place) != list.after(place));
    }

    List<Move.Capture> routes(int place, int most) {
        boolean crowns = list.kind(place) != list.after(place);
        List<Move.Capture> found = new ArrayList<>(calls.routes(place, most));
        if (!found.isEmpty()) {
            return found;
        }
        List<int[][]> routes = captures.routes(
                list.from(place), list.kind(place), list.to(place), list.lo(place), list.hi(place), most);
        for (int[][] route : routes) {
            found.add(new Move.Capture(points(route[0]), points(route[1]), crowns));
        }
        return found;
    }

    boolean is(int place, Move wanted) {
        return wanted.match(
                step -> !list.isSpecial(place) && !list.isCapture(place) && ends(place, step.from(), step.to()),
                capture -> list.isCapture(place)
                        && ends(place, capture.from(), capture.to())
                        && new TreeSet<>(codec.points(list.lo(place), list.hi(place))).equals(capture.capturedSet()),
                pass -> false,
                special -> list.isSpecial(place) && of(place).equals(special));
    }

    private boolean ends(int place, Point from, Point to) {
        return point(list.from(place)).equals(from) && point(list.to(place)).equals(to);
    }

    private Point point(int bit) {
        return rules.numbering.point(bit);
    }

    private List<Point> points(int[] bits) {
        List<Point> points = new ArrayList<>();
        for (int bit : bits) {
            points.add(point(bit));
        }
        return points;
    }
}
