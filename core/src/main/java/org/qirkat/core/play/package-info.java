/**
 * The pleasant way to use rule sets: find them, play them, read and write positions and moves.
 *
 * <p>The door is {@link org.qirkat.core.play.Variant}, a rule set with its engine; a
 * {@code VariantLibrary} finds variants, a {@code Game} is a tree of moves.
 */
@NullMarked
package org.qirkat.core.play;

import org.jspecify.annotations.NullMarked;
