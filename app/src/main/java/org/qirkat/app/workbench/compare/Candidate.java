package org.qirkat.app.workbench.compare;

import java.util.Locale;
import org.qirkat.core.model.Ruleset;

/** A rule set that can stand beside the first. */
record Candidate(String id, String name) {
    static Candidate of(Ruleset rules) {
        return new Candidate(rules.id(), rules.about().name(Locale.getDefault().getLanguage()));
    }

    @Override
    public String toString() {
        return name;
    }
}
