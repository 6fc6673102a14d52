package org.qirkat.app.workbench.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qirkat.app.workbench.kit.Mark;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.app.workbench.session.Sessions;
import org.qirkat.core.model.Point;

class BoardModelTest {
    private static Point point(String name) {
        return new Point(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }

    private static void press(BoardModel model, String... points) {
        for (String name : points) {
            model.press(point(name));
        }
    }

    private static String refusal(BoardModel model) {
        assertThat(model.notice().orElseThrow().kind()).isEqualTo(Notice.Kind.REFUSED);
        return model.notice().orElseThrow().text().toString();
    }

    @Test
    void a_piece_shows_where_it_may_go_and_goes_there() {
        Session session = Sessions.of("kharbaga");
        BoardModel model = new BoardModel(session);
        press(model, "f4");
        assertThat(model.scene().marked(Mark.TARGET)).containsExactly(point("e5"));
        press(model, "e5");
        assertThat(session.game().moves()).hasSize(1);
        assertThat(model.scene().marked(Mark.LAST)).contains(point("f4"), point("e5"));
    }

    @Test
    void a_move_can_be_typed_and_a_short_form_of_two_captures_is_refused_with_both() {
        Session session = Sessions.at("international", "W:WK4:B13,20,32,37");
        BoardModel model = new BoardModel(session);

        model.type("4x15");
        assertThat(refusal(model)).contains("several captures fit", "4x27x38x15", "4x31x42x15");
        model.type("4-5");
        assertThat(refusal(model)).contains("compulsory");
        model.type(" 4x31x42x15 ");
        assertThat(session.game().moves()).hasSize(1);
    }

    @Test
    void a_chain_is_entered_hop_by_hop_and_only_along_legal_captures() {
        Session session = Sessions.at("kharbaga", "5/4/2w2/4/2bw1/4/5/3w/4b b");
        BoardModel model = new BoardModel(session);
        press(model, "i1");
        assertThat(model.scene().marked(Mark.TARGET)).containsExactly(point("g3"));
        press(model, "g3");
        assertThat(session.game().moves()).isEmpty();
        assertThat(model.scene().marked(Mark.TAKEN)).containsExactly(point("h2"));
        assertThat(model.scene().position().at(point("g3"))).isPresent();
        press(model, "g7", "c7");
        assertThat(session.game().moves()).hasSize(1);
        assertThat(session.position().of(session.position().mover())).isEmpty();
    }

    @Test
    void the_end_of_a_chain_may_be_pressed_at_once_where_only_one_leads_there() {
        Session session = Sessions.at("kharbaga", "5/4/2w2/4/2bw1/4/5/3w/4b b");
        press(new BoardModel(session), "i1", "c7");
        assertThat(session.game().moves()).hasSize(1);
    }

    @Test
    void a_refused_press_names_the_compulsion_and_marks_the_men_that_must_move() {
        Session session = Sessions.at("kharbaga", "5/4/2w2/4/2bw1/4/5/3w/4b b");
        BoardModel model = new BoardModel(session);
        press(model, "e5");
        assertThat(refusal(model)).contains("Kharbaga").contains("marked");
        assertThat(model.scene().marked(Mark.MUST_MOVE)).containsExactly(point("i1"));
    }

    @Test
    void each_refusal_says_what_is_in_the_way() {
        Session session = Sessions.of("kharbaga");
        BoardModel model = new BoardModel(session);
        press(model, "e9");
        assertThat(refusal(model)).contains("turn of Black");
        press(model, "a1");
        assertThat(refusal(model)).contains("blocked");
        press(model, "f4", "a5");
        assertThat(refusal(model)).contains("occupied");

        Session direction = Sessions.at("kharbaga", "5/4/w4/4/2b2/4/5/4/5 b");
        BoardModel forward = new BoardModel(direction);
        press(forward, "e5", "e3");
        assertThat(refusal(forward)).contains("direction").contains("Kharbaga");
        press(forward, "e5", "f8");
        assertThat(refusal(forward)).contains("No line joins");

        Session over = Sessions.at("kharbaga", "5/4/5/4/2b2/4/5/4/5 b");
        BoardModel ended = new BoardModel(over);
        press(ended, "e5");
        assertThat(refusal(ended)).contains("The game is over");

        Session shut = Sessions.at("tukvnanawopi", "5/4/5/4/5/4/wb3/xxxx/xxxxx w");
        BoardModel closed = new BoardModel(shut);
        press(closed, "b2");
        assertThat(refusal(closed)).contains("closed");
    }

    @Test
    void a_chain_that_may_stop_waits_for_the_player() {
        Session session = Sessions.at("alquerque", "5/1b3/5/1b3/w4 w");
        BoardModel model = new BoardModel(session);
        press(model, "a1", "c3");
        assertThat(session.game().moves()).isEmpty();
        assertThat(model.notice().orElseThrow().text().toString()).contains("stop");
        press(model, "c3");
        assertThat(session.game().moves()).hasSize(1);
        assertThat(session.game().lastMove().orElseThrow().removed()).containsExactly(point("b2"));
    }

    @Test
    void a_hooks_chain_is_entered_and_shown_like_any_other() {
        Session session = Sessions.at("fanorona", "9/9/4b4/6b2/4w4 w");
        BoardModel model = new BoardModel(session);
        press(model, "e1", "e2");
        assertThat(session.game().moves()).isEmpty();
        assertThat(model.notice().orElseThrow().text().toString()).contains("stop");
        assertThat(model.scene().marked(Mark.TAKEN)).containsExactly(point("e3"));
        press(model, "f2");
        assertThat(session.game().lastMove().orElseThrow().removed()).containsExactly(point("e3"), point("g2"));
        assertThat(session.variant().positionText(session.position())).isEqualTo("9/9/9/5w3/9 b");
    }

    @Test
    void captures_that_look_alike_on_the_board_are_asked_back() {
        Session session = Sessions.at("fanorona", "9/9/2bw1b3/9/9 w");
        BoardModel model = new BoardModel(session);
        press(model, "d3", "e3");
        assertThat(session.game().moves()).isEmpty();
        assertThat(model.extraMoves())
                .extracting(e -> e.label().toString())
                .containsExactlyInAnyOrder("d3xe3:f3", "d3xe3:c3");
        model.play(model.extraMoves().get(0));
        assertThat(session.game().moves()).hasSize(1);
    }

    @Test
    void a_huff_is_offered_as_a_button_and_by_its_place() {
        Session session = Sessions.at("alquerque-covarrubias", "5/5/1b3/1w3/4w w");
        session.play(session.game().legalMoves().stream()
                .filter(m -> session.variant().canonical(m).equals("e1-d1"))
                .findFirst()
                .orElseThrow());
        BoardModel model = new BoardModel(session);
        assertThat(model.extraMoves()).extracting(e -> e.label().toString()).containsExactly("!b2");
        assertThat(model.scene().marked(Mark.SPECIAL)).containsExactly(point("b2"));
        press(model, "b2");
        assertThat(session.position().at(point("b2"))).isEmpty();
        assertThat(session.position().mover()).isEqualTo(org.qirkat.core.model.Side.BLACK);
    }

    @Test
    void the_move_list_shows_branches_and_goes_to_any_move() {
        Session session = Sessions.of("alquerque");
        MoveListModel list = new MoveListModel(session);
        session.play(session.game().legalMoves().get(0));
        session.undo();
        session.play(session.game().legalMoves().get(1));
        assertThat(list.rows()).extracting(MoveListModel.Row::depth).containsExactly(0, 0, 1);
        list.goTo(1);
        assertThat(list.current()).isEqualTo(1);
        assertThat(List.copyOf(session.game().moves())).hasSize(1);
    }
}
