package org.qirkat.core.spi;

import org.qirkat.core.model.Text;

/** A hook's refusal of parameters that are each well formed but make no sense together or on this board. */
public final class InvalidParameters extends RuntimeException {
    private final transient Text reason;

    public InvalidParameters(Text reason) {
        super(reason.toString());
        this.reason = reason;
    }

    public Text reason() {
        return reason;
    }
}
