/**
 * What every feature of the workbench builds with: boards, work off the event thread, actions, preferences, words.
 *
 * <p>The doors are {@link org.qirkat.app.workbench.kit.BoardCanvas} and {@link org.qirkat.app.workbench.kit.Background}.
 * The kit knows values of the core's model and no feature. It is the only place of the program that starts threads.
 */
@NullMarked
package org.qirkat.app.workbench.kit;

import org.jspecify.annotations.NullMarked;
