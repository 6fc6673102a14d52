package org.qirkat.core.model;

import java.util.List;
import java.util.Optional;

/**
 * What one kind of piece may do.
 *
 * @param steps how it moves without capture
 * @param captures how it captures
 * @param promotion what becomes of it, if anything
 */
public record PieceRule(PieceKind kind, Steps steps, Captures captures, Optional<Promotion> promotion) {
    /**
     * Moves without capture.
     *
     * @param range the greatest number of points it goes; all it crosses are empty
     * @param lines the groups of lines it may use; "drawn" is all that are drawn
     * @param far where it goes farther, if anywhere
     * @param frozen where it may not go at all from
     */
    public record Steps(List<Heading> headings, int range, List<String> lines, Optional<Far> far, Zone frozen) {}

    /**
     * The longer steps of a piece that stands in a region.
     *
     * @param region the name of the region
     * @param within whether all points it goes over, and the last, must be in the region too
     */
    public record Far(String region, int range, boolean within) {}

    /**
     * Single hops of a capture: over some empty points (fewer than {@code range}), one enemy piece or a run of them, and
     * onto a point behind.
     *
     * @param range 1: the short leap; more: how far along the ray the prey may stand and, with landing any, how far behind it one may land
     * @param run how many enemies, one right behind the other, one hop may take; it takes all of the run
     * @param takes the kinds it may take
     */
    public record Captures(
            List<Heading> headings, int range, int run, Landing landing, List<String> lines, List<String> takes) {}

    /** Where a hop may end behind the prey. */
    public enum Landing {
        ANY,
        NEXT,
        /** On any point, but behind a king the move may end only on the next one (Killer). */
        NEXT_AFTER_KING
    }

    /**
     * Crowning.
     *
     * @param to the kind it becomes
     * @param zone where it is crowned
     */
    public record Promotion(String to, Zone zone, Moment moment) {}

    /** When a capturing piece that touches the zone is crowned. */
    public enum Moment {
        /** Only if the whole move ends there. */
        MOVE_END,
        /** At once, and its move ends there. */
        STOPS,
        /** At once, and it goes on capturing as what it has become. */
        CONTINUES
    }

    /** The word for all lines that are drawn. */
    public static final String DRAWN = "drawn";

    /** Whether a line is among those a list of groups names. */
    public static boolean uses(List<String> groups, Line line) {
        return groups.contains(line.group()) || (line.drawn() && groups.contains(DRAWN));
    }

    /** Whether one of the headings covers the way from one point to another. */
    public static boolean covers(List<Heading> headings, Point from, Point to, int north) {
        for (Heading heading : headings) {
            if (heading.covers(from, to, north)) {
                return true;
            }
        }
        return false;
    }
}
