package org.qirkat.core.load;

import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameters;

/** A hook that breaks its promise. */
final class ThrowingHook implements HookProvider {
    @Override
    public String name() {
        return "throwing";
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        throw new IllegalStateException("out of order");
    }
}
