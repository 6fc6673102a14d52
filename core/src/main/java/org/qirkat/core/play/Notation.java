package org.qirkat.core.play;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.PointNames;

/** The written forms of moves in one rule set's names of points. */
final class Notation {
    /** How a turn without a move is written. */
    static final String PASS = "pass";

    private final PointNames names;

    private final boolean onlyLeaps;

    /** @param onlyLeaps whether the way of a piece tells what it captures */
    Notation(PointNames names, boolean onlyLeaps) {
        this.names = names;
        this.onlyLeaps = onlyLeaps;
    }

    String canonical(Move move) {
        return move.match(
                step -> names.name(step.from()) + "-" + names.name(step.to()),
                capture -> shortForm(capture) + ":" + sorted(capture.captured()),
                pass -> PASS,
                Move.Special::text);
    }

    /** Names in plain order, numbers by value. */
    private String sorted(Collection<Point> points) {
        Comparator<String> order =
                names.isNumeric() ? Comparator.comparingInt(Integer::parseInt) : Comparator.naturalOrder();
        return String.join(",", points.stream().map(names::name).sorted(order).toList());
    }

    /** The form for people among the legal moves of a position. */
    String written(Move move, List<Move> legal) {
        return move.match(
                step -> canonical(step), capture -> capture(capture, legal), pass -> PASS, Move.Special::text);
    }

    private String capture(Move.Capture capture, List<Move> legal) {
        long sameEnds = legal.stream()
                .filter(m -> m instanceof Move.Capture other
                        && other.from().equals(capture.from())
                        && other.to().equals(capture.to()))
                .count();
        if (sameEnds < 2) {
            return shortForm(capture);
        }
        long sameRoute = legal.stream()
                .filter(m -> m instanceof Move.Capture other && other.route().equals(capture.route()))
                .count();
        // a single leap has no point between its ends that could tell it from a longer way round
        boolean isTold = onlyLeaps && sameRoute < 2 && capture.route().size() > 2;
        return isTold ? fullForm(capture) : canonical(capture);
    }

    private String shortForm(Move.Capture capture) {
        return names.name(capture.from()) + "x" + names.name(capture.to());
    }

    private String fullForm(Move.Capture capture) {
        return String.join("x", capture.route().stream().map(names::name).toList());
    }
}
