package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Side;

class GameTest {
    private final Variant draughts = TestVariants.international();

    private static List<String> moves(Game game) {
        return game.line().stream()
                .flatMap(node -> node.move().stream().map(game.variant()::canonical))
                .toList();
    }

    @Test
    void undo_and_redo_walk_the_same_line() {
        Game game = TestVariants.play(Game.start(draughts), "32-28", "19-23", "28x19", "14x23");

        Game back = game.undo().undo().undo();

        assertThat(back.position())
                .isEqualTo(TestVariants.play(Game.start(draughts), "32-28").position());
        assertThat(moves(back)).isEqualTo(moves(game));
        assertThat(back.redo().redo().redo().current()).isSameAs(game.current());
        assertThat(game.canRedo()).isFalse();
        assertThat(game.redo().current()).isSameAs(game.current());
        assertThat(Game.start(draughts).undo().canUndo()).isFalse();
    }

    @Test
    void another_move_begins_a_branch_and_leaves_the_main_line_alone() {
        Game main = TestVariants.play(Game.start(draughts), "32-28", "19-23", "28x19");

        Game branched = TestVariants.play(main.undo().undo(), "20-24", "28-23");

        assertThat(moves(branched)).containsExactly("32-28", "20-24", "28-23");
        assertThat(moves(branched.goTo(branched.root())))
                .as("from the root the line looked at stays")
                .containsExactly("32-28", "20-24", "28-23");
        Node fork = branched.root();
        Node first = branched.children(fork).get(0);
        assertThat(branched.children(first).stream()
                        .map(n -> draughts.canonical(n.move().orElseThrow())))
                .containsExactly("19-23", "20-24");
        assertThat(moves(branched.goTo(main.current()))).isEqualTo(moves(main));
    }

    @Test
    void a_move_that_was_played_before_follows_its_branch() {
        Game main = TestVariants.play(Game.start(draughts), "32-28", "19-23", "28x19");

        Game again = TestVariants.play(main.undo().undo().undo(), "32-28");

        assertThat(again.nodes()).hasSameSizeAs(main.nodes());
        assertThat(moves(again)).isEqualTo(moves(main));
    }

