package org.qirkat.core.model;

/**
 * How well a setting's value is attested.
 *
 * @param source the key of a {@link Source}, or empty
 * @param pages where in it, or empty
 * @param note what the source says or leaves open, or empty
 */
public record Evidence(Status status, String source, String pages, String note) {
    /** The kinds of evidence; silent: the source was read and says nothing. */
    public enum Status {
        ATTESTED,
        INFERRED,
        CONJECTURAL,
        RECONSTRUCTED,
        MODERN,
        SILENT
    }
}
