package org.qirkat.core.oracle;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.model.EndRule;
import org.qirkat.core.model.Ending;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

/** Goals, royal pieces and endings, decided by sorting a side's pieces into the terms of a force in every way. */
final class NaiveEndings {
    private final EndRule ends;

    NaiveEndings(EndRule ends) {
        this.ends = ends;
    }

    /** Whether a position has been won by a goal or for want of a royal piece; endings leave the moves as they are. */
    boolean isReached(Position position) {
        return byKinds(position) != Standing.OPEN;
    }

    /** A goal first, that of the side that has just moved before the other's; then royal pieces; then endings. */
    Standing standing(Position position) {
        Standing byKinds = byKinds(position);
        return byKinds == Standing.OPEN ? byEndings(position) : byKinds;
    }

    private Standing byKinds(Position position) {
        Side mover = position.mover();
        for (Side side : List.of(mover.other(), mover)) {
            if (ends.goal().stream().anyMatch(goal -> count(position, side).containsKey(goal))) {
                return Standing.wonBy(side);
            }
        }
        for (Side side : List.of(mover, mover.other())) {
            if (ends.royal().stream().anyMatch(royal -> !count(position, side).containsKey(royal))) {
                return Standing.wonBy(side.other());
            }
        }
        return Standing.OPEN;
    }

    private Standing byEndings(Position position) {
        boolean white = claims(position, Side.WHITE);
        boolean black = claims(position, Side.BLACK);
        if (white != black) {
            return Standing.wonBy(white ? Side.WHITE : Side.BLACK);
        }
        boolean isDrawn = ends.endings().stream()
                .filter(ending -> ending.result() == Ending.Result.DRAWN && ending.moves() == 0)
                .anyMatch(ending -> fits(ending, position, Side.WHITE) || fits(ending, position, Side.BLACK));
        return isDrawn ? Standing.DRAWN : Standing.OPEN;
    }

    private boolean claims(Position position, Side side) {
        return ends.endings().stream()
                .anyMatch(ending -> ending.result() == Ending.Result.WON && fits(ending, position, side));
    }

    /** Whether a side has the first force and the other the second. */
    private static boolean fits(Ending ending, Position position, Side side) {
        int all = position.of(side).size() + position.of(side.other()).size();
        return ending.total().least() <= all
                && all <= ending.total().most()
                && isForce(ending.first().terms(), count(position, side))
                && isForce(ending.second().terms(), count(position, side.other()));
    }

    private static Map<String, Integer> count(Position position, Side side) {
        Map<String, Integer> count = new TreeMap<>();
        for (Point point : position.of(side)) {
            count.merge(position.at(point).orElseThrow().kind().name(), 1, Integer::sum);
        }
        return count;
    }

    /** Takes as many pieces for the first term as it may have, in every way, and asks whether the rest fits the others. */
    private static boolean isForce(List<Ending.Term> terms, Map<String, Integer> pieces) {
        if (terms.isEmpty()) {
            return pieces.values().stream().allMatch(n -> n == 0);
        }
        Ending.Term term = terms.get(0);
        List<Ending.Term> others = terms.subList(1, terms.size());
        int most = term.amount().most();
        if (term.kind().equals("any")) {
            // every kind gives some of its pieces, one piece at a time
            if (term.amount().least() <= 0 && isForce(others, pieces)) {
                return true;
            }
            return most > 0
                    && pieces.keySet().stream()
                            .filter(kind -> pieces.getOrDefault(kind, 0) > 0)
                            .anyMatch(kind -> isForce(with(lessOne(term), others), without(pieces, kind, 1)));
        }
        for (int n = term.amount().least(); n <= Math.min(most, pieces.getOrDefault(term.kind(), 0)); n++) {
            if (isForce(others, without(pieces, term.kind(), n))) {
                return true;
            }
        }
        return false;
    }

    private static Ending.Term lessOne(Ending.Term term) {
        int least = Math.max(0, term.amount().least() - 1);
        int most = term.amount().most();
        return new Ending.Term(
                new Ending.Amount(least, most == Ending.Amount.UNBOUNDED ? most : most - 1), term.kind());
    }

    private static List<Ending.Term> with(Ending.Term first, List<Ending.Term> others) {
        List<Ending.Term> terms = new java.util.ArrayList<>(others);
        terms.add(0, first);
        return terms;
    }

    private static Map<String, Integer> without(Map<String, Integer> pieces, String kind, int n) {
        Map<String, Integer> left = new TreeMap<>(pieces);
        left.merge(kind, -n, Integer::sum);
        return left;
    }
}
