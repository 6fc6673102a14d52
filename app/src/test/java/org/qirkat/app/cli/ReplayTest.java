package org.qirkat.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {
    private static final String GAMES = """
            [White "A"]
            [Black "B"]
            [Result "2-0"]
            1. 32-28 19-23 2. 28x19 14x23 2-0

            [White "C"]
            1. 32-28 19-24
            2. 28-19 *

            [White "D"]
            1. 31-27 *
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void games_are_played_and_a_bad_one_is_told_with_its_number_line_and_move() throws IOException {
        Path file = Files.writeString(folder.resolve("games.pdn"), GAMES);

        Call call = Call.of("replay", "international", file.toString());

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.lines())
                .hasSize(5)
                .startsWith("1\t4\t2-0\tA\tB", "2\t2\t*\tC\t?")
                .endsWith("3\t1\t*\tD\t?", "games 3, moves 7, bad games 1; results: * 2, 2-0 1");
        assertThat(call.lines().get(2)).startsWith(file + ":8:4: error[bad-move] game 2: at move 2. 28-19: ");
        assertThat(call.err()).isEmpty();
    }

    @Test
    void each_game_can_be_an_object() throws IOException {
        Path file = Files.writeString(folder.resolve("games.pdn"), "[White \"A\"]\n1. 32-28 19-23 *\n");

        Call call = Call.of("replay", "international", file.toString(), "--json");

        assertThat(call.code()).isZero();
        assertThat(call.out())
                .isEqualTo("{\"game\":1,\"line\":1,\"plies\":2,\"result\":\"*\",\"tags\":{\"White\":\"A\"},"
                        + "\"moves\":[\"32-28\",\"19-23\"],\"warnings\":[]}\n");
    }

    @Test
    void a_file_that_is_not_there_is_told() {
        Call call =
                Call.of("replay", "international", folder.resolve("gone.pdn").toString());

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("gone.pdn cannot be read");
    }
}
