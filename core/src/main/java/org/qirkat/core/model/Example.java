package org.qirkat.core.model;

import java.util.List;

/**
 * A position with what the rules make of it; run as a test and shown to readers.
 *
 * @param position position text, or "start"
 * @param moves the complete list of canonical moves; empty where {@code kind} is another
 * @param result what is expected if {@code kind} is RESULT: "white", "black", "draw" or "open"
 * @param source the key of a source where the source itself shows it, else empty: constructed by hand from the rule
 */
public record Example(
        String position,
        Kind kind,
        List<String> moves,
        List<String> excludes,
        String result,
        String note,
        String source,
        SourceSpan place) {
    /** What is claimed. */
    public enum Kind {
        /** {@code moves} are exactly the legal moves. */
        ALL_MOVES,
        /** {@code moves} are among the legal moves, {@code excludes} are not. */
        SOME_MOVES,
        RESULT
    }

    public Example {
        moves = List.copyOf(moves);
        excludes = List.copyOf(excludes);
    }
}
