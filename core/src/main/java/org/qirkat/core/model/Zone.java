package org.qirkat.core.model;

import java.util.List;

/**
 * A part of the board as one side sees it, known by the word that rule files have for it: one of the fixed words, or
 * the name of a region. Of a region it is the points beyond the middle of the board, seen from the side.
 */
public record Zone(String word) {
    /** The row farthest from the side. */
    public static final Zone FAR_ROW = new Zone("far-row");
    /** The two ends of that row. */
    public static final Zone FAR_CORNERS = new Zone("far-corners");
    /** The row nearest to the side. */
    public static final Zone NEAR_ROW = new Zone("near-row");

    public static final Zone NOWHERE = new Zone("nowhere");

    private static final List<Zone> FIXED = List.of(FAR_ROW, FAR_CORNERS, NEAR_ROW, NOWHERE);

    /** The fixed words, which no region may be called by. */
    public static List<String> words() {
        return FIXED.stream().map(Zone::word).toList();
    }

    public boolean isRegion() {
        return !FIXED.contains(this);
    }

    @Override
    public String toString() {
        return word;
    }
}
