package org.qirkat.app.workbench.session;

/**
 * A rule file as its author sees it.
 *
 * @param id the id or path it was asked for by
 * @param name how findings name it
 * @param yaml its text, perhaps changed since it was read
 * @param edited whether it is a working copy that differs from the file
 */
public record RuleText(String id, String name, String yaml, boolean edited) {
    public RuleText withYaml(String text) {
        return new RuleText(id, name, text, edited || !text.equals(yaml));
    }
}
