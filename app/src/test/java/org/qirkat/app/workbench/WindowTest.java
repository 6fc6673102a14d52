package org.qirkat.app.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the foundation promises of the window, by mouse and keys. About a minute where there is a display. */
class WindowTest {
    /** rules.md 13.2: the Mullah takes two where the first is lifted at once, and one where it stays. */
    private static final String WITNESS = "5/4/3b1/4/2W2/1b2/5/4/5 w";

    @TempDir
    Path home;

    private static int moves(Desktop desktop) throws Exception {
        return desktop.find(JList.class, "moves").getModel().getSize();
    }

    private static String banner(Desktop desktop) throws Exception {
        return String.valueOf(desktop.find(JLabel.class, "banner").getText());
    }

    private static String status(Desktop desktop) throws Exception {
        return desktop.find(JLabel.class, "status").getText();
    }

    @Test
    void four_plies_of_kharbaga_then_tukvnanawopi_until_a_row_closes_and_all_undone() throws Exception {
        try (Desktop desktop = Desktop.open(home)) {
            desktop.click("board", "f4", "e5");
            desktop.await("the first move", () -> moves(desktop) == 2);
            desktop.click("board", "a1");
            assertThat(banner(desktop)).contains("turn of White");
            desktop.click("board", "h6", "f4");
            desktop.await("the second move", () -> moves(desktop) == 3);
            desktop.drag("board", "e3", "g5");
            desktop.await("the third move", () -> moves(desktop) == 4);
            desktop.click("board", "i7");
            assertThat(banner(desktop)).contains("compulsory");
            desktop.shoot("kharbaga-refused");
            desktop.click("board", "d6", "f4");
            assertThat(banner(desktop)).contains("hop by hop");
            desktop.shoot("chain");
            desktop.click("board", "h6");
            desktop.await("the fourth move", () -> moves(desktop) == 5);
            desktop.shoot("kharbaga-four-plies");

            desktop.choose("tukvnanawopi");
            desktop.await("the other rules", () -> desktop.title().contains("Tukvnanawopi"));
            assertThat(banner(desktop)).contains("Tukvnanawopi");

            desktop.click("board", "e5");
            desktop.keys("F2");
            desktop.keys("CONTROL DELETE");
            desktop.keys("1");
            desktop.click("board", "c3", "c5");
            desktop.keys("2");
            desktop.click("board", "h8", "d8");
            desktop.clickOther("board", "d8");
            desktop.shoot("set-up");
            JTextField text = desktop.find(JTextField.class, "position");
            assertThat(text.getText()).startsWith("5/3b/5/4/1w3/4/1w3/4/5 ");
            if (text.getText().endsWith("b")) {
                desktop.keys("CONTROL M");
            }
            desktop.keys("F2");
            desktop.await("White to move", () -> status(desktop).contains("White"));
            desktop.click("board", "c3", "d4");
            desktop.await("the move that closes", () -> status(desktop).contains("Black"));
            desktop.shoot("closed-row");
            desktop.keys("CONTROL SHIFT C");
            desktop.await("the copied position", () -> clipboard().contains("x"));
            assertThat(clipboard()).isEqualTo("5/3b/5/4/1w3/1w2/5/xxxx/xxxxx b");

            for (int i = 0; i < 12; i++) {
                desktop.keys("CONTROL Z");
            }
            desktop.await("the first rules", () -> desktop.title().contains("Kharbaga"));
            desktop.keys("CONTROL SHIFT C");
            desktop.await("the start", () -> clipboard().equals("wwwww/wwww/wwwww/wwww/ww1bb/bbbb/bbbbb/bbbb/bbbbb b"));
        }
    }

    private static String clipboard() throws Exception {
        return java.awt.Toolkit.getDefaultToolkit()
                .getSystemClipboard()
                .getData(java.awt.datatransfer.DataFlavor.stringFlavor)
                .toString();
    }

    @Test
    void kharbaga_deferred_beside_kharbaga_shows_where_they_differ() throws Exception {
        try (Desktop desktop = Desktop.open(home)) {
            desktop.click("board", "e5");
            desktop.clipboard(WITNESS);
            desktop.keys("CONTROL SHIFT V");
            desktop.await("the pasted position", () -> status(desktop).contains("White"));
            desktop.keys("F3");
            desktop.await("the list to choose from", desktop::hasDialog);
            desktop.type("kharbaga");
            desktop.keys("ENTER");
            desktop.await(
                    "the second board",
                    () -> desktop.find(JLabel.class, "second title").getText().contains("deferred"));
            assertThat(desktop.find(JList.class, "only first").getModel().getSize())
                    .isPositive();
            assertThat(desktop.find(JList.class, "only second").getModel().getSize())
                    .isPositive();
            JTable differences = desktop.find(JTable.class, "differences");
            assertThat(differences.getValueAt(0, 0)).isEqualTo("capture.removal");
            assertThat(differences.getRowCount()).isEqualTo(1);
            desktop.shoot("compare");
            desktop.click("board", "a9");
            desktop.keys("F9");
            desktop.shoot("compare-dark");
        }
    }

