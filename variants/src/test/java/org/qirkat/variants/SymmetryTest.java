package org.qirkat.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.PointNames;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Variant;

/** A board that is turned or mirrored turns or mirrors the legal moves and nothing else. */
class SymmetryTest {
    private static final int POSITIONS = 300;

    static List<String> games() {
        return Shipped.games().toList();
    }

    private static UnaryOperator<Point> mirror(Board board) {
        int width = board.points().stream().mapToInt(Point::x).max().orElseThrow();
        return p -> new Point(width - p.x(), p.y());
    }

    private static UnaryOperator<Point> halfTurn(Board board) {
        int width = board.points().stream().mapToInt(Point::x).max().orElseThrow();
        int height = board.rows().last();
        return p -> new Point(width - p.x(), height - p.y());
    }

    /** The points that a line joins in this order or the other. */
    private static Set<Set<List<Point>>> pairs(Board board, UnaryOperator<Point> map) {
        return board.lines().stream()
                .map(line -> {
                    List<Point> points = line.points().stream().map(map).toList();
                    Set<List<Point>> pairs = new HashSet<>();
                    for (int i = 1; i < points.size(); i++) {
                        pairs.add(List.of(points.get(i - 1), points.get(i)));
                        pairs.add(List.of(points.get(i), points.get(i - 1)));
                    }
                    if (line.cyclic()) {
                        Point last = points.get(points.size() - 1);
                        pairs.add(List.of(last, points.get(0)));
                        pairs.add(List.of(points.get(0), last));
                    }
                    return pairs;
                })
                .collect(Collectors.toSet());
    }

    private static boolean isSymmetry(Board board, UnaryOperator<Point> map) {
        return board.points().stream().map(map).allMatch(board::has)
                && pairs(board, map).equals(pairs(board, UnaryOperator.identity()));
    }

    private static Position mapped(Position position, UnaryOperator<Point> map, UnaryOperator<Side> sides) {
        Position mapped = Position.empty(position.board(), sides.apply(position.mover()));
        for (Point point : position.occupied()) {
            Piece piece = position.at(point).orElseThrow();
            mapped = mapped.with(map.apply(point), new Piece(sides.apply(piece.side()), piece.kind()));
        }
        for (Point point : position.closed()) {
            mapped = mapped.withClosed(map.apply(point));
        }
        for (Memory memory : position.memory()) {
            mapped = mapped.with(new Memory(
                    mapped(mapped(memory.slot(), sides), position.board(), map),
                    memory.count(),
                    memory.points().stream().map(map).toList()));
        }
        return mapped;
    }

    /** A slot that is named after a side, as the king that may be tired is, goes with the colours. */
    private static MemorySlot mapped(MemorySlot slot, UnaryOperator<Side> sides) {
        for (Side side : Side.values()) {
            String prefix = side.name().toLowerCase(Locale.ROOT) + "-";
            if (slot.name().startsWith(prefix)) {
                String name = sides.apply(side).name().toLowerCase(Locale.ROOT) + "-";
                return new MemorySlot(name + slot.name().substring(prefix.length()), slot.kind(), slot.inEquality());
            }
        }
        return slot;
    }

    /** A slot that is named after a point, as the trail of the man on it is, goes where the point goes. */
    private static MemorySlot mapped(MemorySlot slot, Board board, UnaryOperator<Point> map) {
        String prefix = slot.name().substring(0, slot.name().indexOf('-') + 1);
        return board.points().stream()
                .filter(point -> slot.name().equals(prefix + point.name()))
                .map(point -> new MemorySlot(prefix + map.apply(point).name(), slot.kind(), slot.inEquality()))
                .findFirst()
                .orElse(slot);
    }

    private static Move mapped(Move move, UnaryOperator<Point> map, PointNames names) {
        List<Point> route = move.route().stream().map(map).toList();
        List<Point> removed = move.removed().stream().map(map).toList();
        return move.match(
                step -> new Move.Step(route.get(0), route.get(1), step.crowns()),
                capture -> new Move.Capture(route, removed, capture.crowns()),
                pass -> pass,
                // the special moves that are shipped, huff and force, are a sign and the point of the culprit
                special -> new Move.Special(
                        special.hook(),
                        special.text().charAt(0) + names.name(route.get(route.size() - 1)),
                        route,
                        removed,
                        special.keepsTurn()));
    }

    private static void check(Variant variant, UnaryOperator<Point> map, UnaryOperator<Side> sides) {
        RandomPositions positions = RandomPositions.of(variant);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = positions.thrown();
            Set<Move> expected = variant.legalMoves(position).stream()
                    .map(move -> mapped(move, map, variant.rules().names()))
                    .collect(Collectors.toSet());
            assertThat(new HashSet<>(variant.legalMoves(mapped(position, map, sides))))
                    .as("%s %s seed %s", variant.id(), position, RandomPositions.SEED)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_mirrored_position_has_the_mirrored_moves(String id) {
        Variant variant = Shipped.variant(id);
        UnaryOperator<Point> mirror = mirror(variant.rules().board());
        if (isSymmetry(variant.rules().board(), mirror)) {
            check(variant, mirror, UnaryOperator.identity());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void seen_from_the_other_side_with_colours_changed_it_has_the_same_moves(String id) {
        Variant variant = Shipped.variant(id);
        UnaryOperator<Point> turn = halfTurn(variant.rules().board());
        if (isSymmetry(variant.rules().board(), turn)) {
            check(variant, turn, Side::other);
        }
    }

    /** The serpent of Zuni has a point at one end only. */
    @Test
    void all_boards_but_the_serpent_are_unchanged_by_a_half_turn() {
        List<String> unlike = games().stream()
                .filter(id -> {
                    Board board = Shipped.variant(id).rules().board();
                    return !isSymmetry(board, halfTurn(board));
                })
                .toList();
        assertThat(unlike).containsExactly("kolowis-awithlaknannai");
    }

    /** A mirror maps a chequered board of even width onto the board of the other corner. */
    @Test
    void all_boards_but_the_chequered_ones_are_their_own_mirror_image() {
        for (String id : games()) {
            Board board = Shipped.variant(id).rules().board();
            assertThat(isSymmetry(board, mirror(board))).as(id).isEqualTo(board.look() != Board.Look.CHEQUERED);
        }
    }
}
