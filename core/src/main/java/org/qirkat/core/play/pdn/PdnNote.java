package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.List;

/**
 * What is noted of a move, or of the first position.
 *
 * @param before comments that stand before the move, where it begins a branch
 * @param after comments that follow it, clock times among them
 * @param strength signs of praise and blame
 * @param nags numbered judgements
 */
public record PdnNote(List<String> before, List<String> after, String strength, List<Integer> nags) {
    static final PdnNote NONE = new PdnNote(List.of(), List.of(), "", List.of());

    public PdnNote {
        before = List.copyOf(before);
        after = List.copyOf(after);
        nags = List.copyOf(nags);
    }

    PdnNote withBefore(List<String> comments) {
        return new PdnNote(and(before, comments), after, strength, nags);
    }

    PdnNote withAfter(String comment) {
        return new PdnNote(before, and(after, List.of(comment)), strength, nags);
    }

    PdnNote withStrength(String signs) {
        return new PdnNote(before, after, strength + signs, nags);
    }

    PdnNote withNag(int nag) {
        return new PdnNote(before, after, strength, and(nags, List.of(nag)));
    }

    private static <T> List<T> and(List<T> some, List<T> more) {
        List<T> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }
}
