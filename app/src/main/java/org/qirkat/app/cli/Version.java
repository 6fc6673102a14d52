package org.qirkat.app.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the jar states it. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {
            "qirkat "
                    + Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                            .orElse("?")
        };
    }
}
