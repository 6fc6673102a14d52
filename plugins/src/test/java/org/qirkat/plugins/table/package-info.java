/**
 * A table to try hooks on by hand, without an engine.
 *
 * <p>The door is {@link org.qirkat.plugins.table.Table}: it makes the moves it is told, legal or not, calls the hook
 * as an engine would, and refuses what an engine must refuse.
 */
@NullMarked
package org.qirkat.plugins.table;

import org.jspecify.annotations.NullMarked;
