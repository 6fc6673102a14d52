package org.qirkat.core.play.pdn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.play.pdn.PdnToken.Kind;

/** Takes the lines of a file apart into tokens. Every character is looked at once or twice, whatever it is. */
final class PdnScanner {
    private static final String ENDS_WORD = "{}()[]\"$*;%";
    private static final String STRENGTH = "!?";
    private static final String SET_UP = "/FEN";
    /** A line of which nobody would make a comment: the game's own comment has not been closed before it. */
    private static final Pattern TAG_LINE = Pattern.compile("\\s*\\[[A-Z][A-Za-z]{1,30}\\s+\"[^\"]{0,300}\"\\]\\s*");

    private final Iterator<String> lines;
    private final String name;
    private final Deque<PdnToken> waiting = new ArrayDeque<>();
    private String line = "";
    private int number;
    private int at;
    private int columnOf;
    private int column = 1;
    private int lastClosing = -1;
    private boolean apart;
    private boolean newBlock;

    PdnScanner(Iterator<String> lines, String name) {
        this.lines = lines;
        this.name = name;
    }

    /** The next token; {@code END} for ever after the last. */
    PdnToken next() {
        if (!waiting.isEmpty()) {
            return waiting.remove();
        }
        if (!findToken()) {
            return token(Kind.END, "", place());
        }
        SourceSpan place = place();
        char c = line.charAt(at);
        return switch (c) {
            case '[' -> tag(place);
            case '{' -> comment(place);
            case '}', ']' -> sign(Kind.FAULT, c == '}' ? "stray.brace" : "stray.bracket", place);
            case '(' -> open(place);
            case ')' -> sign(Kind.CLOSE, ")", place);
            case '*' -> sign(Kind.STAR, "*", place);
            case '$' -> nag(place);
            case ';' -> token(Kind.COMMENT, tidy(rest()), place);
            case '"' -> quoted(Kind.QUOTED, place);
            default -> line.startsWith(SET_UP, at) ? setUp(place) : word(place);
        };
    }

    /** Goes to where the next token begins, over blanks and line comments; false at the end of the file. */
    private boolean findToken() {
        apart = number == 0;
        newBlock = false;
        while (true) {
            while (at < line.length() && isBlank(line.charAt(at))) {
                apart = true;
                at++;
            }
            if (at < line.length() && line.charAt(at) != '%') {
                return true;
            } else if (!nextLine()) {
                return false;
            }
            newBlock |= line.isBlank();
        }
    }

