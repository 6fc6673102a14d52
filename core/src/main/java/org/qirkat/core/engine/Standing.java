package org.qirkat.core.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qirkat.core.model.EndRule;
import org.qirkat.core.model.Ending;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;

/** How one position stands by the settings, with the reason. */
final class Standing {
    private final RulesTables tables;
    private final Ruleset rules;
    private final EndRule ends;
    private final StateStack state;
    private final Position position;

    Standing(RulesTables tables, StateStack state, Position position) {
        this.tables = tables;
        this.rules = tables.rules;
        this.ends = rules.ends();
        this.state = state;
        this.position = position;
    }

    /** Who has no pieces or too few, who has reached a goal, which ending has come, and last who cannot move. */
    Outcome outcome(Cursor cursor) {
        Side mover = position.mover();
        return byNumbers()
                .or(this::byKinds)
                .or(this::byEnding)
                .or(this::byFewPieces)
                .orElseGet(() -> cursor.count() == 0 ? fate(ends.noMoves(), "end.no-moves.", mover) : Outcome.open());
    }

    private Optional<Outcome> byNumbers() {
        Side mover = position.mover();
        for (Side side : List.of(mover, mover.other())) {
            if (position.of(side).isEmpty()) {
                return Optional.of(fate(ends.noPieces(), "end.no-pieces.", side));
            }
        }
        for (Side side : List.of(mover, mover.other())) {
            int pieces = position.of(side).size();
            if (pieces <= ends.bare()) {
                return Optional.of(new Outcome.Win(side.other(), text("end.bare", name(side), ends.bare())));
            }
        }
        return Optional.empty();
    }

    /** A goal is reached by the side that has just moved. */
    private Optional<Outcome> byKinds() {
        Side mover = position.mover();
        for (Side side : List.of(mover.other(), mover)) {
            if (tables.decision.hasGoal(state, RulesTables.number(side))) {
                return Optional.of(new Outcome.Win(side, text("end.goal", name(side), ends.goal())));
            }
        }
        for (Side side : List.of(mover, mover.other())) {
            if (tables.decision.lacksRoyal(state, RulesTables.number(side))) {
                return Optional.of(new Outcome.Win(side.other(), text("end.royal", name(side), ends.royal())));
            }
        }
        return Optional.empty();
    }

    /** An ending that either side could claim is won by nobody. */
    private Optional<Outcome> byEnding() {
        Optional<Ending> white = won(Side.WHITE);
        Optional<Ending> black = won(Side.BLACK);
        if (white.isPresent() != black.isPresent()) {
            Side winner = white.isPresent() ? Side.WHITE : Side.BLACK;
            Ending ending = white.or(() -> black).orElseThrow();
            return Optional.of(new Outcome.Win(winner, text("end.ending", name(winner), "" + ending)));
        }
        return ends.endings().stream()
                .filter(ending -> ending.result() == Ending.Result.DRAWN && ending.isAtOnce())
                .filter(position::isEnding)
                .findFirst()
                .map(ending -> new Outcome.Draw(text("draw.ending", "" + ending)));
    }

    private Optional<Ending> won(Side side) {
        return ends.endings().stream()
                .filter(ending -> ending.result() == Ending.Result.WON && position.isEnding(ending, side))
                .findFirst();
    }

    private Optional<Outcome> byFewPieces() {
        int bare = rules.draws().bare();
        boolean isDrawn = bare > 0
                && position.of(Side.WHITE).size() <= bare
                && position.of(Side.BLACK).size() <= bare;
        return isDrawn ? Optional.of(new Outcome.Draw(text("draw.bare", bare))) : Optional.empty();
    }

    private Outcome fate(EndRule.Fate fate, String key, Side side) {
        if (fate == EndRule.Fate.MORE_WINS) {
            return moreWins(key, side);
        }
        Text reason = text(key + fate.name().toLowerCase(Locale.ROOT), name(side));
        return fate == EndRule.Fate.DRAWS
                ? new Outcome.Draw(reason)
                : new Outcome.Win(fate == EndRule.Fate.WINS ? side : side.other(), reason);
    }

    private Outcome moreWins(String key, Side side) {
        int more = Integer.compare(
                position.of(side).size(), position.of(side.other()).size());
        if (more == 0) {
            return new Outcome.Draw(text(key + "equal", name(side)));
        }
        Side winner = more > 0 ? side : side.other();
        return new Outcome.Win(winner, text(key + "more", name(side), name(winner)));
    }

    private static Text name(Side side) {
        return text("side." + side.name().toLowerCase(Locale.ROOT));
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(CompiledRules.class, key, arguments);
    }
}
