package org.qirkat.app;

import org.qirkat.app.cli.Cli;
import org.qirkat.app.workbench.Workbench;

/** The program's entry: without a command the workbench, else the command line. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        int code = Cli.run(arguments, Workbench::open);
        if (code != Cli.STAYS_OPEN) {
            System.exit(code);
        }
    }
}
