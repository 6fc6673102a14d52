/** The program: {@link org.qirkat.app.Main} opens the workbench, or runs a command where one is given. */
@NullMarked
package org.qirkat.app;

import org.jspecify.annotations.NullMarked;
