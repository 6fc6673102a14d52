package org.qirkat.app.workbench.kit;

import java.util.List;

/**
 * What the program remembers of its user between two runs.
 *
 * @param scale the size of everything in per cent; 0 leaves it to the desktop
 * @param ruleset the id of the rule set last played
 * @param language a tag such as es; empty leaves it to the machine
 */
public record Preferences(boolean dark, int scale, int width, int height, String ruleset, String language) {
    /** The sizes offered, in per cent; 0 is automatic. */
    public static final List<Integer> SCALES = List.of(0, 100, 125, 150, 200);

    /** The languages offered; the empty one is the machine's own. */
    public static final List<String> LANGUAGES = List.of("", "en", "es");

    public static final Preferences INITIAL = new Preferences(false, 0, 1280, 860, "kharbaga", "");

    public Preferences {
        if (!SCALES.contains(scale)) {
            throw new IllegalArgumentException("the scale must be one of " + SCALES + ", not " + scale);
        }
    }

    public Preferences withDark(boolean value) {
        return new Preferences(value, scale, width, height, ruleset, language);
    }

    public Preferences withScale(int value) {
        return new Preferences(dark, value, width, height, ruleset, language);
    }

    public Preferences withSize(int newWidth, int newHeight) {
        return new Preferences(dark, scale, newWidth, newHeight, ruleset, language);
    }

    public Preferences withRuleset(String value) {
        return new Preferences(dark, scale, width, height, value, language);
    }

    public Preferences withLanguage(String value) {
        return new Preferences(dark, scale, width, height, ruleset, value);
    }
}
