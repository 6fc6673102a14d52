/**
 * Values: boards, positions, moves, and the {@link org.qirkat.core.model.Ruleset} that says what they may do.
 *
 * <p>The door is {@link org.qirkat.core.model.Ruleset}: the effective settings of one rule set, each declared once in
 * {@link org.qirkat.core.model.Settings} with its type, default, alternatives and meaning. The reader, the list of
 * settings, the relaxations and the engine all read that declaration. Everything here is immutable and knows neither
 * YAML nor plug-ins nor a screen; everybody may use it.
 *
 * <p>Sentences for people are {@link org.qirkat.core.model.Text}s: keys of message bundles, never strings in code.
 */
@NullMarked
package org.qirkat.core.model;

import org.jspecify.annotations.NullMarked;
