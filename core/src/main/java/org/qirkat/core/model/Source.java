package org.qirkat.core.model;

/** A book, article or record that rule sets cite by its key; parts that are unknown are empty. */
public record Source(String key, String author, String title, String year, String note) {}
