package org.qirkat.app;

/** The program's entry: without an argument the workbench, else the command line. */
public final class Main {
    private Main() {}

    @SuppressWarnings("DoNotCallSuggester")
    public static void main(String[] arguments) {
        throw new UnsupportedOperationException(String.join(" ", arguments));
    }
}
