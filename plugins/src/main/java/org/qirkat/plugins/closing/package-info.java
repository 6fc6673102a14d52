/**
 * The closing of empty rows, as the Hopi played it; a hook that changes the board after a turn.
 *
 * <p>The door is {@link org.qirkat.plugins.closing.ClosingRows}; nothing else is public, and only the service loader
 * comes in. A rule file says {@code use: closing-rows} with a {@code reading}, since the two records can be read in
 * four ways, and the {@code ends} that close.
 *
 * <p>How it works, for those who write a hook of this kind: {@code bind} knows the board, so it works out beforehand
 * every closing that can ever happen, as a table of three point sets each ({@link org.qirkat.plugins.closing.Closing}:
 * if these are vacant, close those, unless that would leave nothing), and turns the sets into handles. In play the
 * hook only walks this table from the outside inward. So the four readings are four ways to fill a table, and the
 * code that runs after every turn knows nothing of rows or squares. Point lists and boards belong into {@code bind}.
 */
@NullMarked
package org.qirkat.plugins.closing;

import org.jspecify.annotations.NullMarked;
