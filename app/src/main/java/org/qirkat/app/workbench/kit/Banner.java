package org.qirkat.app.workbench.kit;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** A strip with one sentence: something refused, something told, or quiet words where there is neither. */
public final class Banner extends JPanel {
    private static final long serialVersionUID = 1;

    /** How loud the strip is. */
    public enum Tone {
        REFUSED,
        TOLD,
        QUIET
    }

    private static final int TIP_WIDTH = 360;

    private final JLabel label = new JLabel(" ");

    public Banner() {
        super(new BorderLayout());
        add(label);
        label.setName("banner");
        show(Tone.QUIET, " ");
    }

    public void show(Tone tone, String words) {
        String style = switch (tone) {
            case REFUSED -> "background: $Banner.refusedBackground; ";
            case TOLD -> "background: $Banner.noticeBackground; ";
            case QUIET -> "background: $Panel.background; ";
        };
        putClientProperty("FlatLaf.style", style + "arc: 10; border: 6,12,6,12");
        label.putClientProperty(
                "FlatLaf.style",
                switch (tone) {
                    case REFUSED -> "foreground: $Banner.refusedForeground; font: $semibold.font";
                    case TOLD -> "foreground: $Banner.noticeForeground";
                    case QUIET -> "foreground: $Quiet.foreground";
                });
        label.setText(words.isBlank() ? " " : html(words));
        label.getAccessibleContext().setAccessibleName(words);
    }

    /** Words that a label breaks into lines. */
    public static String html(String words) {
        return "<html>" + escaped(words) + "</html>";
    }

    /** Words that a label breaks into lines of a width in pixels. */
    public static String html(String words, int width) {
        return "<html><table width='" + Math.max(1, width) + "'><tr><td>" + escaped(words)
                + "</td></tr></table></html>";
    }

    /** Words for a tool tip, which breaks into lines where they are many. */
    public static String tip(String words) {
        return words.length() < 60 ? words : html(words, UIScale.scale(TIP_WIDTH));
    }

    /** Words as they stand in a page of hypertext. */
    public static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
