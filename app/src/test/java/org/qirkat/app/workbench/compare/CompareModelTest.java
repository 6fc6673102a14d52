package org.qirkat.app.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qirkat.app.workbench.kit.Mark;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.app.workbench.session.Sessions;
import org.qirkat.core.model.Point;

class CompareModelTest {
    @Test
    void the_second_board_marks_its_own_moves_and_the_settings_that_differ_are_listed() {
        Session session = Sessions.at("kharbaga", "5/4/3b1/4/2W2/1b2/5/4/5 w");
        session.chooseSecond("kharbaga-deferred");
        CompareModel model = new CompareModel(session);
        assertThat(model.onlyFirst()).contains("e5xa1:d4,g7");
        assertThat(model.onlySecond()).contains("e5xa1:d4");
        assertThat(model.both()).isEmpty();
        assertThat(model.differences()).extracting(d -> d.setting().toString()).containsExactly("capture.removal");
        assertThat(model.scene().marked(Mark.ONLY_HERE)).containsExactly(new Point(4, 4));
    }

    @Test
    void a_move_on_the_second_board_is_played_where_both_allow_it_and_refused_where_not() {
        Session session = Sessions.of("kharbaga");
        session.chooseSecond("tukvnanawopi");
        CompareModel model = new CompareModel(session);
        model.press(new Point(6, 4));
        model.press(new Point(4, 4));
        assertThat(session.game().moves()).isEmpty();
        assertThat(session.notice().orElseThrow().text().toString()).contains("Tukvnanawopi only");
        model.press(new Point(5, 3));
        model.press(new Point(4, 4));
        assertThat(session.game().moves()).hasSize(1);
    }

    @Test
    void boards_that_differ_are_not_compared_and_the_reason_is_said() {
        Session session = Sessions.of("kharbaga");
        session.chooseSecond("alquerque");
        CompareModel model = new CompareModel(session);
        assertThat(model.refusal()).isPresent();
        assertThat(model.verdict().toString()).contains("different boards");
        assertThat(model.scene().position().board().points()).hasSize(25);
    }

    @Test
    void only_rule_sets_on_the_same_board_are_offered() {
        CompareModel model = new CompareModel(Sessions.of("kharbaga"));
        List<String> ids = new ArrayList<>();
        model.findCandidates(found -> found.forEach(c -> ids.add(c.id())));
        assertThat(ids)
                .contains("kharbaga-deferred", "tukvnanawopi")
                .doesNotContain("kharbaga", "alquerque", "crossed-board");
    }
}
