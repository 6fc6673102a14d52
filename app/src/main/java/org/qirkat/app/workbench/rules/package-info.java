/**
 * The rules themselves: the main options beside the board, and the rule file as a working copy that can be typed in.
 *
 * <p>The doors are {@link org.qirkat.app.workbench.rules.SummaryModel} and
 * {@link org.qirkat.app.workbench.rules.RulesModel}. A text with faults never takes the place of the rules that are
 * played.
 */
@NullMarked
package org.qirkat.app.workbench.rules;

import org.jspecify.annotations.NullMarked;
