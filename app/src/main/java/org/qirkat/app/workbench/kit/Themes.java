package org.qirkat.app.workbench.kit;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;

/** The light and the dark look; all their colours and fonts stand in properties files beside the workbench. */
public final class Themes {
    private Themes() {}

    /** Puts a look on; windows that are open already need {@link #refresh}. */
    public static void wear(boolean dark) {
        FlatLaf.registerCustomDefaultsSource("org.qirkat.app.workbench");
        boolean worn = dark ? FlatDarkLaf.setup() : FlatLightLaf.setup();
        if (!worn) {
            throw new IllegalStateException("the look cannot be put on, dark " + dark);
        }
    }

    /** Lets all windows change to the look that is on. */
    public static void refresh() {
        FlatLaf.updateUI();
    }

    /** Sets the size of everything; to be called before the first look is put on. A size asked for by the caller of the program wins. */
    public static void scale(int percent) {
        if (percent > 0 && System.getProperty("flatlaf.uiScale") == null) {
            System.setProperty("flatlaf.uiScale", percent + "%");
        }
    }
}
