package org.qirkat.app.workbench.edit;

import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.SideIcon;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.app.workbench.kit.Wrapped;
import org.qirkat.app.workbench.session.Draft;

/** The palette under the board; in sight only while a position is being set up. */
public final class EditView extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient EditModel model;
    private final transient List<Command> commands;
    private final JPanel palette = new JPanel(new MigLayout("insets 0, gap 4"));
    private final JPanel remarks = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gap 2", "[grow, fill]"));
    private final JButton mover = new JButton();
    private final JTextField text = new JTextField();

    public EditView(EditModel model, List<Command> commands) {
        super(new MigLayout("insets 10 14 12 14, fillx, wrap 1, gap 0 8", "[grow, fill]"));
        this.model = model;
        this.commands = commands;
        setName("edit");
        putClientProperty("FlatLaf.style", "background: $Card.background");
        palette.setOpaque(false);
        remarks.setOpaque(false);
        mover.setName("mover");
        mover.addActionListener(event -> model.changeMover());
        text.setEditable(false);
        text.setName("position");
        text.getAccessibleContext().setAccessibleName(Words.say(EditView.class, "position"));
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 6, fillx"));
        buttons.setOpaque(false);
        buttons.add(mover, "wmin 0, growx");
        commands.forEach(command -> buttons.add(new JButton(command), "wmin 0, growx"));
        add(palette, "wmin 0");
        add(text, "wmin 0");
        add(remarks, "wmin 0");
        add(buttons, "wmin 0");
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        setVisible(model.isEditing());
        if (!model.isEditing()) {
            return;
        }
        palette.removeAll();
        ButtonGroup one = new ButtonGroup();
        int number = 1;
        for (Draft.Brush brush : model.brushes()) {
            JToggleButton button = button(brush, number++);
            one.add(button);
            palette.add(button);
        }
        mover.setIcon(SideIcon.of(model.mover(), 18));
        mover.setText(Words.say(EditView.class, "mover." + model.mover().name()));
        if (!text.getText().equals(model.positionText())) {
            text.setText(model.positionText());
            text.setCaretPosition(0);
        }
        remarks.removeAll();
        for (Remark remark : model.remarks()) {
            String words = Words.say(remark.text());
            remarks.add(remark.odd() ? Wrapped.warning(words) : Wrapped.quiet(words), "wmin 0");
        }
        commands.forEach(Command::refresh);
        revalidate();
        repaint();
    }

    private JToggleButton button(Draft.Brush brush, int number) {
        String name = Words.say(model.name(brush));
        JToggleButton button = new JToggleButton();
        if (brush instanceof Draft.Brush.Put put) {
            button.setIcon(SideIcon.of(put.piece(), model.kinds(), 30));
        } else {
            button.setText(name);
        }
        button.setName("brush " + number);
        button.setFocusable(false);
        button.setToolTipText(Words.say(EditView.class, "brush.key", name, number));
        button.getAccessibleContext().setAccessibleName(name);
        button.setSelected(model.isChosen(brush));
        button.addActionListener(event -> model.choose(brush));
        return button;
    }
}
