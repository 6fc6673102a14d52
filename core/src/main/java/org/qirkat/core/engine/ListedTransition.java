package org.qirkat.core.engine;

import org.qirkat.core.spi.MoveView;
import org.qirkat.core.spi.PositionView;
import org.qirkat.core.spi.Transition;

/** A ply that a cursor has just made, for hooks. */
record ListedTransition(PositionView before, MoveView move, PositionView after) implements Transition {}
