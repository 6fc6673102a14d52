package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.play.Variant;

/** What holds of cursors in every rule set, whatever its rules. */
class CursorLawsTest {
    private static final int GAMES = 4;

    static List<String> games() {
        return Shipped.games().toList();
    }

    /** Something to do at every node of a few random games. */
    private interface Visit {
        void at(Cursor cursor, Variant variant, String where);
    }

    private static void walk(String id, Visit visit) {
        Variant variant = Shipped.variant(id);
        Random random = new Random(RandomPositions.SEED + id.hashCode());
        for (int game = 0; game < GAMES; game++) {
            Position first = game % 2 == 0 ? variant.start() : new RandomPositions(variant, random).thrown();
            Cursor cursor = variant.cursor(first);
            for (int ply = 0; ply < 80; ply++) {
                String where = id + " " + cursor.position() + " seed " + RandomPositions.SEED;
                visit.at(cursor, variant, where);
                int moves = cursor.generate();
                if (moves == 0) {
                    break;
                }
                cursor.make(random.nextInt(moves));
            }
        }
    }

    private static List<Move> moves(Cursor cursor) {
        List<Move> moves = new ArrayList<>();
        int size = cursor.generate();
        for (int i = 0; i < size; i++) {
            moves.add(cursor.move(i));
        }
        return moves;
    }

    @ParameterizedTest
    @MethodSource("games")
    void taking_back_restores_everything(String id) {
        walk(id, (cursor, variant, where) -> {
            Position position = cursor.position();
            long hash = cursor.hash();
            int quiet = cursor.quietPlies();
            List<Move> moves = moves(cursor);
            for (int i = 0; i < moves.size(); i++) {
                cursor.make(i);
                int replies = cursor.generate();
                if (replies > 0) {
                    cursor.make(replies - 1);
                    cursor.unmake();
                }
                cursor.unmake();
                assertThat(cursor.position()).as(where).isEqualTo(position);
                assertThat(cursor.hash()).as(where).isEqualTo(hash);
                assertThat(cursor.quietPlies()).as(where).isEqualTo(quiet);
                assertThat(cursor.move(i)).as(where).isEqualTo(moves.get(i));
            }
            assertThat(moves(cursor)).as(where).isEqualTo(moves);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_hash_kept_on_the_way_is_the_hash_from_scratch(String id) {
        Map<Long, Position> seen = new HashMap<>();
        walk(id, (cursor, variant, where) -> {
            Position position = cursor.position();
            long hash = cursor.hash();
            assertThat(variant.cursor(position).hash()).as(where).isEqualTo(hash);
            assertThat(seen.getOrDefault(hash, position)).as(where).isEqualTo(position);
            seen.put(hash, position);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void counting_listing_and_naming_moves_agree(String id) {
        walk(id, (cursor, variant, where) -> {
            int counted = cursor.count();
            List<Move> listed = moves(cursor);
            assertThat(counted).as(where).isEqualTo(listed.size()).isEqualTo(cursor.count());
            Position position = cursor.position();
            assertThat(variant.legalMoves(position)).as(where).isEqualTo(listed);
            assertThat(listed.stream().map(variant::canonical)).as(where).doesNotHaveDuplicates();
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_position_survives_its_text(String id) {
        walk(id, (cursor, variant, where) -> {
            Position position = cursor.position();
            String text = variant.positionText(position);
            assertThat(variant.readPosition(text).orThrow()).as(where).isEqualTo(position);
            assertThat(variant.readPosition(variant.fen(position)).orThrow())
                    .as(where)
                    .isEqualTo(position);
        });
    }
}