    @Test
    void a_move_that_does_not_belong_to_the_position_changes_nothing() {
        Game game = TestVariants.play(Game.start(draughts), "32-28");
        Move played = game.lastMove().orElseThrow();

        assertThatThrownBy(() -> game.play(played)).isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
            assertThat(refused.move()).isEqualTo(played);
            assertThat(refused.position()).isEqualTo(game.position());
        });
        assertThat(game.nodes()).hasSize(2);
    }

    @Test
    void a_position_counts_as_repeated_only_with_the_same_side_to_move() {
        Variant thrice = draughts.with(draughts.rules().with("draws.repetition", 3));
        Game game = Game.startFrom(thrice, TestVariants.position(thrice, "W:WK47:BK4"));
        String[] round = {"47-42", "4-9", "42-47", "9-4"};

        // White loses a move once, so the same kings stand with Black to move
        Game other = TestVariants.play(game, "47-42", "4-9", "42-38", "9-4", "38-47");
        Game twice = TestVariants.play(game, round);
        Game third = TestVariants.play(TestVariants.play(game, round), round);

        assertThat(other.current().occurrences()).isEqualTo(1);
        assertThat(other.position().withMover(Side.WHITE)).isEqualTo(game.position());
        assertThat(twice.outcome().isOpen()).isTrue();
        assertThat(third.outcome())
                .isInstanceOfSatisfying(
                        Outcome.Draw.class,
                        draw -> assertThat(draw.reason())
                                .hasToString("the position has stood 3 times with the same side to move"));
        assertThat(third.undo().outcome().isOpen()).isTrue();
    }

    @Test
    void plies_without_progress_are_counted_from_the_last_progress() {
        Variant quiet = draughts.with(draughts.rules().with("draws.no-progress", 4));
        Game game = Game.startFrom(quiet, TestVariants.position(quiet, "W:WK47,35:BK4,16"));

        Game three = TestVariants.play(game, "47-42", "4-9", "42-47");
        Game progress = TestVariants.play(three, "16-21", "47-42", "9-4", "42-47");
        Game drawn = TestVariants.play(three, "9-4");

        assertThat(three.current().quietPlies()).isEqualTo(3);
        assertThat(progress.current().quietPlies()).isEqualTo(3);
        assertThat(progress.outcome().isOpen()).isTrue();
        assertThat(drawn.outcome()).isInstanceOf(Outcome.Draw.class);
    }

    @Test
    void a_saved_game_keeps_its_branches() {
        Game main = TestVariants.play(Game.start(draughts), "32-28", "19-23", "28x19", "14x23");
        Game branched = TestVariants.play(main.undo().undo().undo(), "20-24", "28-23");
        Game twice = TestVariants.play(branched.undo(), "34-30");

        String saved = GameText.write(twice);
        Reading<Game> read = GameText.read(saved, id -> Reading.good(draughts), "game");

        assertThat(saved.lines().skip(2)).containsExactly("moves: 32-28 19-23 (20-24 28-23 (34-30)) 28x19 14x23");
        assertThat(GameText.write(read.orThrow())).isEqualTo(saved);
        assertThat(moves(read.orThrow())).containsExactly("32-28", "19-23", "28x19:23", "14x23:19");
    }

    @Test
    void a_saved_game_that_is_wrong_is_a_finding_with_its_place() {
        String illegal = GameText.write(Game.start(draughts)).replace("moves: ", "moves: 32-28 19-23 31-26 ");
        String open = GameText.write(Game.start(draughts)).replace("moves: ", "moves: 32-28 (31-26 ");

        assertThat(finding(illegal))
                .startsWith("game:3:20: error[bad-move] 31-26 is not legal: a capture is compulsory");
        assertThat(finding(open)).startsWith("game:3:").contains("a branch begins with ( but has no )");
        assertThat(finding("rules: international\n"))
                .isEqualTo("game:1:1: error[bad-game] a saved game needs a line 'position: ' here");
        assertThat(finding(illegal.replace("w\n", "v\n"))).startsWith("game:2:").contains("bad-mover");
    }

    private String finding(String text) {
        return GameText.read(text, id -> Reading.good(draughts), "game")
                .findings()
                .get(0)
                .toString();
    }

    @Test
    void other_rules_on_the_same_board_keep_the_position() {
        Variant kharbaga = TestVariants.kharbaga();
        Variant other = TestVariants.variant("other", Map.of("board.shape", BoardShape.CROSSED));
        Game game = TestVariants.play(Game.start(kharbaga), "d4-e5");

        Switched switched = game.switchTo(other);

        assertThat(switched).isInstanceOfSatisfying(Switched.Kept.class, kept -> {
            assertThat(kept.game().position()).isEqualTo(game.position());
            assertThat(kept.game().variant()).isSameAs(other);
            assertThat(kept.dropped()).isEmpty();
        });
    }

    @Test
    void other_boards_and_unknown_pieces_are_refused_in_words() {
        Variant kharbaga = TestVariants.kharbaga();
        Variant menOnly = TestVariants.variant(
                "men", List.of(new PieceKind("man", 'w', 'b')), Map.of("board.shape", BoardShape.CROSSED));
        Position king = TestVariants.position(kharbaga, "5/4/5/4/2W2/4/5/4/b4 w");

        assertThat(Game.start(kharbaga).switchTo(draughts))
                .isInstanceOfSatisfying(
                        Switched.Refused.class,
                        refused -> assertThat(refused.reason().toString()).contains("different boards"));
        assertThat(Game.startFrom(kharbaga, king).switchTo(menOnly))
                .isInstanceOfSatisfying(
                        Switched.Refused.class,
                        refused -> assertThat(refused.reason())
                                .hasToString("men has no piece called king, and one stands on e5"));
    }
}
