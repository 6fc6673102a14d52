package org.qirkat.plugins.fanorona;

import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.spi.CaptureSink;
import org.qirkat.core.spi.Captures;
import org.qirkat.core.spi.PositionView;

/** The capture of Fanorona in one rule set. */
final class FanoronaHook implements Captures {
    private final Hops hops;
    private final CaptureRule.Continuation continuation;

    FanoronaHook(Hops hops, CaptureRule.Continuation continuation) {
        this.hops = hops;
        this.continuation = continuation;
    }

    @Override
    public void captures(PositionView position, CaptureSink sink) {
        new Way(hops, continuation, position, sink).offerAll();
    }
}
