/**
 * The capture of Fanorona, by approach and by withdrawal; a hook that captures in a way of its own.
 *
 * <p>The door is {@link org.qirkat.plugins.fanorona.Fanorona}; nothing else is public, and only the service loader comes
 * in. A rule file says {@code use: fanorona} and {@code capture: {directions: []}} for each kind, since nobody leaps.
 *
 * <p>How it works, for those who write a hook of this kind: it offers captures, each with its way and its prey, and the
 * engine does the rest: it moves the piece, takes the prey off, makes capture compulsory, writes and reads the moves and
 * shows them on the board. {@code bind} works out every step of the board with the points ahead and behind it
 * ({@link org.qirkat.plugins.fanorona.Hop}); in play a {@link org.qirkat.plugins.fanorona.Way} reads the position once and
 * tries the steps on an array.
 */
@NullMarked
package org.qirkat.plugins.fanorona;

import org.jspecify.annotations.NullMarked;
