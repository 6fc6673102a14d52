/**
 * What a plug-in implements; with {@code core.model} all that a plug-in may use.
 *
 * <p>The door is {@link org.qirkat.core.spi.HookProvider}: a name, a summary, declared parameters, and {@code bind},
 * which makes a {@link org.qirkat.core.spi.Hook}. A hook plays one or more small roles (close points after a turn,
 * remember something in the position, add moves or captures of its own kind, refuse moves, order captures, end the game, set up the board).
 * The roles are sealed so that each has exactly one place in the engine and a role nobody plays costs nothing.
 *
 * <p>Hooks are pure functions: they see a position through a read-only view that is valid only during the call, and
 * answer through a sink. They keep no state of their own; what must be remembered goes into the position's memory
 * slots. Point sets are opaque handles made once at binding, so that a hook can ask about many points in a few
 * machine instructions without knowing how the engine numbers them.
 */
@NullMarked
package org.qirkat.core.spi;

import org.jspecify.annotations.NullMarked;
