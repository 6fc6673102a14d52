package org.qirkat.app.workbench;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.qirkat.app.workbench.kit.Preferences;
import org.qirkat.app.workbench.kit.PreferencesFile;
import org.qirkat.app.workbench.kit.Wide;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.app.workbench.session.Session;

/** The window: rule sets to the left, the board in the middle, rules and moves to the right. */
final class MainWindow extends JFrame {
    private static final long serialVersionUID = 1;

    private static final int LIBRARY_WIDTH = 250;
    private static final int SIDE_WIDTH = 350;
    /** For views that ask for more room than others. */
    private static final int WIDE_SIDE_WIDTH = 560;

    private final transient Session session;
    private final transient PreferencesFile file;
    private final transient Views views;
    private transient Preferences preferences;

    MainWindow(Session session, Path ownVariants, PreferencesFile file, Preferences preferences) {
        super(Words.say(MainWindow.class, "window.title", ""));
        this.session = session;
        this.file = file;
        this.preferences = preferences;
        this.views = new Views(session, this, ownVariants);
        setName("workbench");
        MenuBar menus = new MenuBar(views, this);
        setJMenuBar(menus);
        getContentPane().add(content(), BorderLayout.CENTER);
        setTransferHandler(new RuleFileDrop(session, views.games()));
        setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                views.at(Views.Place.CENTRE).forEach(p -> p.view().requestFocusInWindow());
            }

            @Override
            public void windowClosing(WindowEvent event) {
                quit();
            }
        });
        setMinimumSize(new Dimension(UIScale.scale(640), UIScale.scale(480)));
        setSize(UIScale.scale(preferences.width()), UIScale.scale(preferences.height()));
        setLocationRelativeTo(null);
        session.onChange(() -> {
            menus.refresh();
            refresh();
        });
        menus.refresh();
        refresh();
    }

    private void refresh() {
        setTitle(Words.say(MainWindow.class, "window.title", Session.name(session.variant())));
    }

    private JComponent content() {
        JPanel boards = new JPanel(new MigLayout("insets 0, gap 0, fill, hidemode 3", "", "[grow, fill]"));
        views.at(Views.Place.CENTRE).forEach(p -> boards.add(p.view(), "grow, push, w 100:400, hmin 0"));
        views.at(Views.Place.BESIDE_BOARD).forEach(p -> boards.add(p.view(), "grow, push, w 100:400, hmin 0"));
        JPanel middle = new JPanel(
                new MigLayout("insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[grow, fill][]"));
        middle.add(boards, "wmin 0, hmin 0, grow, push");
        views.at(Views.Place.UNDER_BOARD).forEach(p -> middle.add(p.view(), "wmin 0"));

        JPanel side = new JPanel(new MigLayout("insets 12 0 0 10, fill, wrap 1", "[grow, fill]", "[]8[grow, fill]"));
        views.at(Views.Place.RIGHT_TOP).forEach(p -> side.add(p.view(), "wmin 0"));
        JTabbedPane tabs = new JTabbedPane();
        tabs.setName("tabs");
        views.at(Views.Place.RIGHT_TAB)
                .forEach(p -> tabs.addTab(Words.say(MainWindow.class, "tab." + p.title()), p.view()));
        side.add(tabs, "wmin 0, hmin 0, grow, push");

        JSplitPane right = split(middle, side, 1);
        int library = Math.min(LIBRARY_WIDTH, preferences.width() / 4);
        int room = preferences.width() - library;
        right.setDividerLocation(UIScale.scale(room - Math.min(SIDE_WIDTH, room * 2 / 5)));
        tabs.addChangeListener(event -> widen(right, tabs.getSelectedComponent() instanceof Wide));
        JSplitPane whole = split(views.at(Views.Place.LEFT).get(0).view(), right, 0);
        whole.setDividerLocation(UIScale.scale(library));
        return whole;
    }

    /** Gives the right side the room that its view asks for; never takes room from a board that has little. */
    private static void widen(JSplitPane split, boolean wide) {
        int wanted = UIScale.scale(wide ? WIDE_SIDE_WIDTH : SIDE_WIDTH);
        split.setDividerLocation(Math.max(split.getWidth() * 11 / 20, split.getWidth() - wanted));
    }

    private static JSplitPane split(JComponent left, JComponent right, double weight) {
        left.setMinimumSize(new Dimension(UIScale.scale(120), 0));
        right.setMinimumSize(new Dimension(UIScale.scale(120), 0));
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, left, right);
        split.setResizeWeight(weight);
        split.setBorder(BorderFactory.createEmptyBorder());
        return split;
    }

    Preferences preferences() {
        return preferences;
    }

    void prefer(Preferences changed) {
        preferences = changed;
        file.write(changed);
    }

    /** Remembers what is to be remembered and ends the program. */
    void quit() {
        int width = Math.round(UIScale.unscale((float) getWidth()));
        int height = Math.round(UIScale.unscale((float) getHeight()));
        prefer(preferences
                .withSize(width, height)
                .withRuleset(session.rulesPlayed().id()));
        dispose();
    }
}
