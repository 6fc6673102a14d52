/**
 * Setting up a position by hand: brushes, side to move, and what is odd about the position.
 *
 * <p>The door is {@link org.qirkat.app.workbench.edit.EditModel}. The painting itself happens on the board, by the
 * brush of the session's draft; the game that was played stays as it is until the draft is played from.
 */
@NullMarked
package org.qirkat.app.workbench.edit;

import org.jspecify.annotations.NullMarked;
