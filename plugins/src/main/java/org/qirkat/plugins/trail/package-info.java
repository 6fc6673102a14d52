/**
 * The ban on returning, as Bell reads it for Alquerque; a hook that remembers something about each piece.
 *
 * <p>The door is {@link org.qirkat.plugins.trail.NoReturn}; nothing else is public, and only the service loader comes
 * in. A rule file says {@code use: no-return}.
 *
 * <p>How it works, for those who write a hook of this kind: positions know pieces by where they stand, not by name. So
 * there is one memory slot for each point of the board, which belongs to whatever stands there and is carried along when
 * it moves.
 */
@NullMarked
package org.qirkat.plugins.trail;

import org.jspecify.annotations.NullMarked;
