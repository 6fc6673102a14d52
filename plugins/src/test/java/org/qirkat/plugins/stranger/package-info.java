/**
 * What a stranger could write: small hooks of every role, and hooks that break their promises. Each example is a file
 * to copy; its test plays it on the engine.
 */
@NullMarked
package org.qirkat.plugins.stranger;

import org.jspecify.annotations.NullMarked;
