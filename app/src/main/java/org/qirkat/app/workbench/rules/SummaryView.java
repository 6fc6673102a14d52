package org.qirkat.app.workbench.rules;

import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Banner;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.app.workbench.kit.Wrapped;

/** A card with the rules' name and main options; always in sight. */
public final class SummaryView extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient SummaryModel model;

    public SummaryView(SummaryModel model) {
        super(new MigLayout("insets 10 14 12 14, fillx, wrap 2, gap 10 3", "[]4[grow, fill]"));
        this.model = model;
        setName("summary");
        putClientProperty("FlatLaf.style", "background: $Card.background; arc: 12");
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        removeAll();
        JLabel title = new JLabel(Words.say(model.title()));
        title.putClientProperty("FlatLaf.styleClass", "h3");
        add(title, "span 2, wmin 0");
        title.setToolTipText(Banner.tip(Words.say(model.about())));
        if (model.isEdited()) {
            add(Wrapped.warning(Words.say(SummaryView.class, "edited")), "span 2, wmin 0");
        }
        for (SummaryModel.Option option : model.options()) {
            JLabel name = new JLabel(Words.say(option.name()));
            name.putClientProperty("FlatLaf.style", "foreground: $Quiet.foreground");
            add(name, "top");
            add(Wrapped.plain(Words.say(option.value())), "wmin 0");
        }
        revalidate();
        repaint();
    }
}
