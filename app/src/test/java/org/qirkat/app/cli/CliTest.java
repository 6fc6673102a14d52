package org.qirkat.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CliTest {
    private static final String START = "wwwww/wwww/wwwww/wwww/ww1bb/bbbb/bbbbb/bbbb/bbbbb b";
    /** After {@link #START} and d4-e5. */
    private static final String ONE_ON = "wwwww/wwww/wwwww/wwww/wwbbb/b1bb/bbbbb/bbbb/bbbbb w";

    private static final String CHILD = "format: 1\nid: mine\nextends: kharbaga\nnames: {en: Mine}\n";

    @TempDir
    private Path folder = Path.of("");

    private static Call good(Call call) {
        assertThat(call.err()).isEmpty();
        assertThat(call.code()).isZero();
        return call;
    }

    @Test
    void the_start_is_position_text_or_fen() {
        assertThat(good(Call.of("start", "kharbaga")).out()).isEqualTo(START + "\n");
        assertThat(good(Call.of("start", "international", "--fen")).out()).isEqualTo("W:W31-50:B1-20\n");
    }

    @Test
    void the_moves_are_canonical_and_sorted() {
        assertThat(good(Call.of("moves", "kharbaga")).lines()).containsExactly("d4-e5", "e3-e5", "f4-e5");
        assertThat(good(Call.of("moves", "international", "W:WK4:B13,20,32,37")).lines())
                .containsExactly("4x15:13,20,32", "4x15:13,20,37");
        assertThat(good(Call.of("moves", "kharbaga", ONE_ON.split(" ")[0], "w")).lines())
                .as("a position that the shell has split")
                .containsExactly("f6xd4:e5");
        assertThat(good(Call.of("moves", "kharbaga", "--json")).out())
                .isEqualTo("{\"id\":\"kharbaga\",\"position\":\"" + START
                        + "\",\"moves\":[\"d4-e5\",\"e3-e5\",\"f4-e5\"]}\n");
    }

    @Test
    void a_stream_of_positions_is_answered_line_by_line_and_goes_on_after_a_bad_one() {
        String input = "kharbaga\t" + ONE_ON + "\nno-such\t" + START + "\nkharbaga\twww b\njust words\n"
                + "kharbaga\t5/4/5/4/5/4/5/4/b4 w\nfelli\tstart\n";

        Call call = Call.withInput(input, "moves", "--stdin");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.lines())
                .containsExactly(
                        "kharbaga\t" + ONE_ON + "\tf6xd4:e5",
                        "no-such\t" + START + "\t!error",
                        "kharbaga\twww b\t!error",
                        "just words\t\t!error",
                        "kharbaga\t5/4/5/4/5/4/5/4/b4 w\t",
                        "felli\tstart\tb2-c3;c2-c3;d2-c3");
        assertThat(call.err().lines())
                .hasSize(3)
                .anyMatch(line -> line.startsWith("stdin:2:1: error[unknown-variant] "))
                .anyMatch(line -> line.startsWith("stdin:3:10: error[bad-position] "))
                .anyMatch(line -> line.startsWith("stdin:4:1: error[bad-line] "));
    }

    @Test
    void blanks_after_a_position_mean_nothing() {
        assertThat(good(Call.of("moves", "kharbaga", ONE_ON + "  ")).lines()).containsExactly("f6xd4:e5");
        assertThat(good(Call.of("moves", "international", "W:W28:B ")).lines()).containsExactly("28-22", "28-23");
    }

    @Test
    void rules_without_memory_say_so_of_a_field_they_do_not_know() {
        assertThat(Call.of("moves", "kharbaga", ONE_ON + " foo=3").err())
                .endsWith("'foo=3' means nothing here; these rules remember nothing beside the board\n");
    }

    @Test
    void a_bad_depth_in_a_stream_is_told_with_its_line_and_column() {
        Call call = Call.withInput("felli\tstart\t1\nfelli\tstart\tx\n", "perft", "--stdin");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err())
                .isEqualTo("stdin:2:13: error[bad-line] DEPTH must be a whole number from 0 to 99, not 'x'\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--variants", "--plugins"})
    void a_folder_that_is_named_but_not_there_is_a_misuse(String option) {
        Call call = Call.of("list", option, folder.resolve("gone").toString());

        assertThat(call.code()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).startsWith(option + " names no folder: " + folder.resolve("gone"));
    }

    @Test
    void a_stream_of_rubbish_does_not_end_the_run() {
        String input = "\u0000.yaml\tstart\n\t\n\n/\t/\nfelli\t\u0000\nfelli\tW:W999999999999:B\nfelli\tstart\n";

        Call call = Call.withInput(input, "moves", "--stdin");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.lines()).hasSize(7).last().isEqualTo("felli\tstart\tb2-c3;c2-c3;d2-c3");
        assertThat(call.lines().subList(0, 6)).allMatch(line -> line.endsWith("\t!error"));
        assertThat(call.err()).doesNotContain("should not have happened");
    }

    @Test
    void equal_squares_do_not_make_equal_captures() {
        Call call = good(Call.of("moves", "russian", "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8"));

        assertThat(call.lines()).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void a_side_without_pieces_is_a_position_without_moves() {
        assertThat(good(Call.of("moves", "international", "B:W50:B")).out()).isEmpty();
    }

    @Test
    void a_stream_can_be_answered_with_objects() {
        Call call = Call.withInput("felli\tstart\nfelli\tx\n", "moves", "--stdin", "--json");

        assertThat(call.lines().get(0))
                .isEqualTo("{\"id\":\"felli\",\"position\":\"start\",\"moves\":[\"b2-c3\",\"c2-c3\",\"d2-c3\"]}");
        assertThat(call.lines().get(1)).startsWith("{\"id\":\"felli\",\"position\":\"x\",\"error\":\"stdin:2:7: ");
    }

    @Test
    void a_line_of_moves_gives_the_position_after_each() {
        Call call = good(Call.of("line", "kharbaga", "d4-e5", "f6xd4"));

        assertThat(call.lines()).containsExactly(ONE_ON, "wwwww/wwww/wwwww/ww1w/ww1bb/bwbb/bbbbb/bbbb/bbbbb b");
        assertThat(Call.of("line", "international", "32-28", "--fen").lines()).containsExactly("B:W28,31,33-50:B1-20");
    }

    @Test
    void a_move_that_is_not_legal_ends_the_line_with_the_reason() {
        Call call = Call.of("line", "kharbaga", "d4-e5", "c5-d4", "f6xd4");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.lines()).containsExactly(ONE_ON);
        assertThat(call.err()).isEqualTo("c5-d4 is not legal: a capture is compulsory, and it must be made from f6\n");
    }

    @Test
    void perft_counts_each_depth_and_says_how_fast_the_last_one_was() {
        Call call = good(Call.of("perft", "kharbaga", "5"));

        assertThat(call.lines()).hasSize(6).startsWith("1 3", "2 5", "3 7", "4 10", "5 26");
        assertThat(call.lines().get(5))
                .matches("# 26 leaves in \\d+\\.\\d{3} s, \\d+\\.\\d Mleaves/s, 1 threads, bulk counting");
    }

    @Test
    void perft_counts_the_same_divided_and_by_several_threads() {
        List<String> single = Call.of("perft", "international", "6").lines().subList(0, 6);
        List<String> shared =
                good(Call.of("perft", "international", "6", "--threads", "2")).lines();
        List<String> divided =
                good(Call.of("perft", "kharbaga", "5", "--divide")).lines();

        assertThat(shared.subList(0, 6)).isEqualTo(single).endsWith("6 167140");
        assertThat(shared.get(6)).contains(", 2 threads, ");
        assertThat(divided).hasSize(9).contains("5 26");
        assertThat(divided.stream()
                        .filter(line -> line.contains("-"))
                        .mapToInt(line -> Integer.parseInt(line.split(" ")[1]))
                        .sum())
                .isEqualTo(26);
    }

    @Test
    void perft_answers_a_stream() {
        Call call = Call.withInput("kharbaga\t" + START + "\t4\nfelli\tstart\tmany\n", "perft", "--stdin");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.lines()).containsExactly("kharbaga\t" + START + "\t4\t10", "felli\tstart\tmany\t!error");
    }

    @Test
    void the_list_has_every_playable_rule_set_and_the_bad_files_last() throws IOException {
        Files.writeString(folder.resolve("aaa.yaml"), "format: 1\nid: aaa\nextends: kharbaag\nnames: {en: A}\n");
        Files.writeString(folder.resolve("mine.yaml"), CHILD);

        Call call = Call.of("list", "--variants", folder.toString());

        assertThat(call.code()).isZero();
        assertThat(call.lines())
                .contains("kharbaga\tKharbaga\t41\tMauritania")
                .anyMatch(line -> line.startsWith("mine\tMine\t41\t"))
                .noneMatch(line -> line.startsWith("crossed-board"));
        assertThat(call.lines().get(call.lines().size() - 1))
                .contains("aaa.yaml:3:")
                .contains("error[")
                .contains("kharbaga");
    }

    @Test
    void the_users_own_folder_and_a_files_path_serve_as_well() throws IOException {
        Path variants = Files.createDirectories(folder.resolve("variants"));
        Path file = Files.writeString(variants.resolve("mine.yaml"), CHILD);

        Call byId = Call.of(Map.of("QIRKAT_HOME", folder.toString()), "", "start", "mine");
        Call byPath = Call.of("start", file.toString());

        assertThat(byId.out()).isEqualTo(START + "\n");
        assertThat(good(byPath).out()).isEqualTo(START + "\n");
    }

    @Test
    void one_changed_line_changes_the_game() throws IOException {
        Path file = Files.writeString(
                folder.resolve("mine.yaml"), CHILD + "pieces: {man: {step: {directions: [forward-diagonal]}}}\n");

        assertThat(good(Call.of("moves", file.toString())).lines()).containsExactly("d4-e5", "f4-e5");
    }

    @Test
    void what_differs_is_listed() {
        assertThat(good(Call.of("diff", "kharbaga", "kharbaga-deferred")).out())
                .isEqualTo("capture.removal\timmediate\tdeferred\n");
        assertThat(good(Call.of("diff", "kharbaga", "kharbaga-deferred", "--json"))
                        .out())
                .isEqualTo("[{\"path\":\"capture.removal\",\"first\":\"immediate\",\"second\":\"deferred\"}]\n");
    }

    @Test
    void rule_sets_are_compared_on_a_position() {
        String position = "5/4/3w1/4/2B2/1w2/5/4/5 b";

        Call call = good(Call.of("compare", "kharbaga", "kharbaga-deferred", position));

        assertThat(call.lines()).hasSize(3);
        assertThat(call.lines().get(0)).startsWith("only kharbaga: e5xa1:d4,g7 ");
        assertThat(call.lines().get(1)).startsWith("only kharbaga-deferred: e5xa1:d4 ");
        assertThat(call.lines().get(2)).isEqualTo("both:");
    }

    @Test
    void boards_that_differ_are_refused_in_words() {
        Call call = Call.of("compare", "kharbaga", "zamma");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("different boards");
    }

    @Test
    void the_rules_are_shown_in_words_with_their_evidence() {
        Call call = good(Call.of("show", "kharbaga"));

        assertThat(call.out())
                .startsWith("Kharbaga (kharbaga)\n")
                .contains("Capturing is compulsory. [modern: winther]\n")
                .contains("Start: " + START);
        assertThat(call.lines()).noneMatch(line -> line.strip().startsWith("["));
    }

    @Test
    void every_rule_set_can_be_shown_and_set_out_in_settings() {
        for (String line : Call.of("list").lines()) {
            String id = line.substring(0, line.indexOf('\t'));
            assertThat(good(Call.of("show", id)).out())
                    .as(id)
                    .doesNotContain("[[")
                    .contains("Sources");
            assertThat(good(Call.of("settings", id)).lines())
                    .as(id)
                    .allSatisfy(row -> assertThat(row.split("\t", -1)).hasSize(4));
            assertThat(good(Call.of("show", id, "--json")).out()).startsWith("{\"id\":\"" + id + "\"");
        }
    }

    @Test
    void settings_say_where_they_are_stated() {
        assertThat(good(Call.of("settings", "kharbaga")).lines())
                .anyMatch(line -> line.matches(
                        "capture\\.obligation\tcompulsory\tvariants/kharbaga/kharbaga\\.yaml:\\d+\tmodern winther"))
                .anyMatch(line -> line.startsWith("end.bare\toff\tdefault\t"));
    }

    @Test
    void a_bad_file_is_checked_with_every_fault_and_its_place() throws IOException {
        Path file = Files.writeString(
                folder.resolve("mine.yaml"), CHILD + "capture: {obligation: perhaps, remval: immediate}\n");

        Call call = Call.of("check", file.toString());

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.lines())
                .anyMatch(line -> line.startsWith(file + ":5:23: error["))
                .anyMatch(line -> line.startsWith(file + ":5:32: error[") && line.contains("removal"));
    }

    @Test
    void evidence_that_fails_is_a_fault() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), CHILD);
        Files.writeString(folder.resolve("mine.perft"), "start\t2\t6\n");

        Call call = Call.of("check", folder.toString());

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out())
                .contains("mine.perft:1:1: error[wrong-count] at depth 2 there should be 6 paths, but there are 5");
    }

    @Test
    void a_shipped_rule_set_passes_its_check() {
        assertThat(good(Call.of("check", "felli")).lines())
                .last()
                .asString()
                .matches("felli: examples [1-9]\\d*, counts [1-9]\\d*, long counts left out \\d+, faults 0");
    }

    @Test
    void the_hooks_are_listed_with_their_parameters() {
        assertThat(good(Call.of("hooks")).lines())
                .anyMatch(line -> line.startsWith("closing-rows\t"))
                .anyMatch(line -> line.startsWith("  ends: "))
                .anyMatch(line -> line.startsWith("huffing\t"));
        assertThat(Call.of("hooks", "--json").out()).startsWith("[{\"name\":\"closing-rows\",\"summary\":\"");
    }

    @Test
    void an_unknown_id_is_answered_with_the_nearest() {
        Call call = Call.of("moves", "kharbage");

        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("did you mean kharbaga?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "foo",
                "moves",
                "moves --stdin kharbaga",
                "perft kharbaga",
                "perft kharbaga many",
                "perft kharbaga 0",
                "perft kharbaga 3 --threads 0",
                "start kharbaga --no-such",
                "diff kharbaga"
            })
    void wrong_words_exit_with_2_and_say_where_to_look(String words) {
        Call call = Call.of(words.split(" "));

        assertThat(call.code()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).isNotEmpty().doesNotContain("\tat ");
    }

    @Test
    void help_describes_every_command() {
        Call call = good(Call.of("--help"));

        assertThat(call.out())
                .contains(
                        "list",
                        "show",
                        "settings",
                        "diff",
                        "compare",
                        "start",
                        "moves",
                        "line",
                        "perft",
                        "check",
                        "hooks")
                .contains("How many paths of legal moves there are");
        assertThat(good(Call.of("perft", "--help")).out()).contains("--divide");
        assertThat(good(Call.of("--version")).out()).startsWith("qirkat ");
    }
}
