package org.qirkat.app.workbench.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.app.workbench.session.Sessions;

class GamesModelTest {
    private static final String GAMES = """
            [White "Ann"]
            [Black "Ben"]
            [GameType "20"]
            [Result "1-1"]
            1. 32-28 {a good start} 19-23 (18-23) 2. 28x19 14x23 1-1

            [White "Cis"]
            [GameType "20"]
            1. 32-28 19-24 2. 28-19 *

            [Variant "kharbaga"]
            1. f4-e5 *
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("games.pdn"), GAMES);
    }

    private static Notice notice(Session session) {
        return session.notice().orElseThrow();
    }

    @Test
    void the_first_game_of_a_file_is_shown_by_the_rules_it_names_and_can_be_played_through() throws IOException {
        Session session = Sessions.of("kharbaga");
        GamesModel model = new GamesModel(session);

        model.open(file());

        assertThat(session.variant().id()).isEqualTo("international");
        assertThat(session.game().current()).isSameAs(session.game().root());
        session.redo();
        assertThat(model.note()).isEqualTo("a good start");
        session.redo();
        session.redo();
        session.redo();
        assertThat(session.game().moves()).hasSize(4);
        assertThat(session.game().canRedo()).isFalse();
        assertThat(session.game().nodes()).hasSize(6);
    }

    @Test
    void all_games_are_listed_and_a_bad_one_says_why() throws IOException {
        Session session = Sessions.of("kharbaga");
        GamesModel model = new GamesModel(session);

        model.open(file());

        assertThat(model.rows())
                .extracting(row -> row.title().toString())
                .containsExactly("1. Ann \u2013 Ben  1-1", "2. Cis \u2013 ?  *", "3. ? \u2013 ?  *");
        assertThat(model.rows()).extracting(GamesModel.Row::fault).first().isEqualTo("");
        assertThat(model.rows().get(1).fault()).contains("move 2. 28-19");
        model.choose(1);
        assertThat(model.current()).isEqualTo(1);
        assertThat(notice(session).kind()).isEqualTo(Notice.Kind.REFUSED);
        assertThat(session.game().nodes()).hasSize(3);
        model.choose(2);
        assertThat(session.variant().id()).isEqualTo("kharbaga");
    }

    @Test
    void a_saved_game_keeps_its_tags_and_notes_and_what_was_played_since() throws IOException {
        Session session = Sessions.of("kharbaga");
        GamesModel model = new GamesModel(session);
        model.open(file());
        session.redo();
        session.play(session.game().legalMoves().get(0));

        Path saved = folder.resolve("saved.pdn");
        model.save(saved);

        assertThat(notice(session).kind()).isEqualTo(Notice.Kind.TOLD);
        assertThat(Files.readString(saved))
                .contains("[White \"Ann\"]", "[GameType \"20\"]", "{a good start}", "(1... 18-23)");
        int nodes = session.game().nodes().size();
        model.open(saved);
        assertThat(session.game().nodes()).hasSize(nodes);
    }

    @Test
    void a_game_of_rules_without_a_game_type_is_saved_from_its_set_up_and_opened_again() throws IOException {
        Session session = Sessions.at("alquerque-covarrubias", "bbbbb/bbbbb/bbw1w/wwwww/wwwww b");
        GamesModel model = new GamesModel(session);
        session.play(session.game().legalMoves().get(0));
        String played = session.variant().positionText(session.position());
        Path saved = folder.resolve("saved.pdn");
        model.save(saved);
        session.newGame();

        model.open(saved);
        session.redo();

        assertThat(session.variant().positionText(session.position())).isEqualTo(played);
    }

    @Test
    void a_file_that_is_not_there_or_holds_no_games_is_refused_and_the_game_stays() throws IOException {
        Session session = Sessions.of("kharbaga");
        GamesModel model = new GamesModel(session);

        model.open(folder.resolve("gone.pdn"));
        assertThat(notice(session).text().toString()).contains("gone.pdn cannot be read");
        model.open(Files.writeString(folder.resolve("empty.pdn"), "\n"));
        assertThat(notice(session).text().toString()).contains("holds no games");
        assertThat(session.variant().id()).isEqualTo("kharbaga");
        assertThat(model.rows()).isEmpty();
    }
}
