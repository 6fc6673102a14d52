package org.qirkat.app.workbench.kit;

import java.awt.Color;
import java.util.Locale;
import javax.swing.UIManager;

/** The colours of boards and marks; their values stand in the themes' properties files, as {@code Board.} keys. */
public enum Ink {
    SURFACE_TOP,
    SURFACE_BOTTOM,
    EDGE,
    SHADOW,
    LINE,
    POINT,
    LABEL,
    SQUARE_LIGHT,
    SQUARE_DARK,
    SQUARE_LABEL,
    CLOSED,
    CLOSED_HATCH,
    WHITE_LIGHT,
    WHITE_FACE,
    WHITE_SHADE,
    WHITE_RIM,
    WHITE_CROWN,
    BLACK_LIGHT,
    BLACK_FACE,
    BLACK_SHADE,
    BLACK_RIM,
    BLACK_CROWN,
    LAST_MOVE,
    SELECTED,
    TARGET,
    MUST_MOVE,
    SPECIAL,
    TAKEN,
    ONLY_HERE,
    CURSOR;

    /** The key in the properties files: {@code Board.surfaceTop}. */
    public String key() {
        StringBuilder key = new StringBuilder("Board.");
        for (String word : name().toLowerCase(Locale.ROOT).split("_")) {
            boolean first = key.charAt(key.length() - 1) == '.';
            key.append(first ? word.substring(0, 1) : word.substring(0, 1).toUpperCase(Locale.ROOT));
            key.append(word.substring(1));
        }
        return key.toString();
    }

    /** The colour in the present theme. */
    public Color color() {
        Color color = UIManager.getColor(key());
        if (color == null) {
            throw new IllegalStateException("the theme has no colour " + key());
        }
        return color;
    }

    /** The same colour, more transparent. */
    public Color color(double opacity) {
        Color base = color();
        return new Color(base.getRed(), base.getGreen(), base.getBlue(), (int) Math.round(base.getAlpha() * opacity));
    }
}
