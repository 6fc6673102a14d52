package org.qirkat.core.analysis;

import java.util.List;
import org.qirkat.core.model.Text;

/** A part of the rules in words (board, moves, captures …) with its heading. */
public record RuleSection(Text heading, List<RuleSentence> sentences) {
    public RuleSection {
        sentences = List.copyOf(sentences);
    }
}
