package org.qirkat.core.model;

import java.util.Comparator;
import java.util.Locale;

/**
 * A finding about something a person wrote: where, how bad, a stable code, what is wrong and what would be right.
 * An error keeps the rule set from loading; a warning does not.
 */
public record Diagnostic(Severity severity, String code, SourceSpan place, Text message) {
    /** How bad a finding is. */
    public enum Severity {
        ERROR,
        WARNING
    }

    /** By file, then by place. */
    public static final Comparator<Diagnostic> BY_PLACE = Comparator.<Diagnostic, String>comparing(
                    d -> d.place().file())
            .thenComparingInt(d -> d.place().line())
            .thenComparingInt(d -> d.place().column());

    public static Diagnostic error(String code, SourceSpan place, Text message) {
        return new Diagnostic(Severity.ERROR, code, place, message);
    }

    public static Diagnostic warning(String code, SourceSpan place, Text message) {
        return new Diagnostic(Severity.WARNING, code, place, message);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** {@code file:line:col: error[code] message}. */
    public String in(Locale locale) {
        return place + ": " + severity.name().toLowerCase(Locale.ROOT) + "[" + code + "] " + message.in(locale);
    }

    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
