package org.qirkat.app.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Position;

class SessionTest {
    private static void play(Session session, String... moves) {
        for (String move : moves) {
            session.play(session.game().legalMoves().stream()
                    .filter(m -> session.variant().canonical(m).equals(move))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(
                            move + " is not among " + session.game().legalMoves())));
        }
    }

    @Test
    void another_rule_set_on_the_same_board_keeps_the_position() {
        Session session = Sessions.of("kharbaga");
        play(session, "f4-e5");
        session.choose("tukvnanawopi");
        assertThat(session.variant().id()).isEqualTo("tukvnanawopi");
        assertThat(session.variant().positionText(session.position()))
                .isEqualTo("wwwww/wwww/wwwww/wwww/wwbbb/bb1b/bbbbb/bbbb/bbbbb w");
        assertThat(session.notice().orElseThrow().text().toString()).contains("Tukvnanawopi");
    }

    @Test
    void another_rule_set_on_another_board_begins_anew_and_says_so() {
        Session session = Sessions.of("kharbaga");
        play(session, "f4-e5");
        session.choose("alquerque");
        assertThat(session.position()).isEqualTo(session.variant().start());
        assertThat(session.notice().orElseThrow().text().toString()).contains("different boards", "Undo");
    }

    @Test
    void undo_goes_back_through_a_switch_of_rules_to_the_first_start() {
        Session session = Sessions.of("kharbaga");
        Position start = session.position();
        play(session, "f4-e5");
        session.choose("tukvnanawopi");
        session.play(session.game().legalMoves().get(0));
        for (int i = 0; session.canUndo() && i < 10; i++) {
            session.undo();
        }
        assertThat(session.variant().id()).isEqualTo("kharbaga");
        assertThat(session.position()).isEqualTo(start);
        for (int i = 0; session.canRedo() && i < 10; i++) {
            session.redo();
        }
        assertThat(session.variant().id()).isEqualTo("tukvnanawopi");
        assertThat(session.game().canUndo()).isTrue();
    }

    @Test
    void another_move_is_another_branch_and_the_first_stays() {
        Session session = Sessions.of("alquerque");
        session.play(session.game().legalMoves().get(0));
        session.undo();
        session.play(session.game().legalMoves().get(1));
        assertThat(session.game().children(session.game().root())).hasSize(2);
    }

    @Test
    void a_changed_rule_file_takes_over_with_the_moves_that_stand() {
        Session session = Sessions.of("kharbaga");
        play(session, "f4-e5");
        String yaml = session.desk().yaml();
        session.retype(yaml + "\ncapture: {obligation: optional}\n");
        assertThat(session.findings()).isNotEmpty();
        assertThat(session.variant().rules().written("capture.obligation")).isEqualTo("compulsory");
        assertThat(session.notice().orElseThrow().kind()).isEqualTo(Notice.Kind.REFUSED);

        session.retype(yaml.replaceFirst("(?m)^  obligation: compulsory.*$", "  obligation: optional"));
        assertThat(session.findings()).isEmpty();
        assertThat(session.variant().rules().written("capture.obligation")).isEqualTo("optional");
        assertThat(session.game().moves()).hasSize(1);
    }

    @Test
    void a_rule_set_that_is_not_there_leaves_the_game_alone() {
        Session session = Sessions.of("kharbaga");
        session.choose("no-such-thing");
        assertThat(session.variant().id()).isEqualTo("kharbaga");
        assertThat(session.findings()).isNotEmpty();
    }

    @Test
    void a_second_rule_set_shows_the_moves_that_only_one_allows() {
        Session session = Sessions.at("kharbaga", "5/4/3b1/4/2W2/1b2/5/4/5 w");
        session.chooseSecond("kharbaga-deferred");
        Comparison comparison = session.comparison().orElseThrow();
        assertThat(comparison.onlyFirst()).hasSize(5).allMatch(m -> m.removed().size() == 2);
        assertThat(comparison.onlySecond()).hasSize(5).allMatch(m -> m.removed().size() == 1);
        assertThat(comparison.both()).isEmpty();
        session.stopComparing();
        assertThat(session.comparison()).isEmpty();
    }
}
