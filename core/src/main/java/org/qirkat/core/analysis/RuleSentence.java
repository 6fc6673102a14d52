package org.qirkat.core.analysis;

import java.util.List;
import org.qirkat.core.model.Text;

/**
 * A rule said in words.
 *
 * @param paths the settings it comes from, the most telling first
 */
public record RuleSentence(Text words, List<String> paths) {
    public RuleSentence {
        paths = List.copyOf(paths);
    }

    /** The path whose evidence speaks for the sentence. */
    public String path() {
        return paths.get(0);
    }
}
