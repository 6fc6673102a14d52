package org.qirkat.core.model;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One whole move. Two captures are the same move when they have the same start, landing and set of captured points;
 * the route they take is for display.
 */
public sealed interface Move {
    /**
     * A move without capture, of one point or a slide.
     *
     * @param crowns whether the piece changes its kind
     */
    record Step(Point from, Point to, boolean crowns) implements Move {}

    /**
     * A whole capture.
     *
     * @param route start, every landing point, end; at least two points
     * @param captured the captured points in the order of the hops
     * @param crowns whether the piece has changed its kind at the end
     */
    record Capture(List<Point> route, List<Point> captured, boolean crowns) implements Move {
        public Capture {
            route = List.copyOf(route);
            captured = List.copyOf(captured);
            if (route.size() < 2 || captured.isEmpty()) {
                throw new IllegalArgumentException("a capture needs a route and prey, not " + route + captured);
            }
        }

        public Point from() {
            return route.get(0);
        }

        public Point to() {
            return route.get(route.size() - 1);
        }

        public SortedSet<Point> capturedSet() {
            return new TreeSet<>(captured);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Capture that
                    && from().equals(that.from())
                    && to().equals(that.to())
                    && capturedSet().equals(that.capturedSet());
        }

        @Override
        public int hashCode() {
            return 31 * (31 * from().hashCode() + to().hashCode())
                    + capturedSet().hashCode();
        }
    }

    /** A turn without a move, where a rule set has such. */
    record Pass() implements Move {}

    /**
     * A move that a hook adds. Its identity is the hook and the text.
     *
     * @param hook the name of the hook
     * @param text how it is written ({@code !c3})
     * @param route the points a player would click, start first; one point where it has only a place
     * @param removed the points that lose their piece
     * @param keepsTurn whether the same side moves again
     */
    record Special(String hook, String text, List<Point> route, List<Point> removed, boolean keepsTurn)
            implements Move {
        public Special {
            route = List.copyOf(route);
            removed = List.copyOf(removed);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Special that && hook.equals(that.hook) && text.equals(that.text);
        }

        @Override
        public int hashCode() {
            return 31 * hook.hashCode() + text.hashCode();
        }
    }

    /** Where the moving piece starts, if a piece moves. */
    default Optional<Point> start() {
        return match(
                step -> Optional.of(step.from()),
                capture -> Optional.of(capture.from()),
                pass -> Optional.empty(),
                special -> special.route().stream().findFirst());
    }

    /** All points the piece touches, start first; empty for a pass. */
    default List<Point> route() {
        return match(step -> List.of(step.from(), step.to()), Capture::route, pass -> List.of(), Special::route);
    }

    /** The points that lose a piece to this move, apart from its start. */
    default List<Point> removed() {
        return match(step -> List.of(), Capture::captured, pass -> List.of(), Special::removed);
    }

    default <T> T match(
            Function<Step, T> step,
            Function<Capture, T> capture,
            Function<Pass, T> pass,
            Function<Special, T> special) {
        if (this instanceof Step s) {
            return step.apply(s);
        } else if (this instanceof Capture c) {
            return capture.apply(c);
        } else if (this instanceof Pass p) {
            return pass.apply(p);
        } else {
            return special.apply((Special) this);
        }
    }
}
