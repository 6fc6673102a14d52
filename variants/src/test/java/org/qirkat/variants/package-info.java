/** The shipped rule sets, loaded and held against their own evidence and against numbers from outside. */
@NullMarked
package org.qirkat.variants;

import org.jspecify.annotations.NullMarked;
