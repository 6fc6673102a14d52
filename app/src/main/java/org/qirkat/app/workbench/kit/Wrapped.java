package org.qirkat.app.workbench.kit;

import javax.swing.JTextArea;

/** Words that break into as many lines as their place asks for. */
public final class Wrapped {
    private Wrapped() {}

    public static JTextArea plain(String words) {
        return area(words, "$Label.foreground");
    }

    public static JTextArea quiet(String words) {
        return area(words, "$Quiet.foreground");
    }

    public static JTextArea warning(String words) {
        return area(words, "$Finding.warning");
    }

    private static JTextArea area(String words, String ink) {
        JTextArea area = new JTextArea(words);
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setEditable(false);
        area.setFocusable(false);
        area.setOpaque(false);
        area.putClientProperty("FlatLaf.style", "font: $defaultFont; border: 0,0,0,0; foreground: " + ink);
        return area;
    }
}
