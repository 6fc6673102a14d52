package org.qirkat.app.workbench.board;

import org.qirkat.core.model.Move;
import org.qirkat.core.model.Text;

/** A legal move that is offered as a button: a pass, a move of a hook, or one of several that look alike on the board. */
public record ExtraMove(Text label, Move move) {}
