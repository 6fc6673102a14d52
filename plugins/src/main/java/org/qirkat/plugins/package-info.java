/**
 * Rules that are too special for a setting, each a plug-in in a package of its own.
 *
 * <p>There is no door here: nothing calls a plug-in by name. The service loader finds each
 * {@link org.qirkat.core.spi.HookProvider} in {@code META-INF/services}, a rule file uses it under {@code hooks}.
 * Plug-ins use {@code core.spi} and {@code core.model} and nothing else of the project; the shipped ones have no
 * more rights than a stranger's.
 *
 * <p>To add one, copy the package that is nearest in kind:
 *
 * <ol>
 *   <li>{@link org.qirkat.plugins.closing} changes the board after a turn; {@link org.qirkat.plugins.huffing} remembers
 *       something and adds moves; {@link org.qirkat.plugins.fanorona} captures in a way of its own;
 *       {@link org.qirkat.plugins.opening} refuses moves; {@link org.qirkat.plugins.kings} has an end, and a memory that
 *       refuses moves; {@link org.qirkat.plugins.trail} remembers something about each piece. Small examples of the
 *       other roles (an order on captures, a set-up) are in the tests, package {@code org.qirkat.plugins.stranger}.
 *   <li>Implement {@code HookProvider}: its name, its parameters, and {@code bind}, which does all the work that needs
 *       the board only. What makes no sense on that board is an {@code InvalidParameters} and shows in the rule file.
 *   <li>Write its sentences to {@code messages.properties} in the same package under resources: at least
 *       {@code NAME.summary}.
 *   <li>Add the class to {@code META-INF/services/org.qirkat.core.spi.HookProvider}.
 *   <li>Test it without an engine on positions typed by hand ({@code org.qirkat.plugins.table.Table} in the tests).
 * </ol>
 *
 * <p>The same steps in a project of your own give a jar that works from the plug-in folder.
 */
@NullMarked
package org.qirkat.plugins;

import org.jspecify.annotations.NullMarked;
