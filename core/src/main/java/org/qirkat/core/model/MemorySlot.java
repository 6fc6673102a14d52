package org.qirkat.core.model;

/**
 * A named piece of memory that a rule adds to positions.
 *
 * @param name the key in position text ({@code key=value} after the side to move)
 * @param kind what it holds
 * @param inEquality whether two positions that differ only here are different positions for repetition and hash
 */
public record MemorySlot(String name, Kind kind, boolean inEquality) {
    /** What a slot holds. An empty slot (0, no point) is never written. */
    public enum Kind {
        COUNTER,
        POINT,
        POINTS
    }

    public MemorySlot {
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("a memory slot needs a lower-case name, not '" + name + "'");
        }
    }
}
