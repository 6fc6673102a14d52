package org.qirkat.app.workbench.board;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Banner;
import org.qirkat.app.workbench.kit.BoardCanvas;
import org.qirkat.app.workbench.kit.SideIcon;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.core.model.Side;

/** The board with the name of the rules, the banner and whose turn it is. */
public final class BoardView extends JPanel {
    private static final long serialVersionUID = 1;

    private static final int LONGEST_MOVE = 200;

    private final transient BoardModel model;
    private final BoardCanvas canvas;
    private final JLabel title = new JLabel();
    private final JLabel turn = new JLabel();
    private final JLabel count = new JLabel();
    private final Banner banner = new Banner();
    private final JTextField typed = new JTextField();
    private final JPanel extras = new JPanel(new MigLayout("insets 0, gap 6, alignx center"));

    public BoardView(BoardModel model) {
        super(new MigLayout(
                "insets 12 14 8 14, fill, wrap 1, hidemode 3", "[grow, fill]", "[]4[44!]6[grow, fill]4[]4[30!]"));
        this.model = model;
        this.canvas = new BoardCanvas(model);
        canvas.setName("board");
        title.putClientProperty("FlatLaf.styleClass", "h2");
        turn.putClientProperty("FlatLaf.styleClass", "h4");
        turn.setName("status");
        count.putClientProperty("FlatLaf.style", "foreground: $Quiet.foreground");
        typed.setName("typed");
        typed.putClientProperty("JTextField.placeholderText", Words.say(BoardModel.class, "typed"));
        typed.getAccessibleContext().setAccessibleName(Words.say(BoardModel.class, "typed"));
        typed.addActionListener(event -> type());
        JPanel foot = new JPanel(new MigLayout("insets 0, fillx", "[grow, left][][right]"));
        foot.add(turn, "wmin 0");
        foot.add(typed, "w 110");
        foot.add(count);
        add(title, "wmin 0");
        add(banner, "wmin 0");
        add(canvas, "grow, push, wmin 0, hmin 0");
        add(extras, "cell 0 3, alignx center");
        add(foot, "cell 0 4");
        model.onChange(this::refresh);
        refresh();
    }

    /** The keyboard belongs to the board. */
    @Override
    public boolean requestFocusInWindow() {
        return canvas.requestFocusInWindow();
    }

    private void type() {
        String written = typed.getText();
        typed.setText("");
        if (!written.isBlank()) {
            model.type(written.substring(0, Math.min(written.length(), LONGEST_MOVE)));
        }
    }

    private void refresh() {
        typed.setEnabled(model.mayType());
        title.setText(Words.say(model.title()));
        String status = Words.say(model.status());
        turn.setText(status);
        turn.setIcon(model.isOver() ? null : SideIcon.of(model.isBlackToMove() ? Side.BLACK : Side.WHITE, 22));
        count.setText(Words.say(model.count()));
        Optional<Notice> notice = model.notice();
        if (notice.isPresent()) {
            boolean refused = notice.get().kind() == Notice.Kind.REFUSED;
            banner.show(
                    refused ? Banner.Tone.REFUSED : Banner.Tone.TOLD,
                    Words.say(notice.get().text()));
        } else {
            banner.show(model.isOver() ? Banner.Tone.TOLD : Banner.Tone.QUIET, model.isOver() ? status : "");
        }
        refreshExtras();
        canvas.repaint();
    }

    private void refreshExtras() {
        extras.removeAll();
        for (ExtraMove extra : model.extraMoves()) {
            JButton button = new JButton(Words.say(extra.label()));
            button.setName("extra " + extra.label());
            button.addActionListener(event -> model.play(extra));
            extras.add(button);
        }
        extras.setVisible(extras.getComponentCount() > 0);
        extras.revalidate();
    }
}
