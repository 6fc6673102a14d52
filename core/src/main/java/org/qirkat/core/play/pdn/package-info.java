/**
 * Games in Portable Draughts Notation (PDN 3.0, and what real files hold beside it).
 *
 * <p>The door is {@link org.qirkat.core.play.pdn.Pdn}. A file is first taken apart into records without knowing any
 * rules; a record is then played under a rule set. What is good is kept, and each fault is a finding with its place.
 */
@NullMarked
package org.qirkat.core.play.pdn;

import org.jspecify.annotations.NullMarked;
