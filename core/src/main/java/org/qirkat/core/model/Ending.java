package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * An end of the game by the pieces that are left, whichever side has which force. Where it comes after some moves, they
 * are counted from the last change of the material. It says how the game stands, and takes nobody's moves away.
 *
 * @param first the force of the side that wins, if the ending is won
 * @param total how many pieces both sides have together
 * @param moves the moves of each side after which the ending comes; 0: at once
 */
public record Ending(Force first, Force second, Amount total, Result result, int moves) {
    /** The word for pieces of every kind. */
    public static final String ANY = "any";

    /** What an ending makes of the game. */
    public enum Result {
        WON,
        DRAWN
    }

    /** So many pieces, both bounds included. */
    public record Amount(int least, int most) {
        /** The upper bound of "or more". */
        public static final int UNBOUNDED = Integer.MAX_VALUE;

        static final Amount EVERY = new Amount(0, UNBOUNDED);
        private static final Amount NONE = new Amount(0, 0);

        /** As rule files write it. */
        @Override
        public String toString() {
            String upTo = most == UNBOUNDED ? "+" : "-" + most;
            return least + (least == most ? "" : upTo);
        }
    }

    /** So many pieces of one kind, or of any. */
    public record Term(Amount amount, String kind) {}

    /**
     * The pieces of one side. Kinds that no term names are absent, unless a term for any kind allows them; that term is
     * about the pieces beyond those of the other terms.
     */
    public record Force(List<Term> terms) {
        public Force {
            terms = List.copyOf(terms);
        }

        /** @param pieces how many pieces of a kind a side has, or of {@link #ANY} kind */
        public boolean fits(ToIntFunction<String> pieces) {
            int all = pieces.applyAsInt(ANY);
            int least = 0;
            int most = 0;
            Amount rest = Amount.NONE;
            for (Term term : terms) {
                if (term.kind.equals(ANY)) {
                    rest = term.amount;
                    continue;
                }
                int there = pieces.applyAsInt(term.kind);
                if (there < term.amount.least) {
                    return false;
                }
                least += term.amount.least;
                most += Math.min(term.amount.most, there);
            }
            return all - most <= rest.most && all - least >= rest.least;
        }

        @Override
        public String toString() {
            List<String> written = new ArrayList<>();
            terms.forEach(term -> written.add(term.amount + " " + term.kind));
            return String.join(" + ", written);
        }
    }

    /** Whether the first force is that of one side and the second that of the other; each function counts a side's pieces. */
    public boolean fits(ToIntFunction<String> one, ToIntFunction<String> other) {
        int all = one.applyAsInt(ANY) + other.applyAsInt(ANY);
        return all >= total.least && all <= total.most && first.fits(one) && second.fits(other);
    }

    public boolean isAtOnce() {
        return moves == 0;
    }

    /** The kinds it names. */
    public Set<String> kinds() {
        Set<String> kinds = new TreeSet<>();
        List.of(first, second).forEach(force -> force.terms.forEach(term -> kinds.add(term.kind)));
        kinds.remove(ANY);
        return kinds;
    }

    /** As rule files write it. */
    @Override
    public String toString() {
        String inAll = total.equals(Amount.EVERY) ? "" : ", " + total + " in all";
        String after = moves == 0 ? "" : " after " + moves + (moves == 1 ? " move" : " moves");
        return first + " v " + second + inAll + ": " + (result == Result.WON ? "won" : "drawn") + after;
    }
}
