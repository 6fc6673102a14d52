package org.qirkat.core.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Text;

/** What a written move means in a position: no legal move, one, or several. */
public sealed interface MoveText {
    /** It is no legal move; the reason is a sentence. */
    record None(Text reason) implements MoveText {}

    record One(Move move) implements MoveText {}

    /** It is too short to tell several captures apart; these are their full forms. */
    record Many(List<String> fullForms) implements MoveText {
        public Many {
            fullForms = List.copyOf(fullForms);
        }
    }

    /** The move, if it is one legal move. */
    default Optional<Move> legalMove() {
        return match(none -> Optional.empty(), one -> Optional.of(one.move()), many -> Optional.empty());
    }

    /** Why it is not one legal move; empty if it is. */
    default Optional<Text> problem() {
        return match(
                none -> Optional.of(none.reason()),
                one -> Optional.empty(),
                many -> Optional.of(Text.of(MoveText.class, "move.ambiguous", many.fullForms())));
    }

    default <T> T match(Function<None, T> none, Function<One, T> one, Function<Many, T> many) {
        if (this instanceof One o) {
            return one.apply(o);
        } else if (this instanceof Many m) {
            return many.apply(m);
        } else {
            return none.apply((None) this);
        }
    }
}
