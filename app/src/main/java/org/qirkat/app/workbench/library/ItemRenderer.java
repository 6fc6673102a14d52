package org.qirkat.app.workbench.library;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.TreeCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Banner;
import org.qirkat.app.workbench.kit.Words;

/** Draws a family as a heading, and a rule set as its name with points and region under it. */
final class ItemRenderer implements TreeCellRenderer {
    private final LibraryModel model;
    private final JLabel heading = new JLabel();
    private final JPanel card = new JPanel(new MigLayout("insets 2 2 2 8, gap 0, wrap 1", "[185!]"));
    private final JLabel name = new JLabel();
    private final JLabel detail = new JLabel();

    ItemRenderer(LibraryModel model) {
        this.model = model;
        heading.setBorder(BorderFactory.createEmptyBorder(UIScale.scale(8), 0, UIScale.scale(3), 0));
        card.setOpaque(false);
        card.add(name, "wmin 0");
        card.add(detail, "wmin 0");
    }

    @Override
    public Component getTreeCellRendererComponent(
            JTree tree, Object value, boolean selected, boolean expanded, boolean leaf, int row, boolean focused) {
        Object shown = ((DefaultMutableTreeNode) value).getUserObject();
        if (shown instanceof Family family) {
            heading.updateUI();
            heading.putClientProperty(
                    "FlatLaf.style", "font: $h4.font; foreground: " + ink(tree, selected, "$Quiet.foreground"));
            heading.setText(Words.say(family.name()));
            return heading;
        } else if (shown instanceof Item item) {
            boolean played = model.isPlayed(item);
            String mark =
                    model.isSecond(item) ? Words.say(ItemRenderer.class, "item.second", item.name()) : item.name();
            String ink = ink(tree, selected, "$Label.foreground");
            String quiet = ink(tree, selected, "$Quiet.foreground");
            name.updateUI();
            detail.updateUI();
            name.putClientProperty(
                    "FlatLaf.style",
                    "font: " + (played ? "$semibold.font" : "$defaultFont") + "; foreground: "
                            + (item.broken()
                                    ? "$Finding.error"
                                    : played && !selected ? "$Component.accentColor" : ink));
            detail.putClientProperty("FlatLaf.style", "font: $small.font; foreground: " + quiet);
            name.setText(mark);
            detail.setText(Words.say(item.detail()));
            String tip = item.summary().isEmpty() ? Words.say(item.detail()) : item.summary();
            card.setToolTipText(Banner.tip(tip));
        }
        return card;
    }

    private static String ink(JTree tree, boolean selected, String otherwise) {
        return selected && tree.isFocusOwner() ? "$Tree.selectionForeground" : otherwise;
    }
}
