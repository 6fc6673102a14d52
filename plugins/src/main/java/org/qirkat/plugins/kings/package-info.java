/**
 * Two rules that keep kings from wandering for ever: the limit to one king's moves, and the end of one king each.
 *
 * <p>The doors are {@link org.qirkat.plugins.kings.KingLimit} and {@link org.qirkat.plugins.kings.OneKingEach}; nothing
 * else is public, and only the service loader comes in. Rule files say {@code use: king-limit} and
 * {@code use: one-king-each}. A king is whatever others are crowned to.
 *
 * <p>How they work, for those who write hooks of these kinds: the limit is a {@link org.qirkat.core.spi.Memory} that
 * counts and a {@link org.qirkat.core.spi.MoveFilter} that refuses, in one object; it refuses nothing until the count is
 * full, and says so beforehand. The end is a single function from a position to an outcome.
 */
@NullMarked
package org.qirkat.plugins.kings;

import org.jspecify.annotations.NullMarked;
