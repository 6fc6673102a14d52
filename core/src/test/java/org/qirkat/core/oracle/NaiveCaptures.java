package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ray;
import org.qirkat.core.model.Ruleset;

/** All captures of one position, by the settings and before any of them comes first. */
final class NaiveCaptures {
    private final Ruleset rules;
    private final CaptureRule rule;
    private final Kinds kinds;
    private final Position position;

    NaiveCaptures(Ruleset rules, Kinds kinds, Position position) {
        this.rules = rules;
        this.rule = rules.captures();
        this.kinds = kinds;
        this.position = position;
    }

    /** Every whole capture of every piece of the mover, over the full tree of hops (section 2.6, D10). */
    List<Chain> all() {
        List<Chain> found = new ArrayList<>();
        for (Point point : position.of(position.mover())) {
            PieceKind kind = position.at(point).orElseThrow().kind();
            grow(Chain.startingAt(point, kind), new HashSet<>(), found);
        }
        return found;
    }

    /** Section 1, chain: after a hop the same piece may or must hop again, until it cannot. */
    private void grow(Chain chain, Set<Object> seen, List<Chain> found) {
        if (!seen.add(whatMatters(chain))) {
            return;
        }
        List<Chain> further = furtherHops(chain);
        boolean mayStop = further.isEmpty() || rule.continuation() == CaptureRule.Continuation.OPTIONAL;
        if (chain.mayEnd() && mayStop) {
            found.add(chain);
        }
        further.forEach(next -> grow(next, seen, found));
    }

    /** Two ways to the same state have the same future, so that one of them is enough. */
    private Object whatMatters(Chain chain) {
        boolean order = rule.precedence().contains(CaptureRule.Precedence.ORDERING);
        Object prey = order ? chain.prey() : new TreeSet<>(chain.prey());
        String turn = rule.reversal() && rule.turning()
                ? ""
                : chain.last().map(ray -> ray.line() + " " + sense(ray)).orElse("");
        return List.of(chain.at(), prey, chain.kind(), chain.crowned(), turn, chain.stopped(), chain.mayEnd());
    }

    private boolean isOver(Chain chain) {
        boolean hasHopped = !chain.prey().isEmpty();
        return chain.stopped() || (hasHopped && rule.continuation() == CaptureRule.Continuation.NONE);
    }

    private List<Chain> furtherHops(Chain chain) {
        List<Chain> hops = new ArrayList<>();
        if (!isOver(chain)) {
            for (Ray ray : position.board().rays(chain.at())) {
                hops.addAll(preferred(hopsAlong(ray, chain)));
            }
        }
        return hops;
    }

    /** Decision 14: of the landings behind one prey only those from which the capture goes on, if there are such. */
    private List<Chain> preferred(List<Chain> landings) {
        if (rule.landingPreference() == CaptureRule.LandingPreference.NONE) {
            return landings;
        }
        List<Chain> goOn = landings.stream().filter(this::canGoOn).toList();
        return goOn.isEmpty() ? landings : goOn;
    }

    private boolean canGoOn(Chain chain) {
        return !isOver(chain)
                && position.board().rays(chain.at()).stream()
                        .anyMatch(ray -> !hopsAlong(ray, chain).isEmpty());
    }

    /**
     * Section 1, short and flying capture: within one ray some empty points, exactly one enemy piece that may be taken
     * (or a run of them that is not too long), and a landing on one of the empty points behind it.
     */
    private List<Chain> hopsAlong(Ray ray, Chain chain) {
        PieceRule.Captures captures = kinds.rule(chain.kind()).captures();
        List<Chain> hops = new ArrayList<>();
        if (!PieceRule.uses(captures.lines(), ray.line()) || turnsBack(ray, chain) || turnsAside(ray, chain)) {
            return hops;
        }
        int reach = captures.landing() == PieceRule.Landing.NEXT ? 1 : captures.range();
        List<Point> ahead = ray.points();
        int first = 0;
        while (first < ahead.size() && isEmpty(ahead.get(first), chain)) {
            first++;
        }
        int behind = first;
        while (behind < ahead.size() && isPrey(ahead.get(behind), captures, chain)) {
            behind++;
        }
        boolean isRun = behind > first && behind - first <= captures.run() && first < captures.range();
        for (int i = behind; isRun && i < ahead.size() && isEmpty(ahead.get(i), chain) && i - behind < reach; i++) {
            List<Point> victims = ahead.subList(first, behind);
            hop(ray, victims, ahead.get(i), mayEnd(victims, i == behind, captures), captures, chain)
                    .ifPresent(hops::add);
        }
        return hops;
    }

    /** Killer draughts: a king taken last is left right behind it. */
    private boolean mayEnd(List<Point> victims, boolean isRightBehind, PieceRule.Captures captures) {
        PieceKind taken =
                position.at(victims.get(victims.size() - 1)).orElseThrow().kind();
        return captures.landing() != PieceRule.Landing.NEXT_AFTER_KING || !kinds.isKing(taken) || isRightBehind;
    }

    /** Section 1, direction: judged from where the hop starts to where it lands. */
    private Optional<Chain> hop(
            Ray ray, List<Point> victims, Point landing, boolean mayEnd, PieceRule.Captures captures, Chain chain) {
        int north = rules.north(position.mover());
        if (!PieceRule.covers(captures.headings(), chain.at(), landing, north)) {
            return Optional.empty();
        }
        PieceKind now = kinds.inPassing(chain.kind(), position.mover(), landing);
        boolean stops = kinds.stops(chain.kind(), position.mover(), landing);
        return Optional.of(chain.hop(ray, victims, landing, now, stops, mayEnd));
    }

    /** Section 2.6, D4: without reversal no hop goes back along the line of the hop before. */
    private boolean turnsBack(Ray ray, Chain chain) {
        return !rule.reversal()
                && chain.last()
                        .filter(last -> last.line().equals(ray.line()) && sense(last) != sense(ray))
                        .isPresent();
    }

    /** Where captures do not turn, every hop goes on along the line of the hop before. */
    private boolean turnsAside(Ray ray, Chain chain) {
        return !rule.turning()
                && chain.last()
                        .filter(last -> !last.line().equals(ray.line()) || sense(last) != sense(ray))
                        .isPresent();
    }

    /** Whether a ray follows its line's own order. */
    private static boolean sense(Ray ray) {
        List<Point> line = ray.line().points();
        int after = (line.indexOf(ray.from()) + 1) % line.size();
        boolean wraps = after == 0 && !ray.line().cyclic();
        return !wraps && line.get(after).equals(ray.points().get(0));
    }

    /** Section 1, origin and removal: the start counts as empty; prey is gone at once or blocks until the end. */
    private boolean isEmpty(Point point, Chain chain) {
        if (position.isClosed(point)) {
            return false;
        }
        boolean gone =
                rule.removal() == CaptureRule.Removal.IMMEDIATE && chain.prey().contains(point);
        return position.at(point).isEmpty() || point.equals(chain.origin()) || gone;
    }

    private boolean isPrey(Point point, PieceRule.Captures captures, Chain chain) {
        Optional<Piece> piece = position.at(point);
        return piece.isPresent()
                && piece.get().side() != position.mover()
                && captures.takes().contains(piece.get().kind().name())
                && !chain.prey().contains(point);
    }
}
