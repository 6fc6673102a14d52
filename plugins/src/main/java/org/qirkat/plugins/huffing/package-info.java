/**
 * The huff: who leaves a capture undone loses the piece. A hook that adds memory to positions and moves of its own.
 *
 * <p>The door is {@link org.qirkat.plugins.huffing.Huffing}; nothing else is public, and only the service loader comes
 * in. A rule file says {@code use: huffing} and {@code capture.obligation: optional}.
 *
 * <p>How it works, for those who write a hook of this kind: one object plays two roles. As
 * {@link org.qirkat.core.spi.Memory} it is shown every ply and notes in its slot who could have captured; the slot is
 * part of the position, so it is saved, compared and undone with it, and the hook itself remembers nothing. As
 * {@link org.qirkat.core.spi.Moves} it reads the slot and offers its moves. A move is a number that only the hook
 * understands, good in one position; the engine asks for its text, for the points to click, and whether the same side
 * moves again.
 *
 * <p>Where a culprit may also be forced to capture ({@code sanction: huff-or-force}), more slots hold what the last turn
 * did ({@link org.qirkat.plugins.huffing.LastTurn}), since a hook cannot look back further than the position.
 */
@NullMarked
package org.qirkat.plugins.huffing;

import org.jspecify.annotations.NullMarked;
