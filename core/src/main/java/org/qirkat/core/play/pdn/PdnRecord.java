package org.qirkat.core.play.pdn;

import java.util.List;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.SourceSpan;

/** One game of a file as it is written, before any rules are known. */
public final class PdnRecord {
    private final int number;
    private final SourceSpan place;
    private final PdnTags tags;
    private final List<PdnToken> tagTokens;
    private final List<PdnToken> body;
    private final String result;
    private final List<Diagnostic> findings;

    PdnRecord(
            int number,
            SourceSpan place,
            List<PdnToken> tagTokens,
            List<PdnToken> body,
            String result,
            List<Diagnostic> findings) {
        this.number = number;
        this.place = place;
        this.tagTokens = List.copyOf(tagTokens);
        this.body = List.copyOf(body);
        this.result = result;
        this.findings = List.copyOf(findings);
        PdnTags all = PdnTags.none();
        for (PdnToken tag : tagTokens) {
            all = all.with(tag.name(), tag.text());
        }
        this.tags = all;
    }

    /** Which game of the file it is, from 1. */
    public int number() {
        return number;
    }

    /** Where it begins. */
    public SourceSpan place() {
        return place;
    }

    public PdnTags tags() {
        return tags;
    }

    /** Where a tag is written; the beginning of the game if it is not. */
    SourceSpan placeOf(String tag) {
        return tagTokens.stream()
                .filter(t -> t.name().equalsIgnoreCase(tag))
                .map(PdnToken::place)
                .findFirst()
                .orElse(place);
    }

    /** The moves, notes and branches in their order. */
    List<PdnToken> body() {
        return body;
    }

    /** Whether anything is written that could be a move of the main line. */
    public boolean hasMoves() {
        return body.stream().anyMatch(t -> t.is(PdnToken.Kind.WORD) || t.is(PdnToken.Kind.QUOTED));
    }

    /** How the game ended, by its tag or else by what stands at its end; {@code *} where nobody says. */
    public String result() {
        String tagged = tags.get(PdnTags.RESULT).map(String::strip).orElse("");
        return tagged.isEmpty() || tagged.equals("?") || tagged.equals("*") ? result : tagged;
    }

    /** What is wrong with the writing. */
    public List<Diagnostic> findings() {
        return findings;
    }

    @Override
    public String toString() {
        return place + " game " + number;
    }
}
