/**
 * A second rule set beside the first, on the same position.
 *
 * <p>The door is {@link org.qirkat.app.workbench.compare.CompareModel}. What is compared is the session's position, so
 * moves and edits show on both boards at once.
 */
@NullMarked
package org.qirkat.app.workbench.compare;

import org.jspecify.annotations.NullMarked;
