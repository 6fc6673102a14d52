/**
 * The board that is played on, the banner over it, and the list of moves.
 *
 * <p>The door is {@link org.qirkat.app.workbench.board.BoardModel}. While a position is being set up the same board is
 * painted on, by the brush that the session's draft holds.
 */
@NullMarked
package org.qirkat.app.workbench.board;

import org.jspecify.annotations.NullMarked;
