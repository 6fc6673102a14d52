package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The text form of positions: rows from North to South joined by {@code /}, each listing the board's own points by x
 * (a letter for a piece, a number for a run of empty points, {@code x} for a closed one); then the side to move; then
 * {@code key=value} for each memory slot that is not empty.
 */
public final class PositionText {
    private PositionText() {}

    /** Writes a position; points in memory fields are named by letter and number. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder();
        List<Integer> ys = new ArrayList<>(position.board().rows());
        for (int i = ys.size() - 1; i >= 0; i--) {
            int empty = 0;
            for (Point point : position.board().row(ys.get(i))) {
                Optional<Piece> piece = position.at(point);
                if (piece.isEmpty() && !position.isClosed(point)) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? String.valueOf(empty) : "");
                empty = 0;
                text.append(piece.map(Piece::letter).orElse('x'));
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(i > 0 ? "/" : "");
        }
        text.append(' ').append(position.mover().letter());
        return text + memory(position);
    }

    /** A blank and {@code key=value} for each slot that is not empty. */
    static String memory(Position position) {
        StringBuilder text = new StringBuilder();
        for (Memory memory : position.memory()) {
            text.append(' ').append(memory.slot().name()).append('=');
            text.append(
                    memory.slot().kind() == MemorySlot.Kind.COUNTER
                            ? String.valueOf(memory.count())
                            : String.join(
                                    ",",
                                    memory.points().stream().map(Point::name).toList()));
        }
        return text.toString();
    }

    /**
     * Reads position text or PDN FEN, reporting everything wrong with it at once. Blanks at the end mean nothing.
     *
     * @param slots the memory the rules declare
     * @param place where the text begins, for findings
     */
    public static Reading<Position> read(String given, Ruleset rules, Collection<MemorySlot> slots, SourceSpan place) {
        String text = given.stripTrailing();
        return FenReader.looksLikeFen(text)
                ? new FenReader(rules, slots, place).read(text)
                : new PositionReader(rules, slots, place).read(text);
    }

    /** Only the rows of a position text, for set-ups, which have no side to move of their own. */
    static Reading<Position> readRows(String rows, Board board, List<PieceKind> kinds, Side mover, SourceSpan place) {
        List<Diagnostic> findings = new ArrayList<>();
        Position position = PositionReader.rows(rows, board, kinds, mover, place, findings);
        return findings.isEmpty() ? Reading.good(position) : Reading.bad(findings);
    }

    static <T> Iterator<T> reversed(List<T> list) {
        List<T> copy = new ArrayList<>(list);
        java.util.Collections.reverse(copy);
        return copy.iterator();
    }
}
