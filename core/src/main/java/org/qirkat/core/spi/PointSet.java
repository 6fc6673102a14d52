package org.qirkat.core.spi;

/** An opaque handle for a fixed set of points, made by {@link HookContext#points}. */
public interface PointSet {}
