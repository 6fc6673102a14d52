package org.qirkat.app.workbench.rules;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.UIManager;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.fife.ui.rtextarea.RTextScrollPane;
import org.qirkat.app.workbench.kit.Banner;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.Wide;
import org.qirkat.app.workbench.kit.Words;

/** The rule file as text that can be changed, with its findings as squiggles and as a list. */
public final class RulesView extends JPanel implements Wide {
    private static final long serialVersionUID = 1;

    private final transient RulesModel model;
    private final YamlArea area = new YamlArea();
    private final transient FindingSquiggles squiggles;
    private final JLabel heading = new JLabel();
    private final DefaultListModel<RulesModel.Finding> rows = new DefaultListModel<>();
    private final JList<RulesModel.Finding> list = new JList<>(rows);
    private final JScrollPane listScroll = new JScrollPane(list);
    private transient List<RulesModel.Finding> shown = List.of();
    private boolean refreshing;

    public RulesView(RulesModel model, List<Command> commands) {
        super(new MigLayout("insets 8 0 0 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill][][]"));
        this.model = model;
        this.squiggles = new FindingSquiggles(model);
        area.setName("yaml");
        area.getAccessibleContext().setAccessibleName(Words.say(RulesView.class, "yaml"));
        area.addParser(squiggles);
        area.getDocument().addDocumentListener(new Typing());
        RTextScrollPane scroll = new RTextScrollPane(area);
        scroll.setFoldIndicatorEnabled(false);
        list.setName("findings");
        list.getAccessibleContext().setAccessibleName(Words.say(RulesView.class, "findings"));
        list.setCellRenderer(new FindingRenderer());
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (list.getSelectedValue() != null && list.getSelectedValue().here()) {
                    area.goTo(list.getSelectedValue().place());
                }
            }
        });
        list.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                measureRows();
            }
        });
        listScroll.setBorder(BorderFactory.createEmptyBorder());
        listScroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        heading.putClientProperty("FlatLaf.styleClass", "small");
        JPanel foot = new JPanel(new MigLayout("insets 4 0 8 0, fillx", "[grow][][]"));
        add(heading, "wmin 0, gapleft 8");
        add(scroll, "wmin 0, hmin 0, grow, push");
        add(listScroll, "wmin 0, h 60:140");
        foot.add(new JLabel(), "growx");
        commands.forEach(command -> foot.add(new JButton(command)));
        add(foot, "wmin 0");
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        refreshing = true;
        heading.setText(Banner.html(Words.say(model.heading())));
        heading.setToolTipText(model.fileName());
        if (!area.getText().equals(model.yaml())) {
            area.show(model.yaml());
        }
        List<RulesModel.Finding> findings = model.findings();
        if (!findings.equals(shown)) {
            shown = findings;
            rows.clear();
            rows.addAll(findings);
            area.forceReparsing(squiggles);
        }
        listScroll.setVisible(!findings.isEmpty());
        revalidate();
        refreshing = false;
    }

    /** Lets the list find the heights of its rows anew; they depend on its width. */
    private void measureRows() {
        list.setFixedCellHeight(1);
        list.setFixedCellHeight(-1);
    }

    /** Hands what is typed to the model. */
    private final class Typing implements DocumentListener {
        @Override
        public void insertUpdate(DocumentEvent event) {
            typed();
        }

        @Override
        public void removeUpdate(DocumentEvent event) {
            typed();
        }

        @Override
        public void changedUpdate(DocumentEvent event) {
            // only the colours of the text changed
        }

        private void typed() {
            if (!refreshing) {
                model.type(area.getText());
            }
        }
    }

    /** Draws a finding as its place and what it says. */
    private static final class FindingRenderer extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;

        private static final int MARGIN = 30;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(list, "", index, selected, focused);
            RulesModel.Finding finding = (RulesModel.Finding) value;
            String place = finding.here()
                    ? finding.place().line() + ":" + finding.place().column()
                    : finding.place().toString();
            String words = Words.say(RulesView.class, "finding", place, Words.say(finding.message()));
            setText(Banner.html(words, list.getWidth() - UIScale.scale(MARGIN)));
            if (!selected) {
                setForeground(UIManager.getColor(finding.error() ? "Finding.error" : "Finding.warning"));
            }
            setToolTipText(Banner.tip(words));
            return this;
        }
    }
}
