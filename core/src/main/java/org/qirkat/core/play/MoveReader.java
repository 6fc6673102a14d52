package org.qirkat.core.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;

/** Reads one written move in one position. */
final class MoveReader {
    private static final String POINT = "(?:[a-z][0-9]{1,2}|[0-9]{1,3})";
    private static final Pattern CANONICAL =
            Pattern.compile("(" + POINT + ")x(" + POINT + "):(" + POINT + "(?:," + POINT + ")*)");
    private static final Pattern PATH = Pattern.compile(POINT + "(?:[-x:]" + POINT + ")+");

    private final Variant variant;
    private final Position position;
    private final List<Move> legal;

    MoveReader(Variant variant, Position position) {
        this.variant = variant;
        this.position = position;
        this.legal = variant.legalMoves(position);
    }

    MoveText read(String text) {
        for (Move move : legal) {
            if (variant.canonical(move).equals(text)) {
                return new MoveText.One(move);
            }
        }
        Matcher canonical = CANONICAL.matcher(text);
        if (!canonical.matches() && !PATH.matcher(text).matches()) {
            return none("move.unreadable", text);
        }
        List<Point> points = new ArrayList<>();
        for (String name : text.split("[-x:,]")) {
            Optional<Point> point = variant.rules().names().find(name.replaceFirst("^0+(?=[0-9])", ""));
            if (point.isEmpty()) {
                return none("move.no-such-point", text, name);
            }
            points.add(point.get());
        }
        return chosen(
                text,
                points,
                canonical.matches()
                        ? taking(points.get(0), points.get(1), Set.copyOf(points.subList(2, points.size())))
                        : along(points, text.indexOf('-') < 0));
    }

    private MoveText chosen(String text, List<Point> points, List<Move> fitting) {
        if (fitting.size() == 1) {
            return new MoveText.One(fitting.get(0));
        } else if (fitting.isEmpty()) {
            return new MoveText.None(
                    Refusal.of(variant, position, points.get(0), Optional.of(points.get(points.size() - 1)), text));
        }
        return new MoveText.Many(
                fitting.stream().map(m -> variant.notation().written(m, legal)).toList());
    }

    private List<Move> taking(Point from, Point to, Set<Point> captured) {
        return legal.stream()
                .filter(m -> m instanceof Move.Capture c
                        && c.from().equals(from)
                        && c.to().equals(to)
                        && c.capturedSet().equals(new TreeSet<>(captured)))
                .toList();
    }

    /** The moves between the ends of a path that may touch the points between in this order; whole routes come first. */
    private List<Move> along(List<Point> path, boolean captureSign) {
        Point from = path.get(0);
        Point to = path.get(path.size() - 1);
        List<Move> fitting = new ArrayList<>();
        List<Move> whole = new ArrayList<>();
        for (Move move : legal) {
            if (move instanceof Move.Step step
                    && !captureSign
                    && path.size() == 2
                    && step.from().equals(from)
                    && step.to().equals(to)) {
                return List.of(move);
            } else if (move instanceof Move.Capture capture
                    && capture.from().equals(from)
                    && capture.to().equals(to)
                    && variant.passes(position, capture, path.subList(1, path.size() - 1))) {
                fitting.add(move);
                if (capture.route().size() == path.size() && path.size() > 2) {
                    whole.add(move);
                }
            }
        }
        return whole.isEmpty() ? fitting : whole;
    }

    private static MoveText none(String key, Object... arguments) {
        return new MoveText.None(Text.of(MoveReader.class, key, arguments));
    }
}
