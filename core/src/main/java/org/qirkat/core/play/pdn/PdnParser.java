package org.qirkat.core.play.pdn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.pdn.PdnToken.Kind;

/**
 * Tells the games of a file apart. A game ends at a {@code *}, at a result, where the tags of another one begin, or
 * where moves are counted from 1 again. What is left open in a game is closed by its end.
 */
final class PdnParser implements Iterator<PdnRecord> {
    private final PdnScanner scanner;
    private final Deque<PdnToken> ahead = new ArrayDeque<>();
    private int games;
    private @Nullable PdnRecord next;

    // the game that is being read
    private List<PdnToken> tags = List.of();
    private List<PdnToken> body = List.of();
    private List<Diagnostic> findings = List.of();
    private Set<String> tagNames = Set.of();
    private Deque<PdnToken> open = new ArrayDeque<>();
    private String result = "*";
    private int mainMoves;
    private boolean resultInBranch;
    private boolean ended;
    private @Nullable SourceSpan begin;

    PdnParser(PdnScanner scanner) {
        this.scanner = scanner;
    }

    @Override
    public boolean hasNext() {
        while (next == null && !peek().is(Kind.END)) {
            next = read();
        }
        return next != null;
    }

    @Override
    public PdnRecord next() {
        PdnRecord found = hasNext() ? next : null;
        if (found == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return found;
    }

    private PdnToken peek() {
        if (ahead.isEmpty()) {
            ahead.add(scanner.next());
        }
        return ahead.element();
    }

    private PdnToken take() {
        peek();
        return ahead.remove();
    }

    /** Reads on to the end of a game; none where there is nothing in it that anybody would keep. */
    private @Nullable PdnRecord read() {
        tags = new ArrayList<>();
        body = new ArrayList<>();
        findings = new ArrayList<>();
        tagNames = new HashSet<>();
        open = new ArrayDeque<>();
        result = "*";
        mainMoves = 0;
        resultInBranch = false;
        ended = false;
        begin = null;
        while (!ended && !startsAnother(peek())) {
            begin = begin == null ? peek().place() : begin;
            accept(take());
        }
        if (!open.isEmpty()) {
            error("branch-open", open.peek().place(), "branch.open");
        }
        boolean isGame = !tags.isEmpty()
                || body.stream().anyMatch(t -> !t.is(Kind.COMMENT))
                || findings.stream().anyMatch(Diagnostic::isError);
        return begin == null || !isGame ? null : new PdnRecord(++games, begin, tags, body, result, findings);
    }

    private boolean startsAnother(PdnToken token) {
        boolean countsAnew = token.is(Kind.NUMBER) && token.text().equals("1.");
        return switch (token.kind()) {
            case END -> true;
            case TAG ->
                mainMoves > 0
                        || !open.isEmpty()
                        || (!tags.isEmpty() && !body.isEmpty())
                        || (token.newBlock() && tagNames.contains(token.name()));
            case NUMBER -> countsAnew && (open.isEmpty() ? mainMoves > 1 : resultInBranch);
            default -> false;
        };
    }

    private void accept(PdnToken token) {
        switch (token.kind()) {
            case TAG -> {
                tags.add(token);
                tagNames.add(token.name());
            }
            case WORD -> word(token);
            case QUOTED, COMMENT, NAG, STRENGTH, SET_UP -> keep(token);
            case OPEN -> {
                open.push(token);
                body.add(token);
            }
            case CLOSE -> close(token);
            case STAR -> star(token);
            case FAULT -> fault(token);
            case NUMBER, END -> {}
        }
    }

    private void keep(PdnToken token) {
        mainMoves += open.isEmpty() && (token.is(Kind.WORD) || token.is(Kind.QUOTED)) ? 1 : 0;
        resultInBranch &= !token.is(Kind.WORD);
        body.add(token);
    }

    private void close(PdnToken token) {
        resultInBranch = false;
        if (open.isEmpty()) {
            findings.add(finding(false, "stray", token.place(), "stray.close"));
        } else {
            open.pop();
            body.add(token);
        }
    }

    /** A star ends a game, unless it sticks to a move after which the game goes on. */
    private void star(PdnToken token) {
        boolean sticks = !token.apart() && !body.isEmpty() && last().is(Kind.WORD);
        PdnToken after = peek();
        boolean goesOn = after.is(Kind.WORD)
                || after.is(Kind.CLOSE)
                || (after.is(Kind.NUMBER) && !after.text().equals("1."));
        if (sticks && goesOn) {
            body.add(token.as(Kind.STRENGTH, "*"));
        } else if (open.isEmpty()) {
            end();
        } else {
            resultInBranch = true;
        }
    }

    /** Ends the game; what is noted right behind its end is still its own. */
    private void end() {
        ended = true;
        while (peek().is(Kind.COMMENT) && !peek().newBlock()) {
            body.add(take());
        }
    }

    private PdnToken last() {
        return body.get(body.size() - 1);
    }

    private void fault(PdnToken token) {
        boolean stray = token.text().startsWith("stray") || token.text().startsWith("tag");
        String code = token.text().replace('.', '-');
        findings.add(finding(!stray, code, token.place(), token.text()));
    }

    private void word(PdnToken token) {
        String text = PdnWord.plain(token.text());
        while (PdnWord.wantsMore(text, peek())) {
            text += PdnWord.plain(take().text());
        }
        if (PdnWord.isResult(text)) {
            result(text);
        } else if (PdnWord.isOnlyStrength(text)) {
            keep(token.as(Kind.STRENGTH, text));
        } else if (PdnWord.isFiller(text)) {
            return;
        } else {
            String move = PdnWord.withoutStrength(text);
            int remark = PdnWord.remark(move);
            keep(token.as(Kind.WORD, move.substring(0, remark)));
            if (remark < move.length()) {
                keep(token.as(Kind.COMMENT, text.substring(remark)));
            } else if (move.length() < text.length()) {
                keep(token.as(Kind.STRENGTH, text.substring(move.length())));
            }
        }
    }

    private void result(String text) {
        if (open.isEmpty()) {
            result = text;
            if (peek().is(Kind.STAR)) {
                take();
            }
            end();
        } else {
            resultInBranch = true;
        }
    }

    private void error(String code, SourceSpan place, String key) {
        findings.add(finding(true, code, place, key));
    }

    private Diagnostic finding(boolean error, String code, SourceSpan place, String key) {
        Text text = Text.of(PdnParser.class, "in-game", games + 1, Text.of(PdnParser.class, key));
        return error ? Diagnostic.error(code, place, text) : Diagnostic.warning(code, place, text);
    }
}
