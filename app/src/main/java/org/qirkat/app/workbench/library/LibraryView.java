package org.qirkat.app.workbench.library;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Words;

/** The rule sets as a tree of families, with the search field over it. */
public final class LibraryView extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient LibraryModel model;
    private final JTextField search = new JTextField();
    private final DefaultMutableTreeNode root = new DefaultMutableTreeNode();
    private final DefaultTreeModel nodes = new DefaultTreeModel(root);
    private final JTree tree = new JTree(nodes) {
        private static final long serialVersionUID = 1;

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }
    };
    private transient List<Family> shown = List.of();

    public LibraryView(LibraryModel model) {
        super(new MigLayout("insets 12 10 0 0, fill, wrap 1", "[grow, fill]", "[]8[grow, fill]"));
        this.model = model;
        search.setName("search");
        search.putClientProperty("JTextField.placeholderText", Words.say(LibraryView.class, "search"));
        search.putClientProperty("JTextField.showClearButton", true);
        search.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                model.search(search.getText());
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                model.search(search.getText());
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                model.search(search.getText());
            }
        });
        search.addActionListener(event -> model.first().ifPresent(model::choose));
        search.getAccessibleContext().setAccessibleName(Words.say(LibraryView.class, "search"));
        tree.setName("library");
        tree.setRootVisible(false);
        tree.setShowsRootHandles(true);
        tree.setToggleClickCount(1);
        tree.setRowHeight(0);
        tree.setCellRenderer(new ItemRenderer(model));
        ToolTipManager.sharedInstance().registerComponent(tree);
        tree.addMouseListener(new Clicks());
        // the window's own key for setting up a position is stronger than the tree's for renaming
        tree.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke("F2"), "none");
        onKey("ENTER", model::choose);
        onKey("shift ENTER", model::compare);
        JScrollPane scroll = new JScrollPane(tree);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(search, "wmin 0, gapright 4");
        add(scroll, "wmin 0, hmin 0");
        model.onChange(this::refresh);
        refresh();
    }

    /** Puts the keyboard into the search field. */
    public void searchNow() {
        search.requestFocusInWindow();
        search.selectAll();
    }

    private void refresh() {
        List<Family> families = model.families();
        if (!families.equals(shown)) {
            shown = families;
            root.removeAllChildren();
            for (Family family : families) {
                DefaultMutableTreeNode heading = new DefaultMutableTreeNode(family);
                family.items().forEach(item -> heading.add(new DefaultMutableTreeNode(item, false)));
                root.add(heading);
            }
            nodes.reload();
            for (int row = 0; row < tree.getRowCount(); row++) {
                tree.expandRow(row);
            }
        }
        tree.repaint();
    }

    private Optional<Item> selected() {
        return itemIn(tree.getSelectionPath());
    }

    private static Optional<Item> itemIn(@org.jspecify.annotations.Nullable TreePath path) {
        return path != null
                        && path.getLastPathComponent() instanceof DefaultMutableTreeNode node
                        && node.getUserObject() instanceof Item item
                ? Optional.of(item)
                : Optional.empty();
    }

    private void onKey(String stroke, Consumer<Item> action) {
        tree.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
        tree.getActionMap().put(stroke, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent event) {
                selected().ifPresent(action);
            }
        });
    }

    /** A click plays a rule set; the other button offers to compare with it. */
    private final class Clicks extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            if (event.isPopupTrigger()) {
                menu(event);
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (event.isPopupTrigger()) {
                menu(event);
            } else if (SwingUtilities.isLeftMouseButton(event)) {
                itemIn(tree.getPathForLocation(event.getX(), event.getY())).ifPresent(model::choose);
            }
        }

        private void menu(MouseEvent event) {
            TreePath path = tree.getPathForLocation(event.getX(), event.getY());
            itemIn(path).ifPresent(item -> {
                tree.setSelectionPath(path);
                JPopupMenu menu = new JPopupMenu();
                menu.add(entry("menu.play", item, model::choose));
                menu.add(entry("menu.compare", item, model::compare));
                menu.show(tree, event.getX(), event.getY());
            });
        }

        private JMenuItem entry(String key, Item item, Consumer<Item> action) {
            JMenuItem entry = new JMenuItem(Words.say(LibraryView.class, key));
            entry.addActionListener(event -> action.accept(item));
            return entry;
        }
    }
}
