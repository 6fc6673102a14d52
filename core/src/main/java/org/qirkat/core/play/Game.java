package org.qirkat.core.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Outcome;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Side;

/**
 * A game: an immutable tree of moves with a current node and the line that is being looked at.
 * Every change gives a new game. A move that differs from what follows begins a new branch; nothing is ever lost.
 */
public final class Game {
    private final Variant variant;
    /** All nodes, in the order in which they were first played; the root is first. */
    private final List<Node> nodes;

    private final Node current;
    /** The end of the line looked at: the current node or one that follows it. */
    private final Node tip;

    private Game(Variant variant, List<Node> nodes, Node current, Node tip) {
        this.variant = variant;
        this.nodes = nodes;
        this.current = current;
        this.tip = tip;
    }

    /** A new game from the start position. */
    public static Game start(Variant variant) {
        return startFrom(variant, variant.start());
    }

    /** A new game from any position on the variant's board. */
    public static Game startFrom(Variant variant, Position position) {
        Node root = Node.root(variant, position);
        return new Game(variant, List.of(root), root, root);
    }

    public Variant variant() {
        return variant;
    }

    public Node root() {
        return nodes.get(0);
    }

    public Node current() {
        return current;
    }

    public Position position() {
        return current.position();
    }

    public Side mover() {
        return position().mover();
    }

    public List<Move> legalMoves() {
        return current.legalMoves();
    }

    public Outcome outcome() {
        return current.outcome();
    }

    /** The move that led to the current node. */
    public Optional<Move> lastMove() {
        return current.move();
    }

    /** All nodes, in the order in which they were first played. */
    public List<Node> nodes() {
        return nodes;
    }

    /** What has been played after a node; the first is the main line. */
    public List<Node> children(Node node) {
        return nodes.stream().filter(n -> n.parent().orElse(null) == node).toList();
    }

    /** The line looked at, from the root, through the current node, to its end. */
    public List<Node> line() {
        return tip.path();
    }

    /** The moves from the root to the current node. */
    public List<Move> moves() {
        return current.path().stream().flatMap(n -> n.move().stream()).toList();
    }

    /**
     * Plays a move: along a branch that has it already, else on a new one.
     *
     * @throws IllegalMoveException if it is not legal here
     */
    public Game play(Move move) {
        for (Node child : children(current)) {
            if (child.move().equals(Optional.of(move))) {
                return goTo(child);
            }
        }
        Node played = current.after(variant, move);
        List<Node> more = new ArrayList<>(nodes);
        more.add(played);
        return new Game(variant, List.copyOf(more), played, played);
    }

    public boolean canUndo() {
        return current != root();
    }

    public boolean canRedo() {
        return current != tip;
    }

    /** One ply back; at the root, the same game. */
    public Game undo() {
        return new Game(variant, nodes, current.parent().orElse(current), tip);
    }

    /** One ply forward on the line looked at; at its end, the same game. */
    public Game redo() {
        List<Node> line = line();
        int next = Math.min(line.indexOf(current) + 1, line.size() - 1);
        return new Game(variant, nodes, line.get(next), tip);
    }

    /** Moves to a node of this game; the line looked at is kept if the node is on it. */
    public Game goTo(Node node) {
        if (!nodes.contains(node)) {
            throw new IllegalArgumentException("the node after " + node.move() + " belongs to another game");
        }
        return new Game(variant, nodes, node, line().contains(node) ? tip : mainEnd(node));
    }

    private Node mainEnd(Node node) {
        Node end = node;
        for (List<Node> next = children(end); !next.isEmpty(); next = children(end)) {
            end = next.get(0);
        }
        return end;
    }

    /** The current position under other rules, as the start of a new game. */
    public Switched switchTo(Variant other) {
        return RuleSwitch.of(position(), variant, other);
    }
}
