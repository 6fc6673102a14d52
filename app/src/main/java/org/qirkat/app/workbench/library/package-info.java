/**
 * The rule sets there are, by family, with a search field.
 *
 * <p>The door is {@link org.qirkat.app.workbench.library.LibraryModel}. Files that do not load are listed with their
 * first fault, so that they can be mended on the desk.
 */
@NullMarked
package org.qirkat.app.workbench.library;

import org.jspecify.annotations.NullMarked;
