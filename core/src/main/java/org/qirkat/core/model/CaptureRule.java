package org.qirkat.core.model;

import java.util.List;

/**
 * How captures are made, whatever the piece.
 *
 * @param precedence which captures come first, the most important rule first; empty: free choice
 * @param reversal whether a piece may turn back by 180 degrees between two hops
 * @param turning whether a piece may change its line or its sense between two hops
 */
public record CaptureRule(
        Obligation obligation,
        Continuation continuation,
        List<Precedence> precedence,
        Removal removal,
        boolean reversal,
        boolean turning,
        LandingPreference landingPreference) {
    /** Whether a side that can capture must. */
    public enum Obligation {
        COMPULSORY,
        OPTIONAL
    }

    /** Whether a piece that has hopped goes on. */
    public enum Continuation {
        /** It must, as long as it can. */
        REQUIRED,
        /** It may, and may stop after any hop. */
        OPTIONAL,
        /** One hop is a whole move. */
        NONE
    }

    /** A rule that makes some captures come before others. */
    public enum Precedence {
        /** The most pieces taken, of any kind. */
        QUANTITY,
        /** The greatest value taken: two a king less a little, one a man (Frisian). */
        VALUE,
        /** The most kings taken. */
        CONTENTS,
        /** A king captures rather than a man. */
        MODALITY,
        /** Kings are taken as early in the sequence as can be. */
        ORDERING
    }

    /** When captured pieces leave the board. */
    public enum Removal {
        /** Each at once; its point can be crossed and landed on in the same move. */
        IMMEDIATE,
        /** All when the move ends; until then they block and cannot be taken twice. */
        DEFERRED
    }

    /** Which landing points a long leap has where captures are a free choice. */
    public enum LandingPreference {
        NONE,
        /** Of the landing points behind one prey only those from which the capture goes on, if there are such. */
        MUST_CONTINUE
    }
}
