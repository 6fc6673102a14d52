package org.qirkat.variants;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.qirkat.core.play.LibraryEntry;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.HookRegistry;

/** The library of the shipped rule sets, as the program finds it. */
final class Shipped {
    static final HookRegistry HOOKS = hooks();
    static final VariantLibrary LIBRARY = VariantLibrary.of(HOOKS, List.of());

    private Shipped() {}

    private static HookRegistry hooks() {
        return HookRegistry.of(ServiceLoader.load(HookProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toArray(HookProvider[]::new));
    }

    static Stream<LibraryEntry> entries() {
        return LIBRARY.list().stream();
    }

    static Stream<String> games() {
        return entries().filter(LibraryEntry::isPlayable).map(LibraryEntry::id);
    }

    static Variant variant(String id) {
        return LIBRARY.find(id).orThrow();
    }
}
