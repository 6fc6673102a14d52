package org.qirkat.app.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JOptionPane;
import javax.swing.JRadioButtonMenuItem;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.kit.Preferences;
import org.qirkat.app.workbench.kit.Themes;
import org.qirkat.app.workbench.kit.Words;

/** The menus: everything that can be done, with its key. */
final class MenuBar extends JMenuBar {
    private static final long serialVersionUID = 1;

    private final transient List<Command> commands = new ArrayList<>();
    private final transient MainWindow window;

    MenuBar(Views views, MainWindow window) {
        this.window = window;
        for (Views.Menu kind : Views.Menu.values()) {
            JMenu menu =
                    new JMenu(Words.say(MenuBar.class, "menu." + kind.name().toLowerCase(Locale.ROOT)));
            views.groups().stream().filter(g -> g.menu() == kind).forEach(g -> add(menu, g.commands()));
            if (kind == Views.Menu.GAME) {
                add(menu, List.of(new Command(MenuBar.class, "quit", "ctrl Q", window::quit)));
            } else if (kind == Views.Menu.VIEW) {
                add(
                        menu,
                        List.of(new Command(MenuBar.class, "dark", "F9", this::changeTheme)
                                .onWhen(() -> window.preferences().dark())));
                menu.add(scales());
                menu.add(languages());
            }
            add(menu);
        }
    }

    private void add(JMenu menu, List<Command> group) {
        if (menu.getItemCount() > 0) {
            menu.addSeparator();
        }
        for (Command command : group) {
            if (command.isSwitch()) {
                menu.add(new JCheckBoxMenuItem(command));
            } else {
                menu.add(command);
            }
            commands.add(command);
        }
    }

    private JMenu scales() {
        return choices(
                "scale",
                Preferences.SCALES,
                window.preferences().scale(),
                scale -> scale == 0
                        ? Words.say(MenuBar.class, "scale.auto")
                        : Words.say(MenuBar.class, "scale.percent", scale),
                Preferences::withScale);
    }

    private JMenu languages() {
        return choices(
                "language",
                Preferences.LANGUAGES,
                window.preferences().language(),
                tag -> tag.isEmpty()
                        ? Words.say(MenuBar.class, "language.auto")
                        : Locale.forLanguageTag(tag).getDisplayName(Locale.forLanguageTag(tag)),
                Preferences::withLanguage);
    }

    /** A menu of which one item is chosen; what is chosen holds from the next start. */
    private <T> JMenu choices(
            String name,
            List<T> values,
            T current,
            Function<T, String> label,
            BiFunction<Preferences, T, Preferences> with) {
        JMenu menu = new JMenu(Words.say(MenuBar.class, "menu." + name));
        ButtonGroup one = new ButtonGroup();
        for (T value : values) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem(label.apply(value), value.equals(current));
            item.addActionListener(event -> {
                window.prefer(with.apply(window.preferences(), value));
                JOptionPane.showMessageDialog(window, Words.say(MenuBar.class, name + ".restart"));
            });
            one.add(item);
            menu.add(item);
        }
        return menu;
    }

    private void changeTheme() {
        boolean dark = !window.preferences().dark();
        window.prefer(window.preferences().withDark(dark));
        Themes.wear(dark);
        Themes.refresh();
    }

    void refresh() {
        commands.forEach(Command::refresh);
    }
}
