package org.qirkat.app.workbench.rules;

import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import org.qirkat.app.workbench.kit.Words;
import org.qirkat.core.model.SourceSpan;

/** Underlines what findings are about; the findings themselves are made elsewhere, off the event thread. */
final class FindingSquiggles extends AbstractParser {
    private final RulesModel model;

    FindingSquiggles(RulesModel model) {
        this.model = model;
    }

    @Override
    public ParseResult parse(RSyntaxDocument document, String style) {
        DefaultParseResult result = new DefaultParseResult(this);
        result.setParsedLines(0, document.getDefaultRootElement().getElementCount() - 1);
        for (RulesModel.Finding finding : model.findings()) {
            if (finding.here()) {
                result.addNotice(notice(document, finding));
            }
        }
        return result;
    }

    private DefaultParserNotice notice(RSyntaxDocument document, RulesModel.Finding finding) {
        SourceSpan place = finding.place();
        int from = offset(document, place.line(), place.column());
        int to = offset(document, place.endLine(), place.endColumn());
        int length = Math.max(1, to - from);
        DefaultParserNotice notice =
                new DefaultParserNotice(this, Words.say(finding.message()), place.line() - 1, from, length);
        notice.setLevel(finding.error() ? ParserNotice.Level.ERROR : ParserNotice.Level.WARNING);
        notice.setColor(UIManager.getColor(finding.error() ? "Finding.error" : "Finding.warning"));
        return notice;
    }

    private static int offset(RSyntaxDocument document, int line, int column) {
        int lines = document.getDefaultRootElement().getElementCount();
        var element = document.getDefaultRootElement().getElement(Math.max(0, Math.min(line, lines) - 1));
        int length = Math.min(element.getEndOffset(), document.getLength()) - element.getStartOffset();
        try {
            String text = document.getText(element.getStartOffset(), Math.max(0, length));
            int points = Math.max(0, Math.min(column - 1, text.codePointCount(0, text.length())));
            return element.getStartOffset() + text.offsetByCodePoints(0, points);
        } catch (BadLocationException gone) {
            return element.getStartOffset();
        }
    }
}
