package org.qirkat.app.workbench.compare;

import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableModel;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Words;

/** Under two boards: the moves that only one rule set allows, and the settings that differ. */
public final class CompareDetailView extends JPanel {
    private static final long serialVersionUID = 1;

    private static final int SETTING_WIDTH = 160;

    private final transient CompareModel model;
    private final Moves onlyFirst = new Moves("only first");
    private final Moves onlySecond = new Moves("only second");
    private final Moves both = new Moves("both");
    private final DefaultTableModel rows = new DefaultTableModel() {
        private static final long serialVersionUID = 1;

        @Override
        public boolean isCellEditable(int row, int column) {
            return false;
        }
    };

    private final JTable table = new JTable(rows);

    public CompareDetailView(CompareModel model) {
        super(new MigLayout(
                "insets 0 14 10 14, fill, gap 10",
                "[grow 12, fill][grow 12, fill][grow 12, fill][grow 64, fill]",
                "[180!, fill]"));
        this.model = model;
        setName("comparison");
        setVisible(false);
        add(onlyFirst, "w 60:120");
        add(onlySecond, "w 60:120");
        add(both, "w 60:120");
        table.setName("differences");
        table.getAccessibleContext().setAccessibleName(Words.say(CompareDetailView.class, "differences"));
        table.setFillsViewportHeight(true);
        add(new JScrollPane(table), "w 100:300");
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        boolean changes = isVisible() != model.isComparing();
        setVisible(model.isComparing());
        if (model.isComparing()) {
            String first = Words.say(model.firstName());
            String second = Words.say(model.secondName());
            onlyFirst.show(Words.say(CompareDetailView.class, "only", first), model.onlyFirst());
            onlySecond.show(Words.say(CompareDetailView.class, "only", second), model.onlySecond());
            both.show(Words.say(CompareDetailView.class, "both"), model.both());
            Object[][] cells = model.differences().stream()
                    .map(d -> new Object[] {Words.say(d.setting()), d.first(), d.second()})
                    .toArray(Object[][]::new);
            rows.setDataVector(cells, new Object[] {Words.say(CompareDetailView.class, "setting"), first, second});
            table.getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(SETTING_WIDTH));
        }
        if (changes && getParent() != null) {
            getParent().revalidate();
        }
    }

    /** A heading with moves under it. */
    private static final class Moves extends JPanel {
        private static final long serialVersionUID = 1;

        private final JLabel heading = new JLabel();
        private final DefaultListModel<String> moves = new DefaultListModel<>();

        Moves(String name) {
            super(new MigLayout("insets 0, fill, wrap 1, gap 0 2", "[grow, fill]", "[][grow, fill]"));
            JList<String> list = new JList<>(moves);
            list.setName(name);
            heading.putClientProperty("FlatLaf.styleClass", "small");
            JScrollPane scroll = new JScrollPane(list);
            scroll.setBorder(BorderFactory.createEmptyBorder());
            add(heading, "wmin 0");
            add(scroll, "wmin 0, hmin 0");
        }

        void show(String title, List<String> shown) {
            heading.setText(title);
            heading.setToolTipText(title);
            moves.clear();
            moves.addAll(shown);
        }
    }
}
