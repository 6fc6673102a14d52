/**
 * The forced first move; a hook that refuses moves.
 *
 * <p>The door is {@link org.qirkat.plugins.opening.Opening}; nothing else is public, and only the service loader comes
 * in. A rule file says {@code use: opening} with the {@code moves} that are allowed.
 *
 * <p>How it works, for those who write a hook of this kind: {@link org.qirkat.core.spi.MoveFilter#concerns} says where
 * the hook has anything to refuse, here in the set-up position only. Everywhere else the engine does not show it a
 * single move, so that the rest of the game costs next to nothing.
 */
@NullMarked
package org.qirkat.plugins.opening;

import org.jspecify.annotations.NullMarked;
