package org.qirkat.core.play.pdn;

import org.qirkat.core.model.SourceSpan;

/**
 * A piece of a game record.
 *
 * @param text what it says: a tag's or comment's content, a move, a number
 * @param name the name of a tag, else empty
 * @param apart whether a blank stands before it
 * @param newBlock whether an empty line stands before it
 */
record PdnToken(Kind kind, String text, String name, SourceSpan place, boolean apart, boolean newBlock) {
    /** What a piece is. */
    enum Kind {
        TAG,
        /** A move number with its dots. */
        NUMBER,
        /** A move, a result or something else without blanks. */
        WORD,
        /** A move in quotation marks. */
        QUOTED,
        COMMENT,
        /** Signs that praise or blame a move. */
        STRENGTH,
        NAG,
        OPEN,
        CLOSE,
        STAR,
        SET_UP,
        /** Something that cannot be what it seems; the text is the key of the message. */
        FAULT,
        END
    }

    /** A word that stands in no file. */
    static PdnToken word(Kind kind, String text) {
        return new PdnToken(kind, text, "", SourceSpan.startOf(""), false, false);
    }

    boolean is(Kind other) {
        return kind == other;
    }

    PdnToken as(Kind other, String said) {
        return new PdnToken(other, said, name, place, apart, newBlock);
    }
}