    @Test
    void a_broken_rule_file_shows_its_findings_while_the_old_game_goes_on() throws Exception {
        try (Desktop desktop = Desktop.open(home)) {
            JTabbedPane tabs = desktop.find(JTabbedPane.class, "tabs");
            SwingUtilities.invokeAndWait(() -> tabs.setSelectedIndex(tabs.getTabCount() - 1));
            JTextComponent yaml = desktop.find(JTextComponent.class, "yaml");
            desktop.click(yaml);
            desktop.keys("CONTROL END");
            desktop.type("\nnonsense");
            JList<?> findings = desktop.find(JList.class, "findings");
            desktop.await("findings", () -> findings.getModel().getSize() > 0);
            assertThat(banner(desktop)).contains("goes on under Kharbaga");
            desktop.shoot("broken-rules");
            desktop.click("board", "f4", "e5");
            desktop.await("a move of the old game", () -> status(desktop).contains("White"));
            desktop.click(yaml);
            desktop.keys("CONTROL END");
            desktop.keys("SHIFT HOME");
            desktop.keys("BACK_SPACE");
            desktop.await("no findings", () -> findings.getModel().getSize() == 0);
            assertThat(status(desktop)).contains("White");
        }
    }

    @Test
    void the_keyboard_alone_plays_a_move() throws Exception {
        try (Desktop desktop = Desktop.open(home)) {
            desktop.click("board", "e5");
            for (String key : "DOWN DOWN ENTER UP RIGHT".split(" ")) {
                desktop.keys(key);
            }
            desktop.shoot("keyboard");
            desktop.keys("ENTER");
            desktop.await("the move d4-e5", () -> moves(desktop) == 2);
            desktop.keys("F7");
            desktop.shoot("flipped");
            desktop.click("board", "f6", "d4");
            desktop.await("a reply on the turned board", () -> moves(desktop) == 3);
        }
    }

    @Test
    void a_rule_file_of_ones_own_is_listed_and_played() throws Exception {
        Path folder = Files.createDirectories(home.resolve("variants"));
        Files.writeString(folder.resolve("quiet.yaml"), """
                format: 1
                id: quiet-kharbaga
                extends: kharbaga
                names: {en: Quiet Kharbaga}
                capture: {obligation: optional}
                """);
        try (Desktop desktop = Desktop.open(home)) {
            desktop.choose("quiet-kharbaga");
            desktop.await("the own rules", () -> desktop.title().contains("Quiet Kharbaga"));
        }
    }

    @Test
    void games_are_opened_from_a_file_chosen_from_the_list_and_a_move_is_typed() throws Exception {
        Path file = Files.writeString(home.resolve("games.pdn"), """
                [White "Ann"]
                [Black "Ben"]
                [GameType "20"]
                1. 32-28 {a good start} 19-23 2. 28x19 14x23 1-1

                [White "Cis"]
                [GameType "20"]
                1. 32-28 19-24 2. 28-19 *
                """);
        try (Desktop desktop = Desktop.open(home)) {
            desktop.click("board", "e5");
            desktop.keys("CONTROL SHIFT O");
            desktop.await("the file chooser", desktop::hasDialog);
            desktop.clipboard(file.toString());
            desktop.keys("CONTROL V");
            desktop.keys("ENTER");
            desktop.await("the game's rules", () -> desktop.title().contains("International"));
            JTabbedPane tabs = desktop.find(JTabbedPane.class, "tabs");
            SwingUtilities.invokeAndWait(() -> tabs.setSelectedIndex(1));
            desktop.click("board", "e5");
            desktop.keys("CONTROL SHIFT Z");
            JTextComponent note = desktop.find(JTextComponent.class, "note");
            desktop.await("the comment", () -> note.getText().equals("a good start"));
            desktop.shoot("games");

            JList<?> games = desktop.find(JList.class, "games");
            SwingUtilities.invokeAndWait(() -> games.setSelectedIndex(1));
            desktop.await("the bad game", () -> banner(desktop).contains("28-19"));
            desktop.shoot("games-bad");
            desktop.keys("CONTROL END");
            JTextField typed = desktop.find(JTextField.class, "typed");
            desktop.click(typed);
            desktop.type("28-23");
            desktop.keys("ENTER");
            desktop.await("the typed move", () -> status(desktop).contains("Black"));
            desktop.click(typed);
            desktop.type("18-22");
            desktop.keys("ENTER");
            desktop.await("the refusal", () -> banner(desktop).contains("compulsory"));
            desktop.shoot("typed");
        }
    }
}
