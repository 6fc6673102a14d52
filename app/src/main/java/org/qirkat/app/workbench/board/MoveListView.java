package org.qirkat.app.workbench.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import org.qirkat.app.workbench.kit.SideIcon;
import org.qirkat.app.workbench.kit.Words;

/** The moves as a list that can be clicked through; branches are set in. */
public final class MoveListView extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient MoveListModel model;
    private final DefaultListModel<MoveListModel.Row> rows = new DefaultListModel<>();
    private final JList<MoveListModel.Row> list = new JList<>(rows);
    private boolean refreshing;

    public MoveListView(MoveListModel model) {
        super(new BorderLayout());
        this.model = model;
        list.setName("moves");
        list.getAccessibleContext().setAccessibleName(Words.say(MoveListModel.class, "moves.title"));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new RowRenderer());
        list.addListSelectionListener(event -> {
            if (!refreshing && !event.getValueIsAdjusting() && list.getSelectedIndex() >= 0) {
                model.goTo(list.getSelectedIndex());
            }
        });
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                refresh();
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        refreshing = true;
        rows.clear();
        rows.addAll(model.rows());
        int current = model.current();
        if (current >= 0) {
            list.setSelectedIndex(current);
            list.ensureIndexIsVisible(current);
        } else {
            list.clearSelection();
        }
        refreshing = false;
    }

    /** Draws a row: number, a disc of the side that moved, the move. */
    private static final class RowRenderer extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(list, "", index, selected, focused);
            MoveListModel.Row row = (MoveListModel.Row) value;
            JLabel label = this;
            String words = Words.say(row.words());
            boolean move = row.kind() == MoveListModel.Kind.MOVE;
            label.setText(move ? Words.say(row.number()) + "  " + words : words);
            label.setIcon(move ? SideIcon.of(row.mover(), 16) : null);
            label.setDisabledIcon(label.getIcon());
            label.setEnabled(row.onLine());
            label.putClientProperty(
                    "FlatLaf.styleClass",
                    switch (row.kind()) {
                        case CHAPTER -> "h4";
                        case START, RESULT -> "small";
                        case MOVE -> "";
                    });
            int inset = UIScale.scale(8 + 18 * row.depth());
            int air = UIScale.scale(3);
            label.setBorder(BorderFactory.createEmptyBorder(air, inset, air, UIScale.scale(8)));
            return label;
        }
    }
}
