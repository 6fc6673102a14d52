package org.qirkat.app.workbench.session;

import org.qirkat.core.model.Text;

/** A sentence for the banner over the board. */
public record Notice(Kind kind, Text text) {
    /** Whether the user was refused something or only told. */
    public enum Kind {
        REFUSED,
        TOLD
    }

    public static Notice refused(Text text) {
        return new Notice(Kind.REFUSED, text);
    }

    public static Notice told(Text text) {
        return new Notice(Kind.TOLD, text);
    }
}
