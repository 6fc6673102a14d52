/**
 * The naive generator: a second answer to what is legal, for tests to hold the engine against.
 *
 * <p>The door is {@link org.qirkat.core.oracle.NaiveEngine}. It reads the same {@code Ruleset} as the engine and shares
 * nothing else with it: no tables, no bits, a method a rule, and its own code for the two shipped hooks. Section
 * numbers in comments are those of the project's page of rules.
 */
@NullMarked
package org.qirkat.core.oracle;

import org.jspecify.annotations.NullMarked;
