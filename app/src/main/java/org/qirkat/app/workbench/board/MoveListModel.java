package org.qirkat.app.workbench.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Node;

/** The games of this session and the tree of moves of the present one, as rows. Belongs to the event thread. */
public final class MoveListModel {
    /**
     * A row of the list.
     *
     * @param depth how many branches deep
     * @param mover who played it; empty text of number where it is no move
     */
    public record Row(Kind kind, Text number, Text words, Side mover, int depth, boolean current, boolean onLine) {}

    /** What a row stands for. */
    public enum Kind {
        CHAPTER,
        START,
        MOVE,
        RESULT
    }

    private final Session session;
    private final List<Row> rows = new ArrayList<>();
    private final List<Runnable> actions = new ArrayList<>();
    private Set<Node> line = Set.of();

    public MoveListModel(Session session) {
        this.session = session;
        session.onChange(this::rebuild);
        rebuild();
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** The row of the position on the board. */
    public int current() {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).current()) {
                return i;
            }
        }
        return -1;
    }

    /** Shows what a row stands for on the board. */
    public void goTo(int row) {
        actions.get(row).run();
    }

    private void rebuild() {
        rows.clear();
        actions.clear();
        Game game = session.game();
        line = new HashSet<>(game.line());
        List<String> chapters = session.chapters();
        for (int i = 0; i < chapters.size(); i++) {
            int chapter = i;
            if (chapters.size() > 1) {
                add(
                        new Row(
                                Kind.CHAPTER,
                                Text.verbatim(""),
                                Text.of(MoveListModel.class, "moves.chapter", chapters.get(i)),
                                Side.WHITE,
                                0,
                                false,
                                i == session.chapter()),
                        () -> session.goToChapter(chapter));
            }
            if (i == session.chapter()) {
                Text start = Text.of(MoveListModel.class, "moves.start");
                boolean here = game.current() == game.root();
                add(
                        new Row(
                                Kind.START,
                                Text.verbatim(""),
                                start,
                                game.root().position().mover(),
                                0,
                                here,
                                true),
                        () -> session.goTo(game.root()));
                walk(game, game.root(), 0, 1);
            }
        }
    }

    /** The main line in one loop, so that long games need no deep stack; branches by recursion. */
    private void walk(Game game, Node from, int depth, int ply) {
        Node at = from;
        int number = ply;
        for (List<Node> next = game.children(at); !next.isEmpty(); next = game.children(at)) {
            addMove(game, next.get(0), depth, number);
            for (Node branch : next.subList(1, next.size())) {
                addMove(game, branch, depth + 1, number);
                walk(game, branch, depth + 1, number + 1);
            }
            at = next.get(0);
            number++;
        }
    }

    private void addMove(Game game, Node node, int depth, int ply) {
        Node parent = node.parent().orElseThrow();
        String written = node.move()
                .map(m -> session.variant().written(m, parent.position()))
                .orElse("");
        add(
                new Row(
                        Kind.MOVE,
                        Text.of(MoveListModel.class, "moves.number", ply),
                        Text.verbatim(written),
                        parent.position().mover(),
                        depth,
                        node == game.current(),
                        line.contains(node)),
                () -> session.goTo(node));
        Outcome outcome = node.outcome();
        Optional<Text> reason = outcome.match(
                open -> Optional.empty(), win -> Optional.of(win.reason()), draw -> Optional.of(draw.reason()));
        reason.ifPresent(text -> add(
                new Row(
                        Kind.RESULT,
                        Text.verbatim(""),
                        text,
                        outcome.match(open -> Side.WHITE, win -> win.side(), draw -> Side.WHITE),
                        depth,
                        false,
                        line.contains(node)),
                () -> session.goTo(node)));
    }

    private void add(Row row, Runnable action) {
        rows.add(row);
        actions.add(action);
    }
}
