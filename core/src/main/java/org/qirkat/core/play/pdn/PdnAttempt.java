package org.qirkat.core.play.pdn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Node;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.pdn.PdnToken.Kind;

/** One try at playing a record, with one naming of squares. */
final class PdnAttempt {
    /** No game that people play is longer; one that is ends here. */
    private static final int MOST_PLIES = 10_000;

    private final PdnRecord record;
    private final Variant variant;
    private final PdnFen fen;
    private final PdnMoves moves;
    private final LookAhead lookAhead;
    private final Map<Node, PdnNote> notes = new HashMap<>();
    private final List<Diagnostic> findings = new ArrayList<>();
    /** Where the open branches left their line, and whether a move of the branch has been played yet. */
    private final Deque<Branch> branches = new ArrayDeque<>();

    private record Branch(Node left, boolean fresh) {}

    private Game game;
    private Node last;
    /** Comments at the beginning of a branch, which belong to its first move. */
    private List<String> pending = new ArrayList<>();

    PdnAttempt(PdnRecord record, Variant variant, PdnSquares squares) {
        this.record = record;
        this.variant = variant;
        this.fen = new PdnFen(variant, squares);
        this.moves = new PdnMoves(variant, squares);
        this.lookAhead = new LookAhead(variant, moves);
        this.game = Game.start(variant);
        this.last = game.root();
    }

    PdnGame play() {
        Optional<String> setUp = record.tags().get(PdnTags.FEN).flatMap(PdnFen::filled);
        if (setUp.isEmpty() || begin(setUp.get(), record.placeOf(PdnTags.FEN))) {
            playBody();
        }
        PdnTags tags = record.tags().with(PdnTags.RESULT, record.result());
        return new PdnGame(tags, game.goTo(end()), notes, findings);
    }

    private Node end() {
        Node end = game.root();
        for (List<Node> next = game.children(end); !next.isEmpty(); next = game.children(end)) {
            end = next.get(0);
        }
        return end;
    }

    /** Sets up the first position; false if that cannot be done. */
    private boolean begin(String text, SourceSpan place) {
        Reading<Position> reading = fen.read(text, place);
        if (reading.value().isEmpty()) {
            error(
                    "bad-position",
                    place,
                    "position.bad",
                    text,
                    reading.findings().get(0).message());
            return false;
        }
        PdnNote note = notes.getOrDefault(last, PdnNote.NONE);
        game = Game.startFrom(variant, reading.value().get());
        last = game.root();
        notes.clear();
        if (!note.equals(PdnNote.NONE)) {
            notes.put(last, note);
        }
        return true;
    }

    private void playBody() {
        List<PdnToken> body = record.body();
        int i = 0;
        while (i < body.size()) {
            PdnToken token = body.get(i);
            boolean goesOn = switch (token.kind()) {
                case WORD, QUOTED -> word(token, i);
                case SET_UP -> setUp(token);
                case OPEN -> open(token);
                case CLOSE -> close();
                default -> note(token);
            };
            if (goesOn) {
                i++;
            } else if (branches.isEmpty()) {
                return;
            } else {
                i = endOfBranch(i + (token.is(Kind.OPEN) ? 1 : 0));
            }
        }
    }

    /** Where the branch closes that a place lies in. */
    private int endOfBranch(int from) {
        int depth = 0;
        for (int i = from; i < record.body().size(); i++) {
            PdnToken token = record.body().get(i);
            if (token.is(Kind.CLOSE) && depth-- == 0) {
                return i;
            }
            depth += token.is(Kind.OPEN) ? 1 : 0;
        }
        return record.body().size();
    }

    private boolean word(PdnToken token, int index) {
        PdnMoves.Meaning meaning = moves.of(token, game.position());
        if (meaning.moves().isEmpty()) {
            return !isMove(token) ? remark(token) : isResult(token, index) || refuse(token, meaning);
        } else if (game.nodes().size() > MOST_PLIES) {
            return error("too-long", token.place(), "game.long", MOST_PLIES);
        }
        Move move = meaning.moves().get(0);
        if (meaning.moves().size() > 1) {
            move = lookAhead.choice(game.position(), meaning.moves(), rest(index));
            warning("ambiguous", token.place(), "move.ambiguous", at(token), written(move));
        }
        play(move);
        return true;
    }

    private void play(Move move) {
        game = game.play(move);
        last = game.current();
        if (!branches.isEmpty() && branches.element().fresh()) {
            branches.push(new Branch(branches.pop().left(), false));
        }
        if (!pending.isEmpty()) {
            notes.merge(last, PdnNote.NONE.withBefore(pending), (old, more) -> old.withBefore(more.before()));
            pending = new ArrayList<>();
        }
    }

