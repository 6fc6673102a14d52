/**
 * The command line: one class a command, thin over the core.
 *
 * <p>The door is {@link org.qirkat.app.cli.Cli}. Results go to standard output, everything else to standard error;
 * this is the only package that touches either. Exit codes: 0 fine, 1 what was asked about is wrong, 2 the call's words
 * are wrong.
 */
@NullMarked
package org.qirkat.app.cli;

import org.jspecify.annotations.NullMarked;
