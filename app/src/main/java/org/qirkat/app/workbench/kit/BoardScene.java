package org.qirkat.app.workbench.kit;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.PointNames;
import org.qirkat.core.model.Position;

/**
 * All that a painted board shows, as a value.
 *
 * @param kinds the rule set's kinds of piece; the first is drawn plain
 * @param quarterTurns how far the board is turned clockwise; 2 puts North at the bottom
 */
public record BoardScene(
        Position position,
        List<PieceKind> kinds,
        PointNames names,
        int quarterTurns,
        Map<Mark, Set<Point>> marks,
        List<Arrow> arrows) {
    public BoardScene {
        kinds = List.copyOf(kinds);
        quarterTurns = Math.floorMod(quarterTurns, 4);
        marks = Map.copyOf(marks);
        arrows = List.copyOf(arrows);
    }

    public static BoardScene of(Position position, List<PieceKind> kinds, PointNames names) {
        return new BoardScene(position, kinds, names, 0, Map.of(), List.of());
    }

    public BoardScene turned(int quarters) {
        return new BoardScene(position, kinds, names, quarters, marks, arrows);
    }

    /** With points marked, besides those that already are. */
    public BoardScene with(Mark mark, Collection<Point> points) {
        Map<Mark, Set<Point>> more = new EnumMap<>(Mark.class);
        more.putAll(marks);
        Set<Point> all = new java.util.TreeSet<>(points);
        all.addAll(marked(mark));
        more.put(mark, all);
        return new BoardScene(position, kinds, names, quarterTurns, more, arrows);
    }

    public BoardScene with(Arrow arrow) {
        List<Arrow> more = new java.util.ArrayList<>(arrows);
        more.add(arrow);
        return new BoardScene(position, kinds, names, quarterTurns, marks, more);
    }

    public Set<Point> marked(Mark mark) {
        return marks.getOrDefault(mark, Set.of());
    }

    /** How a piece is told from others of its side. */
    Emblem emblem(Piece piece) {
        int at = kinds.indexOf(piece.kind());
        return at == 0 ? Emblem.NONE : at == 1 ? Emblem.CROWN : Emblem.LETTER;
    }

    /** What is drawn on a piece. */
    enum Emblem {
        NONE,
        CROWN,
        LETTER
    }
}
