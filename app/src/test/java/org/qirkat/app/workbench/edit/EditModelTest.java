package org.qirkat.app.workbench.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qirkat.app.workbench.board.BoardModel;
import org.qirkat.app.workbench.session.Draft;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.app.workbench.session.Sessions;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;

class EditModelTest {
    private static List<String> odd(EditModel model) {
        return model.remarks().stream()
                .filter(Remark::odd)
                .map(r -> r.text().toString())
                .toList();
    }

    @Test
    void painting_and_erasing_change_the_draft_and_not_the_game() {
        Session session = Sessions.of("kharbaga");
        EditModel model = new EditModel(session);
        BoardModel board = new BoardModel(session);
        Position before = session.game().position();
        model.toggle();
        model.clear();
        board.typed('4');
        board.press(new Point(4, 4));
        assertThat(model.positionText()).isEqualTo("5/4/5/4/2B2/4/5/4/5 b");
        board.pressOther(new Point(4, 4));
        assertThat(model.positionText()).isEqualTo("5/4/5/4/5/4/5/4/5 b");
        assertThat(session.game().position()).isEqualTo(before);
        model.cancel();
        assertThat(session.position()).isEqualTo(before);
    }

    @Test
    void leaving_begins_a_new_game_and_undo_brings_back_the_old_one() {
        Session session = Sessions.of("kharbaga");
        Position before = session.game().position();
        EditModel model = new EditModel(session);
        model.toggle();
        model.changeMover();
        model.toggle();
        assertThat(model.isEditing()).isFalse();
        assertThat(session.position()).isEqualTo(before.withMover(before.mover().other()));
        session.undo();
        assertThat(session.position()).isEqualTo(before);
    }

    @Test
    void closing_is_offered_only_where_the_rules_know_it() {
        EditModel kharbaga = new EditModel(Sessions.of("kharbaga"));
        EditModel tukvnanawopi = new EditModel(Sessions.of("tukvnanawopi"));
        assertThat(kharbaga.brushes()).doesNotContain(new Draft.Brush.Close());
        assertThat(tukvnanawopi.brushes()).contains(new Draft.Brush.Close());
    }

    @Test
    void odd_positions_are_remarked_on_and_can_be_played_all_the_same() {
        Session session = Sessions.of("kharbaga");
        EditModel model = new EditModel(session);
        BoardModel board = new BoardModel(session);
        model.toggle();
        model.clear();
        assertThat(odd(model)).containsExactly("White has no pieces", "Black has no pieces");
        board.typed('2');
        board.press(new Point(0, 8));
        assertThat(odd(model)).anyMatch(words -> words.contains("should be crowned: a9"));
        model.toggle();
        assertThat(session.variant().positionText(session.position())).isEqualTo("b4/4/5/4/5/4/5/4/5 b");
    }

    @Test
    void a_full_board_has_too_many_pieces_and_breaks_nothing() {
        Session session = Sessions.of("kharbaga");
        EditModel model = new EditModel(session);
        BoardModel board = new BoardModel(session);
        model.toggle();
        board.typed('3');
        session.position().board().points().forEach(board::press);
        assertThat(odd(model)).contains("White has 41 pieces, but starts with 20");
    }
}
