package org.qirkat.core.spi;

import org.qirkat.core.model.Text;

/** A hook that broke its promises while rules were applied: it threw, or asked for what makes no sense. */
public final class HookFailure extends RuntimeException {
    private final transient Text message;

    /** @param message names the hook, where it came from, the rule set and what it did */
    public HookFailure(Text message, Throwable cause) {
        super(message.toString(), cause);
        this.message = message;
    }

    public HookFailure(Text message) {
        super(message.toString());
        this.message = message;
    }

    public Text text() {
        return message;
    }
}
