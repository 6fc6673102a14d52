package org.qirkat.core.spi;

/** One role, or several, that a plug-in plays in a rule set. All roles are pure functions of what they are shown. */
public sealed interface Hook permits AfterMove, Memory, Moves, Captures, MoveFilter, CaptureFilter, End, SetUp {}
