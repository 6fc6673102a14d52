package org.qirkat.app.workbench.kit;

import java.util.ArrayList;
import java.util.List;

/** Those who want to know that something has changed. For the event thread. */
public final class Listeners {
    private final List<Runnable> all = new ArrayList<>();

    public void add(Runnable listener) {
        all.add(listener);
    }

    public void changed() {
        List.copyOf(all).forEach(Runnable::run);
    }
}
