package org.qirkat.core.model;

import java.util.List;
import java.util.Optional;

/**
 * What came of reading something a person wrote: a value, or the errors that kept it from being one.
 *
 * @param findings errors where there is no value; warnings may stand beside a value
 */
public record Reading<T>(Optional<T> value, List<Diagnostic> findings) {
    public Reading {
        findings = List.copyOf(findings);
        if (value.isEmpty() && findings.isEmpty()) {
            throw new IllegalArgumentException("a reading without a value needs a finding that says why");
        }
    }

    public static <T> Reading<T> good(T value) {
        return new Reading<>(Optional.of(value), List.of());
    }

    public static <T> Reading<T> bad(List<Diagnostic> findings) {
        return new Reading<>(Optional.empty(), findings);
    }

    /** The value, for callers who know the text is good. */
    public T orThrow() {
        return value.orElseThrow(() -> new IllegalArgumentException(findings.toString()));
    }
}
