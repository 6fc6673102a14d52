package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.MoveText;
import org.qirkat.core.play.Variant;

/** The moves that words of a file mean in positions of a rule set. */
final class PdnMoves {
    private final Variant variant;
    private final PdnSquares squares;

    PdnMoves(Variant variant, PdnSquares squares) {
        this.variant = variant;
        this.squares = squares;
    }

    /** What came of reading a word. */
    record Meaning(List<Move> moves, Optional<Text> problem) {}

    /** The legal moves that a word fits: those of the sign it is written with, or else of the other. */
    Meaning of(PdnToken word, Position position) {
        List<Move> special = special(word.text(), position);
        List<String> names =
                special.isEmpty() && word.is(PdnToken.Kind.WORD) ? PdnWord.squares(word.text()) : List.of();
        if (!special.isEmpty() || names.isEmpty()) {
            return new Meaning(
                    special,
                    special.isEmpty()
                            ? Optional.of(Text.of(PdnMoves.class, "move.unreadable", shown(word)))
                            : Optional.empty());
        }
        List<String> own = names.stream().map(squares::own).toList();
        MoveText read = variant.readMove(position, String.join(PdnWord.saysCapture(word.text()) ? "x" : "-", own));
        if (read instanceof MoveText.None && PdnWord.saysCapture(word.text())) {
            read = variant.readMove(position, String.join("-", own));
        }
        return read.match(
                none -> new Meaning(List.of(), Optional.of(none.reason())),
                one -> new Meaning(List.of(one.move()), Optional.empty()),
                many -> new Meaning(meant(many, position), Optional.empty()));
    }

    /** Moves of hooks, passes, and captures that are written with their prey. */
    private List<Move> special(String word, Position position) {
        return variant.legalMoves(position).stream()
                .filter(m -> !(m instanceof Move.Step))
                .filter(m -> variant.canonical(m).equals(word))
                .toList();
    }

    private List<Move> meant(MoveText.Many many, Position position) {
        List<Move> moves = new ArrayList<>();
        many.fullForms()
                .forEach(form -> variant.readMove(position, form).legalMove().ifPresent(moves::add));
        return moves;
    }

    private static String shown(PdnToken word) {
        return word.text().length() <= 40 ? word.text() : word.text().substring(0, 40) + "\u2026";
    }
}
