package org.qirkat.app.workbench.rules;

import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.Theme;
import org.qirkat.core.model.SourceSpan;

/** A text area for rule files, coloured as YAML in the colours of the theme that is on. */
final class YamlArea extends RSyntaxTextArea {
    private static final long serialVersionUID = 1;

    /** Whether the area is made; the first look is put on before that. */
    private boolean made;

    YamlArea() {
        setSyntaxEditingStyle(SyntaxConstants.SYNTAX_STYLE_YAML);
        setTabsEmulated(true);
        setTabSize(2);
        setCodeFoldingEnabled(false);
        made = true;
        wear();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (made) {
            wear();
        }
    }

    private void wear() {
        String name = UIManager.getBoolean("laf.dark") ? "dark.xml" : "light.xml";
        try (InputStream in = YamlArea.class.getResourceAsStream(name)) {
            Font font = UIManager.getFont("monospaced.font");
            Theme.load(in, font).apply(this);
        } catch (IOException missing) {
            throw new UncheckedIOException("the colours of the editor are missing: " + name, missing);
        }
    }

    /** Shows another text, from its beginning; it cannot be undone into the one before. */
    void show(String text) {
        setText(text);
        setCaretPosition(0);
        discardAllEdits();
    }

    /** Puts the caret at a place of the text. */
    void goTo(SourceSpan place) {
        setCaretPosition(offset(place.line(), place.column()));
        requestFocusInWindow();
    }

    /** The offset of a line and a column, both from 1, the column in code points. */
    int offset(int line, int column) {
        try {
            int index = Math.min(line, getLineCount()) - 1;
            int start = getLineStartOffset(index);
            String text = getText(start, getLineEndOffset(index) - start);
            int points = Math.min(column - 1, text.codePointCount(0, text.length()));
            return start + text.offsetByCodePoints(0, points);
        } catch (BadLocationException gone) {
            return 0;
        }
    }
}
