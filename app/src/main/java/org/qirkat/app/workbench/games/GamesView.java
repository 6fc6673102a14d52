package org.qirkat.app.workbench.games;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Words;

/** The games of a file as a list, and under it what is noted of the move on the board. */
public final class GamesView extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient GamesModel model;
    private final DefaultListModel<GamesModel.Row> rows = new DefaultListModel<>();
    private final JList<GamesModel.Row> list = new JList<>(rows);
    private final JTextArea note = new JTextArea();
    private transient List<GamesModel.Row> shown = List.of();
    private boolean refreshing;

    public GamesView(GamesModel model) {
        super(new MigLayout("insets 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[grow, fill][]"));
        this.model = model;
        list.setName("games");
        list.getAccessibleContext().setAccessibleName(Words.say(GamesModel.class, "title"));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new RowRenderer());
        list.addListSelectionListener(event -> {
            if (!refreshing && !event.getValueIsAdjusting() && list.getSelectedIndex() >= 0) {
                model.choose(list.getSelectedIndex());
            }
        });
        JScrollPane scroll =
                new JScrollPane(list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        note.setName("note");
        note.setEditable(false);
        note.setLineWrap(true);
        note.setWrapStyleWord(true);
        add(scroll, "hmin 0, grow, push");
        add(note, "wmin 0");
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        refreshing = true;
        if (!shown.equals(model.rows())) {
            shown = model.rows();
            rows.clear();
            rows.addAll(shown);
        }
        int current = model.current();
        list.setSelectedIndex(current);
        if (current >= 0) {
            list.ensureIndexIsVisible(current);
        }
        note.setText(model.note());
        note.setVisible(!note.getText().isEmpty());
        refreshing = false;
    }

    /** Draws a game: number, players, result; a bad one with the reason under it. */
    private static final class RowRenderer extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            GamesModel.Row row = (GamesModel.Row) value;
            JLabel label = (JLabel) super.getListCellRendererComponent(list, "", index, selected, focused);
            String title = Words.say(row.title());
            label.setText(row.fault().isEmpty() ? title : withFault(title, row.fault(), list.getVisibleRect().width));
            int air = UIScale.scale(3);
            label.setBorder(BorderFactory.createEmptyBorder(air, UIScale.scale(8), air, 0));
            return label;
        }

        private static String withFault(String title, String fault, int room) {
            float width = UIScale.unscale((float) Math.max(room, UIScale.scale(200))) * 0.7f;
            return "<html><div style='width: " + Math.round(width) + "px'>" + escaped(title) + "<br>\u26a0 "
                    + escaped(fault) + "</div></html>";
        }

        private static String escaped(String text) {
            return text.replace("&", "&amp;").replace("<", "&lt;");
        }
    }
}
