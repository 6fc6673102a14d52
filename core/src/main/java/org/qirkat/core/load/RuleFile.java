package org.qirkat.core.load;

import java.nio.charset.StandardCharsets;

/** A rule file's bytes with the path that findings name. */
public final class RuleFile {
    private final String name;
    private final byte[] content;

    public RuleFile(String name, byte[] content) {
        this.name = name;
        this.content = content.clone();
    }

    public static RuleFile of(String name, String text) {
        return new RuleFile(name, text.getBytes(StandardCharsets.UTF_8));
    }

    public String name() {
        return name;
    }

    byte[] content() {
        return content;
    }
}
