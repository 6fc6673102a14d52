package org.qirkat.app.workbench.compare;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Banner;
import org.qirkat.app.workbench.kit.BoardCanvas;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.Words;

/** The second board, in sight only while two rule sets are compared. */
public final class CompareView extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient CompareModel model;
    private final JLabel title = new JLabel();
    private final Banner verdict = new Banner();
    private final BoardCanvas canvas;

    public CompareView(CompareModel model, List<Command> commands) {
        super(new MigLayout("insets 12 14 8 14, fill, wrap 1", "[grow, fill]", "[]4[44!]6[grow, fill]4[]4[30!]"));
        this.model = model;
        this.canvas = new BoardCanvas(model);
        setVisible(false);
        canvas.setName("second board");
        title.setName("second title");
        title.putClientProperty("FlatLaf.styleClass", "h2");
        JPanel head = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill]"));
        head.add(title, "wmin 0");
        JPanel foot = new JPanel(new MigLayout("insets 0, fillx", "push[][]"));
        commands.forEach(command -> foot.add(new JButton(command)));
        add(head, "wmin 0");
        add(verdict, "wmin 0");
        add(canvas, "grow, push, wmin 0, hmin 0");
        add(foot, "cell 0 4, wmin 0");
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        boolean changes = isVisible() != model.isComparing();
        setVisible(model.isComparing());
        if (model.isComparing()) {
            title.setText(Words.say(model.secondName()));
            boolean refused = model.refusal().isPresent();
            verdict.show(refused ? Banner.Tone.REFUSED : Banner.Tone.TOLD, Words.say(model.verdict()));
            canvas.repaint();
        }
        if (changes && getParent() != null) {
            getParent().revalidate();
        }
    }
}
