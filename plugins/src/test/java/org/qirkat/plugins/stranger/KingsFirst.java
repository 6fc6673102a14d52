package org.qirkat.plugins.stranger;

import org.qirkat.core.spi.CaptureFilter;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameters;

/** The order on captures by which a king captures rather than a man. */
public final class KingsFirst implements HookProvider {
    @Override
    public String name() {
        return "kings-first";
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        return (CaptureFilter) (position, capture) -> position.at(capture.from())
                        .filter(piece -> piece.kind().name().equals("king"))
                        .isPresent()
                ? 1
                : 0;
    }
}
