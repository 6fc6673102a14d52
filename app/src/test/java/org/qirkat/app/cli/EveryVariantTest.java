package org.qirkat.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.GameText;
import org.qirkat.core.play.LibraryEntry;
import org.qirkat.core.play.MoveText;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookRegistry;

/** What holds for the texts of every rule set that comes with the program. */
class EveryVariantTest {
    private static final long SEED = 20261201;

    static Stream<Variant> variants() {
        VariantLibrary library = VariantLibrary.of(HookRegistry.load(List.of()), List.of());
        return library.list().stream()
                .filter(LibraryEntry::isPlayable)
                .map(entry -> library.variant(entry).orThrow());
    }

    /** Positions of a random game. */
    private static List<Position> positions(Variant variant) {
        Random random = new Random(SEED);
        List<Position> positions = new ArrayList<>();
        Position position = variant.start();
        for (int ply = 0; ply < 40; ply++) {
            positions.add(position);
            List<Move> moves = variant.legalMoves(position);
            if (moves.isEmpty()) {
                break;
            }
            position = variant.after(position, moves.get(random.nextInt(moves.size())));
        }
        return positions;
    }

    private static void comesBack(Variant variant, Position position) {
        for (String text : List.of(variant.positionText(position), variant.fen(position))) {
            Position read = variant.readPosition(text).orThrow();
            assertThat(read).as(text).isEqualTo(position);
            assertThat(read.memory()).as(text).isEqualTo(position.memory());
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void positions_come_back_from_their_text_and_fen(Variant variant) {
        for (Position position : positions(variant)) {
            comesBack(variant, position);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void either_side_to_move_and_either_side_without_pieces_comes_back(Variant variant) {
        for (Side side : Side.values()) {
            Position bare = variant.start().withMover(side);
            comesBack(variant, bare);
            for (Point point : variant.start().of(side)) {
                bare = bare.without(point);
            }
            comesBack(variant, bare);
            comesBack(variant, bare.withMover(side.other()));
            comesBack(variant, bare.withClosed(variant.rules().board().points().get(0)));
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void moves_come_back_from_both_their_forms(Variant variant) {
        for (Position position : positions(variant)) {
            for (Move move : variant.legalMoves(position)) {
                for (String text : List.of(variant.canonical(move), variant.written(move, position))) {
                    assertThat(variant.readMove(position, text))
                            .as("%s in %s, seed %d", text, position, SEED)
                            .isEqualTo(new MoveText.One(move));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_game_comes_back_from_its_saved_form(Variant variant) {
        Random random = new Random(SEED);
        Game game = Game.start(variant);
        for (int ply = 0; ply < 30 && !game.legalMoves().isEmpty(); ply++) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
            if (ply % 7 == 6) {
                game = game.undo().undo();
            }
        }

        String saved = GameText.write(game);

        assertThat(GameText.write(GameText.read(saved, id -> Reading.good(variant), "game")
                        .orThrow()))
                .as("seed %d", SEED)
                .isEqualTo(saved);
    }
}
