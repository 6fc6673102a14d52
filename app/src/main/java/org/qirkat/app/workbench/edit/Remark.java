package org.qirkat.app.workbench.edit;

import org.qirkat.core.model.Text;

/**
 * A sentence about a position.
 *
 * @param odd whether no game by the rules comes to this
 */
public record Remark(boolean odd, Text text) {}
