package org.qirkat.app.workbench.kit;

import java.util.Locale;
import org.qirkat.core.model.Text;

/** Says texts in the user's language. */
public final class Words {
    private Words() {}

    public static String say(Text text) {
        return text.in(Locale.getDefault());
    }

    /** A sentence of a feature's own bundle. */
    public static String say(Class<?> owner, String key, Object... arguments) {
        return say(Text.of(owner, key, arguments));
    }
}
