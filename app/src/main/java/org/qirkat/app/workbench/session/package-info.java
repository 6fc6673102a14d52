/**
 * The one state that views share: which rules, which game, what is being edited, what is compared.
 *
 * <p>The door is {@link org.qirkat.app.workbench.session.Session}; it belongs to the event thread and knows no Swing.
 */
@NullMarked
package org.qirkat.app.workbench.session;

import org.jspecify.annotations.NullMarked;
