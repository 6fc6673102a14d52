package org.qirkat.app.workbench.kit;

import com.formdev.flatlaf.util.SystemInfo;
import java.awt.event.ActionEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;

/** Something the user can do, with its name, its key and whether it can be done now; menus, buttons and keys share it. */
public final class Command extends AbstractAction {
    private static final long serialVersionUID = 1;

    private final transient Runnable action;
    private transient BooleanSupplier possible = () -> true;
    private transient BooleanSupplier on = () -> false;

    /**
     * @param owner whose bundle has the name, under {@code action.} + key; with {@code .tip} added, a longer explanation
     * @param stroke the key as {@link KeyStroke#getKeyStroke(String)} reads it; empty for none
     */
    public Command(Class<?> owner, String key, String stroke, Runnable action) {
        this.action = action;
        putValue(NAME, Words.say(owner, "action." + key));
        putValue(ACTION_COMMAND_KEY, key);
        putValue(SHORT_DESCRIPTION, Words.say(owner, "action." + key + ".tip"));
        if (!stroke.isEmpty()) {
            String here = SystemInfo.isMacOS ? stroke.replace("ctrl", "meta") : stroke;
            putValue(ACCELERATOR_KEY, KeyStroke.getKeyStroke(here));
        }
    }

    public Command possibleWhen(BooleanSupplier condition) {
        possible = condition;
        return this;
    }

    /** Makes it one that is on or off, shown with a tick. */
    public Command onWhen(BooleanSupplier condition) {
        on = condition;
        putValue(SELECTED_KEY, false);
        return this;
    }

    public boolean isSwitch() {
        return getValue(SELECTED_KEY) != null;
    }

    /** Asks its conditions again. */
    public void refresh() {
        setEnabled(possible.getAsBoolean());
        if (isSwitch()) {
            putValue(SELECTED_KEY, on.getAsBoolean());
        }
    }

    @Override
    public void actionPerformed(ActionEvent event) {
        if (possible.getAsBoolean()) {
            action.run();
        }
        refresh();
    }
}
