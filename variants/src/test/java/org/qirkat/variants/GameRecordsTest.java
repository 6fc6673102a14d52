package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Move;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.GameText;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.pdn.Pdn;
import org.qirkat.core.play.pdn.PdnGame;
import org.qirkat.core.play.pdn.PdnRecord;
import org.qirkat.core.play.pdn.PdnTags;

/** Games written and read as PDN, under the shipped rule sets. */
class GameRecordsTest {
    private static final Variant INTERNATIONAL = Shipped.variant("international");

    private static List<PdnRecord> records(byte[] file) {
        List<PdnRecord> records = new ArrayList<>();
        Pdn.records(new ByteArrayInputStream(file), "file").forEachRemaining(records::add);
        return records;
    }

    private static List<PdnRecord> records(String file) {
        return records(file.getBytes(StandardCharsets.UTF_8));
    }

    private static PdnGame game(String file, Variant variant) {
        return Pdn.play(records(file).get(0), variant);
    }

    private static String tree(PdnGame game) {
        return GameText.write(game.game());
    }

    static List<String> shipped() {
        return Shipped.games().toList();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void a_tree_of_moves_comes_back_as_it_was(String id) {
        Variant variant = Shipped.variant(id);
        Random random = new Random(31);
        for (int i = 0; i < 3; i++) {
            Game game = randomTree(Game.start(variant), random, 60);
            String written = Pdn.write(PdnGame.of(game));
            PdnGame back = game(written, variant);
            assertThat(back.findings()).as("%s%n%s", id, written).isEmpty();
            assertThat(tree(back)).as(id).isEqualTo(GameText.write(game));
            // from a position in the middle
            Game middle = randomTree(Game.startFrom(variant, game.position()), random, 12);
            assertThat(tree(game(Pdn.write(PdnGame.of(middle)), variant)))
                    .as(id)
                    .isEqualTo(GameText.write(middle));
        }
    }

    /** A game with branches: now and then it goes back some plies. */
    private static Game randomTree(Game start, Random random, int plies) {
        Game game = start;
        for (int i = 0; i < plies; i++) {
            List<Move> legal = game.legalMoves();
            if (legal.isEmpty() || random.nextInt(12) == 0) {
                for (int back = random.nextInt(4); back >= 0; back--) {
                    game = game.undo();
                }
            } else {
                game = game.play(legal.get(random.nextInt(legal.size())));
            }
        }
        return game;
    }

    @Test
    void an_ambiguous_capture_is_written_with_the_points_of_the_standard() {
        String fen = "[GameType \"20\"]\n[FEN \"W:WK47:B14,19,29,31,42\"]\n";
        List<String> standard = List.of("47x38x24x13x36", "47x38x20x9x36");

        for (String written : standard) {
            PdnGame game = game(fen + written, INTERNATIONAL);
            assertThat(game.findings()).isEmpty();
            assertThat(Pdn.write(game)).contains("1. " + written);
        }
    }

    @Test
    void in_a_file_an_ambiguous_capture_is_the_one_the_game_goes_on_with() {
        String fen = "[FEN \"W:WK4:B13,20,32,37\"]\n";

        PdnGame first = game(fen + "1. 4x15 37-42", INTERNATIONAL);
        PdnGame second = game(fen + "1. 4x15 32-38", INTERNATIONAL);

        assertThat(List.of(first, second)).allSatisfy(game -> {
            assertThat(game.plies()).isEqualTo(2);
            assertThat(game.findings()).extracting(Diagnostic::code).containsExactly("ambiguous");
        });
        assertThat(INTERNATIONAL
                        .readMove(first.game().root().position(), "4x15")
                        .problem()
                        .orElseThrow()
                        .toString())
                .contains("4x");
    }

    @Test
    void spanish_squares_are_counted_from_the_other_corner() {
        Variant spanish = Shipped.variant("spanish");
        Game game = Game.start(spanish);
        game = game.play(game.legalMoves().get(0));

        PdnGame back = game(Pdn.write(PdnGame.of(game)), spanish);

        assertThat(tree(back)).isEqualTo(GameText.write(game));
        String own = spanish.canonical(game.moves().get(0));
        int from = Integer.parseInt(own.substring(0, own.indexOf('-')));
        assertThat(Pdn.write(back)).contains("[GameType \"24\"]").contains("1. " + (33 - from) + "-");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 32-28 19-23 2. 28x19 14x23",
                "1.32-28 19-23 2.28x19 14x23",
                "32-28 19-23 28-19 14:23",
                "01. 32 - 28  19- 23 02. 28 x19 14X23 2-0",
                "1. 32x28 19x23 2... 28x19! 14x23(?!) 1/2-1/2",
                "% a line\n1. 32-28 $1 {a [%clock w0:10:00]} 19-23 ; good\n2. 28\u00d719 14\u201323 *",
                "3228 1923 2819 1423",
                "1. 32-28* 19-23 2. 28x19 14x23*",
                "/FEN \"W:W31-50:B1-20\"/ 1. 32-28 19-23 2. 28x19 14x23",
                "[FEN \"w:w31-50:b01-20:H0:F1.\"]\n1. 32-28 19-23 2. 28x19 14x23",
                "1. 32-28 (1. 33-28 18-23 (18-22 {x}) ) 1... 19-23 2. 28x19 14x23Wins"
            })
    void moves_are_read_however_they_are_written(String written) {
        List<PdnRecord> records = records(written);
        PdnGame game = Pdn.play(records.get(0), INTERNATIONAL);

        assertThat(records).hasSize(1);
        assertThat(game.findings()).isEmpty();
        assertThat(game.game().moves().stream().map(INTERNATIONAL::canonical))
                .containsExactly("32-28", "19-23", "28x19:23", "14x23:19");
    }

