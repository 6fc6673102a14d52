/**
 * Tools that ask about rules: counting, checking evidence, saying rules in words, comparing.
 *
 * <p>One class a tool is the door; the command line and the workbench only show what these return.
 */
@NullMarked
package org.qirkat.core.analysis;

import org.jspecify.annotations.NullMarked;
