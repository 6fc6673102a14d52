package org.qirkat.core.play.pdn;

import java.util.List;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/** Chooses among captures that a word fits alike: the one after which most of the game can be played. */
final class LookAhead {
    /** How many moves are tried for one game; after them the first choice is taken. */
    private static final int PATIENCE = 20_000;

    private final Variant variant;
    private final PdnMoves moves;
    private int tried;

    LookAhead(Variant variant, PdnMoves moves) {
        this.variant = variant;
        this.moves = moves;
    }

    /** The first of some moves with which the words that follow can be played furthest. */
    Move choice(Position position, List<Move> fitting, List<PdnToken> words) {
        Move best = fitting.get(0);
        int furthest = -1;
        for (Move move : fitting) {
            int reached = reach(variant.after(position, move), words);
            if (reached > furthest) {
                furthest = reached;
                best = move;
            }
        }
        return best;
    }

    private int reach(Position start, List<PdnToken> words) {
        Position position = start;
        for (int played = 0; played < words.size(); played++) {
            List<Move> fitting = tried++ > PATIENCE
                    ? List.of()
                    : moves.of(words.get(played), position).moves();
            if (fitting.isEmpty()) {
                return played;
            } else if (fitting.size() > 1) {
                List<PdnToken> rest = words.subList(played + 1, words.size());
                int furthest = 0;
                for (Move move : fitting) {
                    furthest = Math.max(furthest, reach(variant.after(position, move), rest));
                }
                return played + 1 + furthest;
            }
            position = variant.after(position, fitting.get(0));
        }
        return words.size();
    }
}
