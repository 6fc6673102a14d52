package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * An immutable arrangement of pieces on a board, with the side to move, the closed points and what the rules remember.
 * Equality is that of the repetition rule: pieces, mover, closed points, and the memory that takes part in equality.
 * Any arrangement can be made; whether it is playable is for the rules to say.
 */
public final class Position {
    private final Board board;
    private final SortedMap<Point, Piece> pieces;
    private final Side mover;
    private final SortedSet<Point> closed;
    private final SortedMap<String, Memory> memory;

    private Position(
            Board board,
            SortedMap<Point, Piece> pieces,
            Side mover,
            SortedSet<Point> closed,
            SortedMap<String, Memory> memory) {
        this.board = board;
        this.pieces = pieces;
        this.mover = mover;
        this.closed = closed;
        this.memory = memory;
    }

    public static Position empty(Board board, Side mover) {
        return new Position(board, new TreeMap<>(), mover, new TreeSet<>(), new TreeMap<>());
    }

    public Board board() {
        return board;
    }

    public Side mover() {
        return mover;
    }

    public Optional<Piece> at(Point point) {
        return Optional.ofNullable(pieces.get(point));
    }

    /** Points with a piece, in their natural order. */
    public Collection<Point> occupied() {
        return List.copyOf(pieces.keySet());
    }

    /** The points where a side has pieces, in their natural order. */
    public List<Point> of(Side side) {
        List<Point> points = new ArrayList<>();
        pieces.forEach((point, piece) -> {
            if (piece.side() == side) {
                points.add(point);
            }
        });
        return points;
    }

    /** How many pieces of a kind a side has, by the kind's name; {@link Ending#ANY} is every kind. */
    private int count(Side side, String kind) {
        return (int) pieces.values().stream()
                .filter(piece -> piece.side() == side)
                .filter(piece -> kind.equals(Ending.ANY) || piece.kind().name().equals(kind))
                .count();
    }

    /** Whether the pieces left are those of an ending, whichever side has which force. */
    public boolean isEnding(Ending ending) {
        return isEnding(ending, Side.WHITE) || isEnding(ending, Side.BLACK);
    }

    /** Whether a side has the first force of an ending and the other side the second. */
    public boolean isEnding(Ending ending, Side first) {
        return ending.fits(kind -> count(first, kind), kind -> count(first.other(), kind));
    }

    /** Whether both sides have as many pieces of each kind as in another position. */
    public boolean hasMaterialOf(Position other) {
        List<Piece> own = new ArrayList<>(pieces.values());
        return own.size() == other.pieces.size()
                && other.pieces.values().stream().allMatch(own::remove);
    }

    public boolean isClosed(Point point) {
        return closed.contains(point);
    }

    /** Points that nobody may enter or cross any more, in their natural order. */
    public List<Point> closed() {
        return List.copyOf(closed);
    }

    /** All slots that are not empty, by name. */
    public List<Memory> memory() {
        return List.copyOf(memory.values());
    }

    public Memory memory(MemorySlot slot) {
        return memory.getOrDefault(slot.name(), new Memory(slot, 0, List.of()));
    }

    /** Puts a piece on a point, in place of what stood there; the point is open afterwards. */
    public Position with(Point point, Piece piece) {
        board.indexOf(point);
        SortedMap<Point, Piece> placed = new TreeMap<>(pieces);
        placed.put(point, piece);
        return new Position(board, placed, mover, without(closed, point), memory);
    }

    public Position without(Point point) {
        SortedMap<Point, Piece> left = new TreeMap<>(pieces);
        left.remove(point);
        return new Position(board, left, mover, closed, memory);
    }

    public Position withMover(Side side) {
        return new Position(board, pieces, side, closed, memory);
    }

    /** Closes a point; a piece that stood there is gone. */
    public Position withClosed(Point point) {
        board.indexOf(point);
        SortedSet<Point> more = new TreeSet<>(closed);
        more.add(point);
        SortedMap<Point, Piece> left = new TreeMap<>(pieces);
        left.remove(point);
        return new Position(board, left, mover, more, memory);
    }

    public Position withOpen(Point point) {
        return new Position(board, pieces, mover, without(closed, point), memory);
    }

    public Position with(Memory value) {
        SortedMap<String, Memory> changed = new TreeMap<>(memory);
        if (value.isEmpty()) {
            changed.remove(value.slot().name());
        } else {
            changed.put(value.slot().name(), value);
        }
        return new Position(board, pieces, mover, closed, changed);
    }

    /** The same position without the memory of slots that are not in a list. */
    public Position keepingOnly(Collection<MemorySlot> slots) {
        SortedMap<String, Memory> kept = new TreeMap<>(memory);
        kept.values().removeIf(value -> !slots.contains(value.slot()));
        return new Position(board, pieces, mover, closed, kept);
    }

    private static SortedSet<Point> without(SortedSet<Point> points, Point point) {
        SortedSet<Point> fewer = new TreeSet<>(points);
        fewer.remove(point);
        return fewer;
    }

    private List<Memory> remembered() {
        return memory.values().stream().filter(m -> m.slot().inEquality()).toList();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that
                && mover == that.mover
                && pieces.equals(that.pieces)
                && closed.equals(that.closed)
                && remembered().equals(that.remembered())
                && board.equals(that.board);
    }

    @Override
    public int hashCode() {
        return Objects.hash(pieces, mover, closed, remembered());
    }

    @Override
    public String toString() {
        return PositionText.write(this);
    }
}
