/**
 * The workbench: a window to play, edit and compare rule sets.
 *
 * <p>The door is {@link org.qirkat.app.workbench.Workbench}. Each feature is a package of its own (a model without
 * Swing, a view, actions) and is put in its place by {@code Views}; features know the kit and the session, never each
 * other.
 */
@NullMarked
package org.qirkat.app.workbench;

import org.jspecify.annotations.NullMarked;
