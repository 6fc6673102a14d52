package org.qirkat.core.spi;

/**
 * The role that captures in a way of its own, other than by leaps: a piece goes from one point to another and a set of
 * enemy pieces is gone. What it offers are captures like those of the settings: compulsory where capture is, written,
 * shown, counted and crowned in the same way. The settings' order of captures does not touch them; a
 * {@link CaptureFilter} does.
 */
public non-sealed interface Captures extends Hook {
    /**
     * Offers all whole captures of the side to move, in a fixed order. Captures with equal start, landing and prey are one
     * move; all its ways may be offered, and the first is shown.
     */
    void captures(PositionView position, CaptureSink sink);
}
