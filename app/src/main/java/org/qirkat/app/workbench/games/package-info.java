/**
 * Games in files: those of a file that was opened, and the present game written into one.
 *
 * <p>The door is {@link org.qirkat.app.workbench.games.GamesModel}. Games that cannot be played whole are listed with
 * the reason, and as much of them as can be played is opened.
 */
@NullMarked
package org.qirkat.app.workbench.games;

import org.jspecify.annotations.NullMarked;
