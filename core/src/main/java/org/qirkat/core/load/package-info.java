/**
 * From YAML text to a {@link org.qirkat.core.model.Ruleset}, or to findings with file, line and column.
 *
 * <p>The door is {@link org.qirkat.core.load.RulesetLoader}. This is the only package that knows YAML: it composes
 * SnakeYAML nodes, never objects, and reads each scalar by the type its setting declares.
 */
@NullMarked
package org.qirkat.core.load;

import org.jspecify.annotations.NullMarked;
