package org.qirkat.core.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.DrawRule;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;

/**
 * A place in a game's tree: a position and how it came about. Immutable; two nodes are the same only by identity.
 * What follows a node is known to the {@link Game}.
 */
public final class Node {
    private final @Nullable Node parent;
    private final @Nullable Move move;
    private final Position position;
    private final int quietPlies;
    /** The plies since the last change of the material or since the root, where an ending counts them; else 0. */
    private final int evenPlies;

    private final List<Move> legalMoves;
    private final Outcome outcome;

    private Node(Variant variant, @Nullable Node parent, @Nullable Move move, Position position, int quietPlies) {
        this.parent = parent;
        this.move = move;
        this.position = position;
        this.quietPlies = quietPlies;
        this.evenPlies =
                parent != null && counts(variant) && parent.position.hasMaterialOf(position) ? parent.evenPlies + 1 : 0;
        this.legalMoves = List.copyOf(variant.legalMoves(position));
        this.outcome = outcome(variant);
    }

    private static boolean counts(Variant variant) {
        return variant.rules().ends().endings().stream().anyMatch(ending -> !ending.isAtOnce());
    }

    static Node root(Variant variant, Position position) {
        return new Node(variant, null, null, position, 0);
    }

    /** The node after a legal move. */
    Node after(Variant variant, Move played) {
        Cursor cursor = variant.cursor(position);
        int moves = cursor.generate();
        for (int i = 0; i < moves; i++) {
            if (cursor.move(i).equals(played)) {
                Move legal = cursor.move(i);
                cursor.make(i);
                int quiet = cursor.quietPlies() == 0 ? 0 : quietPlies + 1;
                return new Node(variant, this, legal, cursor.position(), quiet);
            }
        }
        throw new IllegalMoveException(played, position);
    }

    public Optional<Node> parent() {
        return Optional.ofNullable(parent);
    }

    /** The move that led here; none at the root. */
    public Optional<Move> move() {
        return Optional.ofNullable(move);
    }

    public Position position() {
        return position;
    }

    /** The legal moves here, computed once, in the engine's order. */
    public List<Move> legalMoves() {
        return legalMoves;
    }

    /** How the game stands here, repetition and quiet plies included. */
    public Outcome outcome() {
        return outcome;
    }

    /** The plies since the last progress (by the settings), or since the root. */
    public int quietPlies() {
        return quietPlies;
    }

    /** The plies from the root. */
    public int ply() {
        return path().size() - 1;
    }

    /** The nodes from the root to here. */
    public List<Node> path() {
        Deque<Node> path = new ArrayDeque<>();
        for (Node node = this; node != null; node = node.parent) {
            path.addFirst(node);
        }
        return List.copyOf(path);
    }

    /** How often this position, with the same side to move, has stood on the way here, this time included. */
    public int occurrences() {
        return (int) path().stream().filter(n -> n.position.equals(position)).count();
    }

    private Outcome outcome(Variant variant) {
        Outcome standing = variant.outcome(position);
        DrawRule draws = variant.rules().draws();
        if (!standing.isOpen()) {
            return standing;
        } else if (draws.repetition() > 0 && occurrences() >= draws.repetition()) {
            return new Outcome.Draw(Text.of(Node.class, "draw.repetition", draws.repetition()));
        } else if (draws.noProgress() > 0 && quietPlies >= draws.noProgress()) {
            return new Outcome.Draw(Text.of(Node.class, "draw.no-progress", draws.noProgress()));
        }
        return variant.rules().ends().endings().stream()
                .filter(ending -> !ending.isAtOnce() && evenPlies >= 2 * ending.moves() && position.isEnding(ending))
                .findFirst()
                .<Outcome>map(ending -> new Outcome.Draw(Text.of(Node.class, "draw.ending", "" + ending)))
                .orElse(standing);
    }
}