    @Test
    void one_bad_game_never_hurts_the_next() {
        String good = "[White \"C\"]\n1. 32-28 19-23 *\n";
        List<String> bad = List.of(
                "[White \"A\"]\n1. 32-28 {open\n",
                "[White \"A\"]\n1. 32-28 (19-23\n",
                "[White \"A\"]\n1. 32-28 ) } 19-28 *\n",
                "[FEN \"W:W99:B1\"]\n1. 32-28 *\n",
                "[White \"A\"]\n1. 32-28 {a {b} c} *\n");

        for (String file : bad) {
            List<PdnRecord> records = records(file + "\n" + good);
            assertThat(records).as(file).hasSize(2);
            assertThat(Pdn.play(records.get(0), INTERNATIONAL).isBad()).as(file).isTrue();
            assertThat(Pdn.play(records.get(1), INTERNATIONAL).findings())
                    .as(file)
                    .isEmpty();
        }
    }

    @Test
    void names_are_read_in_the_encodings_of_real_files() {
        byte[] file = "[White \"Jos\u00e9\"]\r\n1. 32-28 *\r\n".getBytes(Charset.forName("windows-1252"));

        assertThat(records(file).get(0).tags().get(PdnTags.WHITE)).contains("Jos\u00e9");
        assertThat(records("\ufeff[White \"\u9ad8 \\\"x\\\"\"]\r1. 32-28 *")
                        .get(0)
                        .tags()
                        .get(PdnTags.WHITE))
                .contains("\u9ad8 \"x\"");
    }

    @Test
    void tags_and_notes_come_back() {
        String file =
                "[White \"A\"]\n[Foo \"b\\\\ar\"]\n[Result \"1-1\"]\n\n{intro} 1. 32-28! $3 {[%clock w0:01:00]} 19-23"
                        + " ({or} 1... 18-23 {x}) 2. 28x19 *\n";

        PdnGame game = game(file, INTERNATIONAL);
        PdnGame back = game(Pdn.write(game), INTERNATIONAL);

        assertThat(Pdn.write(back))
                .isEqualTo(Pdn.write(game))
                .contains("{intro}", "32-28!", "$3", "{[%clock", "({or} 1... 18-23 {x})");
        assertThat(back.tags().get("Foo")).contains("b\\ar");
    }

    @Test
    void junk_gives_findings_and_never_an_exception_or_a_hang() {
        long seed = 20261201;
        Random random = new Random(seed);
        List<String> seeds = List.of(
                "[White \"A\"]\n[FEN \"W:W31-50:B1-20\"]\n1. 32-28 {c} 19-23 (18-23 $2) 2. 28x19 1-1\n[GameType \"20,W,10,10,N2,0\"]\n1. 31-27 *",
                "/FEN \"B::\"/ 1- 7 a3b4 !c3 \"x y\" 47x38x24x13x36 1/2-1/2");
        String signs = "{}()[]\"\\*;%$/.-x:!? \n\r09azKW\u00e9\u0000\ud800";
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            for (int i = 0; i < 3000; i++) {
                StringBuilder file = new StringBuilder(seeds.get(i % seeds.size()));
                for (int change = random.nextInt(12); change >= 0; change--) {
                    int at = random.nextInt(file.length());
                    switch (random.nextInt(3)) {
                        case 0 -> file.deleteCharAt(at).append(' ');
                        case 1 -> file.insert(at, signs.charAt(random.nextInt(signs.length())));
                        default -> file.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
                    }
                }
                for (PdnRecord record : records(file.toString())) {
                    assertThat(Pdn.write(Pdn.play(record, INTERNATIONAL)))
                            .as("seed " + seed)
                            .isNotEmpty();
                }
            }
            for (String part : List.of(
                    "(", "{", "[", "[a \"", "\\\"", "1-", "1", "a1", "32-28 ", "\"", "$", "/FEN", "!", "1-1-")) {
                for (PdnRecord record : records(part.repeat(50_000))) {
                    Pdn.play(record, INTERNATIONAL);
                }
            }
        });
    }
}
