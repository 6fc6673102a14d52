package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.List;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.DrawRule;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/** A rule set as arrays: everything the search for moves reads. A pure function of the rule set. */
final class RulesTables {
    final Ruleset rules;
    final Numbering numbering;
    final Mask board;
    /** Whether the board needs the second word. */
    final boolean wide;

    final int kinds;
    /** By side and kind. */
    final PieceTable[][] pieces;

    final boolean compulsory;
    final boolean goesOn;
    final boolean mayStop;
    final boolean immediate;
    final boolean reversal;
    final boolean turning;
    final boolean mustContinue;
    /** By kind: whether it is a king. */
    final boolean[] isKing;

    final CaptureScore score;
    /** What decides a game while both sides have moves. */
    final Decision decision;

    final boolean captureIsProgress;
    final boolean crowningIsProgress;
    /** By kind: whether a step is progress. */
    final boolean[] stepIsProgress;

    final Zobrist zobrist;

    RulesTables(Ruleset rules) {
        this.rules = rules;
        numbering = Numbering.of(rules.board());
        board = numbering.mask(rules.board().points());
        wide = board.hi() != 0;
        kinds = rules.kinds().size();
        PieceTables tables = new PieceTables(rules, numbering);
        pieces = new PieceTable[2][];
        for (Side side : Side.values()) {
            List<PieceTable> own = new ArrayList<>();
            rules.kinds().forEach(kind -> own.add(tables.of(kind, side)));
            pieces[number(side)] = own.toArray(new PieceTable[0]);
        }
        CaptureRule captures = rules.captures();
        compulsory = captures.obligation() == CaptureRule.Obligation.COMPULSORY;
        goesOn = captures.continuation() != CaptureRule.Continuation.NONE;
        mayStop = captures.continuation() != CaptureRule.Continuation.REQUIRED;
        immediate = captures.removal() == CaptureRule.Removal.IMMEDIATE;
        reversal = captures.reversal();
        turning = captures.turning();
        mustContinue = captures.landingPreference() == CaptureRule.LandingPreference.MUST_CONTINUE;
        isKing = kings();
        score = new CaptureScore(captures.precedence(), isKing);
        decision = new Decision(rules.ends(), rules.kinds());
        DrawRule draws = rules.draws();
        captureIsProgress = draws.progress().contains(DrawRule.Progress.CAPTURE);
        crowningIsProgress = draws.progress().contains(DrawRule.Progress.CROWNING);
        stepIsProgress = new boolean[kinds];
        for (int kind = 0; kind < kinds; kind++) {
            stepIsProgress[kind] = draws.progress().contains(DrawRule.Progress.MAN_MOVE)
                    && rules.isMan(rules.kinds().get(kind));
        }
        zobrist = new Zobrist(2 * kinds + 1);
    }

    /** The engine's number for a side. */
    static int number(Side side) {
        return side == Side.WHITE ? 0 : 1;
    }

    static Side side(int number) {
        return number == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The number of a kind; -1 for one the rule set does not know. */
    int kind(PieceKind kind) {
        return rules.kinds().indexOf(kind);
    }

    private boolean[] kings() {
        boolean[] kings = new boolean[kinds];
        for (int kind = 0; kind < kinds; kind++) {
            kings[kind] = rules.isKing(rules.kinds().get(kind));
        }
        return kings;
    }
}
