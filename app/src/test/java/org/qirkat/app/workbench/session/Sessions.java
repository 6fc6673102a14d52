package org.qirkat.app.workbench.session;

import java.nio.file.Path;
import java.util.List;
import org.qirkat.app.workbench.kit.Background;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookRegistry;

/** Sessions without a window, on the rule sets that come with the program. */
public final class Sessions {
    private static final HookRegistry HOOKS = HookRegistry.load(List.of());

    private Sessions() {}

    public static Session of(String id, Path... folders) {
        VariantLibrary library = VariantLibrary.of(HOOKS, List.of(folders));
        Opened opened = Opened.read(library, id);
        return new Session(
                Background.immediate(),
                () -> VariantLibrary.of(HOOKS, List.of(folders)),
                library,
                opened.reading().orThrow(),
                opened.text());
    }

    /** A session that stands at a position. */
    public static Session at(String id, String position) {
        Session session = of(id);
        session.newGame(session.variant().readPosition(position).orThrow());
        return session;
    }
}
