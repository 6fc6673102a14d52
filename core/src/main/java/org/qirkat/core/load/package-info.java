/**
 * From YAML text to a {@link org.qirkat.core.model.Ruleset}, or to findings with file, line and column.
 *
 * <p>The door is {@link org.qirkat.core.load.RulesetLoader}. This is the only package that knows YAML: it takes
 * SnakeYAML's events, never its nodes or objects, and reads each scalar by the type its setting declares. A file is read
 * in three steps: a tree of what is typed, a sheet of what this file says, and the assembly of sheets over their parents.
 */
@NullMarked
package org.qirkat.core.load;

import org.jspecify.annotations.NullMarked;
