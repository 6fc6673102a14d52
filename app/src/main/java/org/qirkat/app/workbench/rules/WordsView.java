package org.qirkat.app.workbench.rules;

import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import org.qirkat.app.workbench.kit.Banner;
import org.qirkat.app.workbench.kit.Wide;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.core.model.Text;

/** The rules as a page to read. */
public final class WordsView extends JPanel implements Wide {
    private static final long serialVersionUID = 1;

    private final transient WordsModel model;
    private final JEditorPane page = new JEditorPane("text/html", "");
    private String shown = "";

    public WordsView(WordsModel model) {
        super(new BorderLayout());
        this.model = model;
        page.setName("words");
        page.setEditable(false);
        page.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        model.onChange(this::refresh);
        refresh();
    }

    private void refresh() {
        String text = page();
        if (!text.equals(shown)) {
            shown = text;
            page.setText(text);
            page.setCaretPosition(0);
        }
    }

    private String page() {
        StringBuilder html =
                new StringBuilder("<p>").append(said(model.about())).append("</p>");
        for (WordsModel.Part part : model.parts()) {
            html.append("<h3>").append(said(part.heading())).append("</h3>");
            for (WordsModel.Line line : part.lines()) {
                html.append("<p style='margin-top: 2'>").append(said(line.words()));
                html.append(" <i>").append(said(line.evidence())).append("</i></p>");
            }
        }
        html.append("<h3>").append(Words.say(WordsView.class, "sources")).append("</h3>");
        model.sources()
                .forEach(s ->
                        html.append("<p style='margin-top: 2'>").append(said(s)).append("</p>"));
        return html.toString();
    }

    private static String said(Text text) {
        return Banner.escaped(Words.say(text));
    }
}
