package org.qirkat.core.play.pdn;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Node;
import org.qirkat.core.play.Variant;

/** Writes one game: its tags, an empty line, its moves, and a star. */
final class PdnWriter {
    private static final int WIDTH = 80;
    /** What a reader takes for one word that is nothing but a move. */
    private static final Pattern WORD = Pattern.compile("!?[a-z0-9][-a-z0-9:,=+x]*");

    private final PdnGame pdn;
    private final Game game;
    private final Variant variant;
    private final Optional<GameTypes.Entry> type;
    private final PdnSquares squares;
    private final PdnMoves moves;
    private final Side starter;
    private final StringBuilder text = new StringBuilder();
    private int column;

    PdnWriter(PdnGame pdn) {
        this.pdn = pdn;
        this.game = pdn.game();
        this.variant = game.variant();
        this.type = GameTypes.of(variant.id());
        this.squares =
                new PdnSquares(variant.rules(), type.map(GameTypes.Entry::form).orElse(null));
        this.moves = new PdnMoves(variant, squares);
        this.starter = type.map(t -> t.form().start()).orElse(variant.start().mover());
    }

    String write() {
        for (PdnTags.Tag tag : tags().tags()) {
            String value = tag.value().replaceAll("\\p{Cntrl}+", " ");
            text.append('[').append(tag.name()).append(" \"");
            text.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
        }
        text.append('\n');
        comments(pdn.note(game.root()).after());
        line(game.root(), true);
        word("*");
        return text.append('\n').toString();
    }

    private PdnTags tags() {
        PdnTags tags = pdn.tags().with(PdnTags.RESULT, result());
        tags = tags.without(PdnTags.GAME_TYPE).without(PdnTags.VARIANT).without(PdnTags.RULES);
        tags = tags.without(PdnTags.SET_UP).without(PdnTags.FEN);
        if (type.isPresent()) {
            tags = tags.with(PdnTags.GAME_TYPE, String.valueOf(type.get().number()));
        } else {
            tags = tags.with(PdnTags.VARIANT, variant.id())
                    .with(PdnTags.RULES, variant.rules().hash());
        }
        Position first = game.root().position();
        if (!variant.positionText(first).equals(variant.positionText(variant.start()))) {
            String fen = type.isPresent() ? new PdnFen(variant, squares).write(first) : variant.fen(first);
            tags = tags.with(PdnTags.SET_UP, "1").with(PdnTags.FEN, fen);
        }
        return tags;
    }

    /** What the tag says, or else how the main line ends, in the form of the game type. */
    private String result() {
        Optional<String> tagged = pdn.tags().get(PdnTags.RESULT).filter(r -> !r.isBlank() && !r.equals("*"));
        boolean twoPoints = type.map(GameTypes.Entry::twoPoints).orElse(false);
        Node end = game.root();
        for (List<Node> next = game.children(end); !next.isEmpty(); next = game.children(end)) {
            end = next.get(0);
        }
        Outcome outcome = end.outcome();
        return tagged.orElseGet(() -> outcome.match(
                open -> "*",
                win -> twoPoints
                        ? (win.side() == Side.WHITE ? "2-0" : "0-2")
                        : (win.side() == Side.WHITE ? "1-0" : "0-1"),
                draw -> twoPoints ? "1-1" : "1/2-1/2"));
    }

    /** Writes what follows a node, branches in parentheses behind the move that they replace. */
    private void line(Node start, boolean numbered) {
        Node node = start;
        boolean tellNumber = numbered;
        for (List<Node> next = game.children(node); !next.isEmpty(); next = game.children(node)) {
            Node main = next.get(0);
            move(main, tellNumber);
            tellNumber = !pdn.note(main).after().isEmpty();
            comments(pdn.note(main).after());
            for (Node branch : next.subList(1, next.size())) {
                open();
                comments(pdn.note(branch).before());
                move(branch, true);
                comments(pdn.note(branch).after());
                line(branch, !pdn.note(branch).after().isEmpty());
                text.append(')');
                column++;
                tellNumber = true;
            }
            node = main;
        }
    }

    private void move(Node node, boolean tellNumber) {
        Node before = node.parent().orElseThrow();
        boolean first = before.position().mover() == starter;
        boolean turnBegins =
                before.parent().map(n -> n.position().mover() != starter).orElse(true);
        if (first && (tellNumber || turnBegins)) {
            word(number(before) + ".");
        } else if (!first && tellNumber) {
            word(number(before) + "...");
        }
        PdnNote note = pdn.note(node);
        word(written(node.move().orElseThrow(), before) + note.strength());
        note.nags().forEach(nag -> word("$" + nag));
    }

    /** Which turn of the side that begins the game it is, from 1. */
    private int number(Node before) {
        int number = 0;
        Side mover = starter.other();
        for (Node node : before.path()) {
            Side now = node.position().mover();
            number += now == starter && mover != starter ? 1 : 0;
            mover = now;
        }
        return Math.max(1, number + (before.path().get(0).position().mover() == starter ? 0 : 1));
    }

    private String written(Move move, Node before) {
        return move.match(
                step -> squares.name(step.from()) + "-" + squares.name(step.to()),
                capture -> capture(capture, before),
                pass -> variant.canonical(move),
                special -> special(move, before.position()));
    }

    private String capture(Move.Capture capture, Node before) {
        String own = variant.written(capture, before.position());
        if (type.isEmpty()) {
            return own;
        }
        String sign = type.get().sign();
        String shortForm = squares.name(capture.from()) + sign + squares.name(capture.to());
        boolean ambiguous = before.legalMoves().stream()
                        .filter(m -> m instanceof Move.Capture other
                                && other.from().equals(capture.from())
                                && other.to().equals(capture.to()))
                        .count()
                > 1;
        if (!ambiguous && says(shortForm, capture, before.position())) {
            return shortForm;
        }
        return CapturePath.of(capture, variant.rules().board())
                .map(path -> joined(path, sign))
                .filter(full -> says(full, capture, before.position()))
                .orElseGet(() -> variant.canonical(capture));
    }

    private String joined(List<Point> path, String sign) {
        return String.join(sign, path.stream().map(squares::name).toList());
    }

    private boolean says(String word, Move move, Position position) {
        PdnToken token = PdnToken.word(PdnToken.Kind.WORD, word);
        return moves.of(token, position).moves().equals(List.of(move));
    }

    /** A hook's own text; in quotation marks where a reader could take it for anything else. */
    private String special(Move move, Position position) {
        String own = variant.canonical(move);
        boolean plain = WORD.matcher(own).matches()
                && PdnWord.plain(own).equals(own)
                && !PdnWord.isFiller(own)
                && !PdnWord.isResult(own)
                && says(own, move, position);
        return plain ? own : "\"" + own.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private void comments(List<String> comments) {
        comments.forEach(comment ->
                word("{" + comment.replace('{', '(').replace('}', ')').replaceAll("\\s+", " ") + "}"));
    }

    private void open() {
        word("(");
    }

    /** Adds a word behind a blank, or on a new line where it would stand too far right. */
    private void word(String word) {
        boolean behindOpen = column > 0 && text.charAt(text.length() - 1) == '(';
        if (column > 0 && column + 1 + word.length() > WIDTH && !behindOpen) {
            text.append('\n');
            column = 0;
        } else if (column > 0 && !behindOpen) {
            text.append(' ');
            column++;
        }
        text.append(word);
        column += word.length();
    }
}
