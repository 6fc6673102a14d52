package org.qirkat.core.engine;

import java.util.HashSet;
import java.util.Set;

/** What pieces of one kind and side can do from each point, as arrays indexed by bit. Kinds count from 0. */
final class PieceTable {
    /** The number of its kind. */
    final int kind;

    /** Single steps of all pieces at once. */
    final Shifts steps;

    /**
     * Rays of bits for pieces that step farther than one point, by bit; empty where {@code steps} serves. A point that
     * may be passed but not gone to, since a bent line leads there from a wrong direction, is the complement of its bit.
     */
    final int[][][] slides;

    /** Whether slides from one point meet in another, or pass points that they may not go to. */
    final boolean slidesAreBent;

    /** First hops of all pieces at once, for the short leap. */
    final Shifts leaps;

    /** Short leaps by bit, each packed as prey, landing and ray number. */
    final int[][] hops;

    /** The points that short leaps from a bit land on. */
    final long[] beyondLo;

    final long[] beyondHi;

    /**
     * Whether each single leap must be followed to know if it is complete: where a leap can open the landing of the
     * next one, or where captures are ranked by more than their number.
     */
    final boolean mustBeFollowed;

    /** Where a capturing piece is crowned at once and may go on as what it has become. */
    final long crowningLo;

    final long crowningHi;

    /** Rays for the long leap by bit, each the ray's number and then its bits; empty where {@code hops} serves. */
    final int[][][] flights;

    /** By bit, the points in an allowed direction; empty where every ray keeps the direction it sets out in. */
    private final Mask[] landings;

    /** Whether leaps from one point may take the same piece and land alike along different rays. */
    final boolean leapsMeet;

    /** How far along its ray the prey of a long leap may stand. */
    final int reach;

    /** How many pieces in a row a long leap may take; it takes all that stand so. */
    final int run;

    /** Whether a long leap lands right behind the prey. */
    final boolean landsNext;

    /** Whether a long leap over a king may end the move only right behind it. */
    final boolean endsNextToKing;

    /** By kind, whether it may be taken; and whether all kinds may. */
    final boolean[] takes;

    final boolean takesAll;

    /** Where it is crowned, and to which kind; its own kind where it is not. */
    final Mask zone;

    final int crowned;

    /** Whether touching the zone in a capture crowns at once, and whether the move then ends. */
    final boolean crownsInPassing;

    final boolean stopsWhenCrowned;

    PieceTable(
            int kind,
            Shifts steps,
            int[][][] slides,
            Shifts leaps,
            int[][] hops,
            int[][][] flights,
            Mask[] landings,
            int reach,
            int run,
            boolean landsNext,
            boolean endsNextToKing,
            boolean[] takes,
            Mask zone,
            int crowned,
            boolean crownsInPassing,
            boolean stopsWhenCrowned,
            boolean isRanked) {
        this.kind = kind;
        this.steps = steps;
        this.slides = slides;
        slidesAreBent = areBent(slides);
        this.leaps = leaps;
        this.hops = hops;
        beyondLo = new long[hops.length];
        beyondHi = new long[hops.length];
        for (int bit = 0; bit < hops.length; bit++) {
            for (int hop : hops[bit]) {
                beyondLo[bit] |= Mask.of(landing(hop)).lo();
                beyondHi[bit] |= Mask.of(landing(hop)).hi();
            }
        }
        this.flights = flights;
        this.landings = landings;
        leapsMeet = meet(flights) || meet(hops);
        this.reach = reach;
        this.run = run;
        this.landsNext = landsNext;
        this.endsNextToKing = endsNextToKing;
        this.takes = takes;
        boolean all = true;
        for (boolean one : takes) {
            all &= one;
        }
        takesAll = all;
        this.zone = zone;
        this.crowned = crowned;
        this.crownsInPassing = crownsInPassing;
        this.stopsWhenCrowned = stopsWhenCrowned;
        mustBeFollowed = isRanked || opensItself();
        crowningLo = crownsInPassing && !stopsWhenCrowned ? zone.lo() : 0;
        crowningHi = crownsInPassing && !stopsWhenCrowned ? zone.hi() : 0;
    }

    private static boolean areBent(int[][][] slides) {
        for (int[][] rays : slides) {
            Set<Integer> met = new HashSet<>();
            for (int[] ray : rays) {
                for (int point : ray) {
                    if (point < 0 || !met.add(point)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean meet(int[][] hops) {
        for (int[] here : hops) {
            Set<Integer> met = new HashSet<>();
            for (int hop : here) {
                if (!met.add(hop(prey(hop), landing(hop), 0))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean meet(int[][][] flights) {
        for (int[][] rays : flights) {
            Set<Integer> met = new HashSet<>();
            for (int[] ray : rays) {
                for (int i = 1; i < ray.length; i++) {
                    if (!met.add(ray[i])) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    boolean slidesFar() {
        return slides.length > 0;
    }

    /** The place in a flight behind all that are empty and near enough behind the last piece that is taken. */
    int end(int[] flight, int last, long standLo, long standHi) {
        int farthest = landsNext ? last + 1 : (int) Math.min(flight.length - 1L, (long) last + reach);
        int end = last + 1;
        while (end <= farthest && !Mask.has(standLo, standHi, flight[end])) {
            end++;
        }
        return end;
    }

    /** Whether a long leap along one of the rays of its start may land on a point. */
    boolean mayLand(int from, int to) {
        return landings.length == 0 || landings[from].has(to);
    }

    boolean flies() {
        return flights.length > 0;
    }

    /** Whether after one short leap another can land on the first one's start or on the point it took. */
    private boolean opensItself() {
        for (int from = 0; from < hops.length; from++) {
            for (int first : hops[from]) {
                for (int second : hops[landing(first)]) {
                    boolean other = prey(second) != prey(first);
                    if (other && (landing(second) == from || landing(second) == prey(first))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    static int hop(int prey, int landing, int ray) {
        return prey | landing << 7 | ray << 14;
    }

    static int prey(int hop) {
        return hop & 127;
    }

    static int landing(int hop) {
        return hop >>> 7 & 127;
    }

    static int ray(int hop) {
        return hop >>> 14;
    }
}
