package org.qirkat.app.workbench.kit;

/** A view that asks for more room than a list of moves. */
public interface Wide {}