    private String written(Move move) {
        return variant.written(move, game.position());
    }

    /** What follows on the same line, without its branches. */
    private List<PdnToken> rest(int index) {
        List<PdnToken> words = new ArrayList<>();
        int depth = 0;
        for (PdnToken token : record.body().subList(index + 1, record.body().size())) {
            depth += token.is(Kind.OPEN) ? 1 : token.is(Kind.CLOSE) ? -1 : 0;
            if (depth < 0) {
                break;
            } else if (depth == 0 && isMove(token)) {
                words.add(token);
            }
        }
        return words;
    }

    private static boolean isMove(PdnToken token) {
        return token.is(Kind.QUOTED) || (token.is(Kind.WORD) && PdnWord.hasDigit(token.text()));
    }

    /** A word that is no move is kept as a comment. */
    private boolean remark(PdnToken token) {
        boolean hasLetter = token.text().chars().anyMatch(Character::isLetter);
        if (hasLetter) {
            warning("stray", token.place(), "word.stray", token.text());
        }
        return note(token.as(Kind.COMMENT, token.text()));
    }

    /** Whether a word at the end of the game is the result that the tag tells, which may look like a move. */
    private boolean isResult(PdnToken token, int index) {
        boolean told = branches.isEmpty()
                && rest(index).isEmpty()
                && record.tags().get(PdnTags.RESULT).map(String::strip).equals(Optional.of(token.text()));
        if (told) {
            warning("result", token.place(), "result.move", token.text());
        }
        return told;
    }

    private boolean refuse(PdnToken token, PdnMoves.Meaning meaning) {
        Text reason = meaning.problem().orElseThrow();
        return branches.isEmpty()
                ? error("bad-move", token.place(), "move.bad", at(token), reason)
                : warning("bad-move", token.place(), "branch.bad", at(token), reason);
    }

    /** The number and the word of a move that is to be played. */
    private String at(PdnToken token) {
        boolean second = game.mover() != game.root().position().mover();
        int number = game.current().ply() / 2 + 1;
        String word = token.text().length() <= 40 ? token.text() : token.text().substring(0, 40) + "\u2026";
        return number + (second ? "... " : ". ") + word;
    }

    private boolean setUp(PdnToken token) {
        if (last == game.root() && branches.isEmpty()) {
            return begin(token.text(), token.place());
        }
        Optional<Position> position = fen.read(token.text(), token.place()).value();
        if (position.equals(Optional.of(game.position()))) {
            return true;
        }
        return branches.isEmpty()
                ? error("set-up", token.place(), "position.inside", token.text())
                : warning("set-up", token.place(), "position.inside", token.text());
    }

    private boolean open(PdnToken token) {
        Node left = game.current();
        branches.push(new Branch(left, true));
        if (left == game.root()) {
            return warning("branch-nothing", token.place(), "branch.nothing");
        }
        game = game.undo();
        return true;
    }

    private boolean close() {
        pending.forEach(comment -> noteAfter(branches.element().left(), comment));
        pending = new ArrayList<>();
        game = game.goTo(branches.pop().left());
        last = game.current();
        return true;
    }

    private boolean note(PdnToken token) {
        PdnNote note = notes.getOrDefault(last, PdnNote.NONE);
        switch (token.kind()) {
            case COMMENT -> {
                if (!branches.isEmpty() && branches.element().fresh()) {
                    pending.add(token.text());
                } else if (!token.text().isEmpty()) {
                    noteAfter(last, token.text());
                }
            }
            case NAG -> notes.put(last, note.withNag(Integer.parseInt(token.text())));
            case STRENGTH -> notes.put(last, note.withStrength(token.text()));
            default -> {}
        }
        return true;
    }

    private void noteAfter(Node node, String comment) {
        notes.put(node, notes.getOrDefault(node, PdnNote.NONE).withAfter(comment));
    }

    /** Adds an error; false, for what cannot go on after it. */
    private boolean error(String code, SourceSpan place, String key, Object... arguments) {
        findings.add(Diagnostic.error(code, place, text(key, arguments)));
        return false;
    }

    private boolean warning(String code, SourceSpan place, String key, Object... arguments) {
        findings.add(Diagnostic.warning(code, place, text(key, arguments)));
        return false;
    }

    private Text text(String key, Object... arguments) {
        return Text.of(PdnAttempt.class, "in-game", record.number(), Text.of(PdnAttempt.class, key, arguments));
    }
}
