/**
 * The rules at work: a {@link org.qirkat.core.model.Ruleset} compiled to tables, and legal moves from these.
 *
 * <p>The door is {@link org.qirkat.core.engine.RulesEngine}, with {@link org.qirkat.core.engine.Cursor} for callers
 * that walk millions of positions. Nothing else is public, so that the inside may be rewritten for speed at will.
 * Engine point numbers never leave this package.
 */
@NullMarked
package org.qirkat.core.engine;

import org.jspecify.annotations.NullMarked;