    private boolean nextLine() {
        apart = true;
        at = 0;
        columnOf = 0;
        column = 1;
        lastClosing = -1;
        line = "";
        if (!lines.hasNext()) {
            return false;
        }
        line = lines.next();
        number++;
        return true;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c) || c == '\uFEFF';
    }

    /** Where the scanner stands; columns are counted on from the last place that was asked for. */
    private SourceSpan place() {
        column += line.codePointCount(columnOf, at);
        columnOf = at;
        int row = Math.max(1, number);
        return new SourceSpan(name, row, column, row, column + 1);
    }

    private PdnToken token(Kind kind, String text, SourceSpan place) {
        return new PdnToken(kind, text, "", place, apart, newBlock);
    }

    private PdnToken sign(Kind kind, String text, SourceSpan place) {
        at++;
        return token(kind, text, place);
    }

    private String rest() {
        String rest = line.substring(at + 1);
        at = line.length();
        return rest;
    }

    private static String tidy(String text) {
        StringBuilder tidy = new StringBuilder(text.length());
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            if (isBlank(text.charAt(i))) {
                blank = true;
            } else {
                tidy.append(blank && tidy.length() > 0 ? " " : "").append(text.charAt(i));
                blank = false;
            }
        }
        return tidy.toString();
    }

    /** {@code [Name "value"]}; a value may hold bare quotation marks or have none around it. */
    private PdnToken tag(SourceSpan place) {
        int begin = at;
        at++;
        skipBlanks();
        int nameAt = at;
        while (at < line.length() && (Character.isLetterOrDigit(line.charAt(at)) || line.charAt(at) == '_')) {
            at++;
        }
        String tag = line.substring(nameAt, at);
        skipBlanks();
        if (tag.isEmpty() || at == line.length()) {
            at = Math.min(line.length(), begin + 1);
            skipTo(']');
            return token(Kind.FAULT, "tag.unreadable", place);
        }
        String value = line.charAt(at) == '"' ? tagValue() : bareValue();
        if (at == line.length() || line.charAt(at) != ']') {
            skipTo(']');
            waiting.add(token(Kind.FAULT, "tag.open", place));
        } else {
            at++;
        }
        return new PdnToken(Kind.TAG, value, tag, place, apart, newBlock);
    }

    /** The text up to the quotation mark that closes the tag; others may stand in it, bare or behind a backslash. */
    private String tagValue() {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < line.length() && !(line.charAt(at) == '"' && closesTag(at))) {
            boolean escapes = line.charAt(at) == '\\' && at + 1 < line.length() && isEscaped(line.charAt(at + 1));
            if (escapes && at + 1 < lastClosing()) {
                at++;
            }
            value.append(line.charAt(at));
            at++;
        }
        at = Math.min(at + 1, line.length());
        skipBlanks();
        return value.toString();
    }

    private static boolean isEscaped(char c) {
        return c == '"' || c == '\\';
    }

    private boolean closesTag(int quote) {
        int next = nextFilled(quote + 1);
        return next == line.length() || line.charAt(next) == ']';
    }

    /** Where the line has its last quotation mark that can close a tag; a backslash before it is only a backslash. */
    private int lastClosing() {
        if (lastClosing < 0) {
            lastClosing = line.lastIndexOf('"');
            while (lastClosing > 0 && !closesTag(lastClosing)) {
                lastClosing = line.lastIndexOf('"', lastClosing - 1);
            }
            lastClosing = Math.max(0, lastClosing);
        }
        return lastClosing;
    }

    private int nextFilled(int from) {
        int next = from;
        while (next < line.length() && isBlank(line.charAt(next))) {
            next++;
        }
        return next;
    }

    private String bareValue() {
        int begin = at;
        skipTo(']');
        at -= at > begin && line.charAt(at - 1) == ']' ? 1 : 0;
        return line.substring(begin, at).strip();
    }

    private void skipBlanks() {
        at = Math.min(nextFilled(at), line.length());
    }

    /** Goes behind a sign, or to the end of the line. */
    private void skipTo(char sign) {
        int found = line.indexOf(sign, at);
        at = found < 0 ? line.length() : found + 1;
    }

    private PdnToken comment(SourceSpan place) {
        PdnToken token = token(Kind.COMMENT, "", place);
        StringBuilder text = new StringBuilder();
        at++;
        while (true) {
            if (at == line.length()) {
                text.append('\n');
                if (!nextLine() || TAG_LINE.matcher(line).matches()) {
                    waiting.add(token.as(Kind.FAULT, "comment.open"));
                    return token.as(Kind.COMMENT, tidy(text.toString()));
                }
                continue;
            }
            char c = line.charAt(at);
            if (c == '{') {
                waiting.add(new PdnToken(Kind.FAULT, "comment.nested", "", place(), apart, false));
            }
            at++;
            if (c == '}') {
                return token.as(Kind.COMMENT, tidy(text.toString()));
            }
            text.append(c);
        }
    }

    private PdnToken open(SourceSpan place) {
        int end = at + 1;
        while (end < line.length() && STRENGTH.indexOf(line.charAt(end)) >= 0) {
            end++;
        }
        if (end > at + 1 && end < line.length() && line.charAt(end) == ')') {
            String signs = line.substring(at + 1, end);
            at = end + 1;
            return token(Kind.STRENGTH, signs, place);
        }
        return sign(Kind.OPEN, "(", place);
    }

    private PdnToken nag(SourceSpan place) {
        int end = at + 1;
        while (end < line.length() && end - at < 7 && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
            end++;
        }
        String digits = line.substring(at + 1, end);
        at = end;
        return digits.isEmpty() ? token(Kind.FAULT, "stray.dollar", place) : token(Kind.NAG, digits, place);
    }

    /** A text in quotation marks on one line, in which a backslash keeps a quotation mark or a backslash. */
    private PdnToken quoted(Kind kind, SourceSpan place) {
        StringBuilder text = new StringBuilder();
        at++;
        while (at < line.length() && line.charAt(at) != '"') {
            boolean escaped = line.charAt(at) == '\\' && at + 1 < line.length();
            at += escaped ? 1 : 0;
            text.append(line.charAt(at));
            at++;
        }
        at = Math.min(at + 1, line.length());
        return token(kind, text.toString(), place);
    }

    /** {@code /FEN "…"/}. */
    private PdnToken setUp(SourceSpan place) {
        at += SET_UP.length();
        skipBlanks();
        if (at == line.length() || line.charAt(at) != '"') {
            return token(Kind.FAULT, "stray.fen", place);
        }
        PdnToken token = quoted(Kind.SET_UP, place);
        at += at < line.length() && line.charAt(at) == '/' ? 1 : 0;
        return token;
    }

    private PdnToken word(SourceSpan place) {
        int begin = at;
        while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
            at++;
        }
        int digits = at;
        while (at < line.length() && (line.charAt(at) == '.' || line.charAt(at) == '\u2026')) {
            at++;
        }
        if (digits > begin && at > digits) {
            return token(Kind.NUMBER, line.substring(begin, at), place);
        }
        while (at < line.length() && !isBlank(line.charAt(at)) && ENDS_WORD.indexOf(line.charAt(at)) < 0) {
            at++;
        }
        return token(Kind.WORD, line.substring(begin, at), place);
    }
}
