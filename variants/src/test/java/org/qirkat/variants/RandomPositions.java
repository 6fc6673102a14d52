package org.qirkat.variants;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Memory;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Variant;

/** Positions of one rule set for laws to be tried on: of random games, and of pieces thrown on the board. */
final class RandomPositions {
    /** Repeats a failed run: {@code -Dqirkat.seed=…}. */
    static final long SEED = Long.getLong("qirkat.seed", 20_261_201);

    private final Variant variant;
    private final Random random;

    RandomPositions(Variant variant, Random random) {
        this.variant = variant;
        this.random = random;
    }

    static RandomPositions of(Variant variant) {
        return new RandomPositions(variant, new Random(SEED + variant.id().hashCode()));
    }

    /** The positions of one random game from the start, the end among them. */
    List<Position> played(int mostPlies) {
        List<Position> positions = new ArrayList<>();
        Cursor cursor = variant.cursor(variant.start());
        positions.add(cursor.position());
        for (int moves = cursor.generate(); moves > 0 && positions.size() <= mostPlies; moves = cursor.generate()) {
            cursor.make(random.nextInt(moves));
            positions.add(cursor.position());
        }
        return positions;
    }

    /** Pieces thrown on the board, few or many; closed points and memory where the rules have them. */
    Position thrown() {
        return thrown(variant.rules().board().points().size() * 3 / 5);
    }

    /**
     * The same.
     *
     * @param most about the greatest number of pieces; many that capture from afar have more routes than the naive
     *     generator can walk in the time
     */
    Position thrown(int most) {
        List<Point> points = new ArrayList<>(variant.rules().board().points());
        Collections.shuffle(points, random);
        Position position = Position.empty(variant.rules().board(), random.nextBoolean() ? Side.WHITE : Side.BLACK);
        int pieces = 2 + random.nextInt(Math.min(most, 36));
        int kings = random.nextInt(pieces > 16 ? 2 : 4);
        for (Point point : points.subList(0, pieces)) {
            List<PieceKind> kinds = variant.rules().kinds();
            boolean isMan = kings-- <= 0;
            PieceKind kind = isMan ? kinds.get(0) : kinds.get(random.nextInt(kinds.size()));
            position = position.with(point, new Piece(random.nextBoolean() ? Side.WHITE : Side.BLACK, kind));
        }
        return withMemory(withClosedEnds(position));
    }

    /** Only men, as some laws speak of men. */
    Position thrownMen() {
        Position position = thrown();
        for (Point point : position.occupied()) {
            Side side = position.at(point).orElseThrow().side();
            position =
                    position.with(point, new Piece(side, variant.rules().kinds().get(0)));
        }
        return position;
    }

    /** Closes rows at the ends that can close, as play would; half of the time none. */
    private Position withClosedEnds(Position open) {
        Position position = open;
        for (HookUse hook : variant.rules().hooks()) {
            if (hook.name().equals("closing-rows") && random.nextBoolean()) {
                boolean wholeSquares =
                        String.valueOf(hook.written().get("reading")).startsWith("s");
                for (String end : List.of("north", "south", "east", "west")) {
                    int depth = wholeSquares ? 2 * random.nextInt(3) : random.nextInt(5);
                    boolean closes = hook.written().toString().contains(end) && leavesARow(position, end);
                    position = closes ? withClosedEnd(position, end, depth) : position;
                }
            }
        }
        return position;
    }

    private static Position withClosedEnd(Position open, String end, int depth) {
        Position position = open;
        for (Point point : open.board().points()) {
            int in = switch (end) {
                case "south" -> point.y();
                case "north" -> open.board().rows().last() - point.y();
                case "west" -> point.x();
                default -> open.board().rows().last() - point.x();
            };
            position = in < depth ? position.withClosed(point) : position;
        }
        return position;
    }

    /** Two opposite ends close half of the board each at most, and not both so much that nothing is left. */
    private static boolean leavesARow(Position position, String end) {
        boolean isRow = end.equals("north") || end.equals("south");
        long live = position.board().points().stream()
                .filter(p -> !position.isClosed(p))
                .map(p -> isRow ? p.y() : p.x())
                .distinct()
                .count();
        return live > 5;
    }

    /** A side without pieces has lost and remembers nothing. */
    private Position withMemory(Position position) {
        Position accused = position;
        List<MemorySlot> slots = position.of(position.mover()).isEmpty() ? List.of() : variant.memorySlots();
        for (MemorySlot slot : slots) {
            boolean isHuff = slot.name().equals("huff");
            List<Point> points = new ArrayList<>(
                    isHuff
                            ? position.of(position.mover().other())
                            : position.board().points());
            Collections.shuffle(points, random);
            int most = Math.min(random.nextInt(4), points.size());
            accused = accused.with(
                    switch (slot.kind()) {
                        case COUNTER -> Memory.counter(slot, most);
                        case POINT -> Memory.points(slot, points.subList(0, Math.min(1, most)));
                        case POINTS -> Memory.points(slot, points.subList(0, most));
                    });
        }
        return accused;
    }
}
