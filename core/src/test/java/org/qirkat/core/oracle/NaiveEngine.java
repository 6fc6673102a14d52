package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.EndRule;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ray;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;

/**
 * The rules of a rule set in the most obvious form, straight from its settings. Slow, written to be read, for one thread.
 * It knows the shipped hooks by code of its own, closing-rows on the crossed board only.
 */
public final class NaiveEngine {
    private final Ruleset rules;
    private final Kinds kinds;
    private final NaiveEndings endings;
    private final Optional<NaiveClosing> closing;
    private final Optional<NaiveHuffing> huffing;
    private final List<NaiveRule> hooks;
    private Optional<Position> lastAsked = Optional.empty();
    private List<Chain> lastCaptures = List.of();
    private Set<Move.Capture> lastByHooks = Set.of();

    public NaiveEngine(Ruleset rules) {
        this.rules = rules;
        this.kinds = new Kinds(rules);
        this.endings = new NaiveEndings(rules.ends());
        this.closing = NaiveClosing.in(rules);
        this.huffing = NaiveHuffing.in(rules);
        this.hooks = NaiveRule.in(rules, kinds);
    }

    /** All legal moves. Two captures with equal start, end and set of captured points are one move (decision 1). */
    public Set<Move> legalMoves(Position position) {
        Set<Move> moves = new HashSet<>();
        if (isWonByGoal(position)) {
            return moves;
        }
        captures(position).forEach(chain -> moves.add(move(chain, position)));
        moves.addAll(lastByHooks);
        moves.removeIf(move -> !isAllowed(position, move));
        boolean mustCapture = rules.captures().obligation() == CaptureRule.Obligation.COMPULSORY;
        if (moves.isEmpty() || !mustCapture) {
            moves.addAll(steps(position));
            moves.removeIf(move -> !isAllowed(position, move));
        }
        if (huffing.isPresent()) {
            huffing.get().force(position, moves);
            moves.addAll(huffing.get().huffs(position));
        }
        return moves;
    }

    private boolean isAllowed(Position position, Move move) {
        return hooks.stream().allMatch(hook -> hook.allows(position, move));
    }

    /** The legal captures, those of the last position kept, since they are asked for again with every move. */
    private List<Chain> captures(Position position) {
        if (!lastAsked.equals(Optional.of(position))) {
            lastCaptures = new Choice(rules, kinds, position).of(new NaiveCaptures(rules, kinds, position).all());
            lastByHooks = new HashSet<>();
            hooks.forEach(hook -> lastByHooks.addAll(hook.captures(position)));
            lastAsked = Optional.of(position);
        }
        return lastCaptures;
    }

    /** Section 1, step and slide: along one ray, over empty points only. */
    private List<Move> steps(Position position) {
        List<Move> steps = new ArrayList<>();
        int north = rules.north(position.mover());
        for (Point from : position.of(position.mover())) {
            PieceKind kind = position.at(from).orElseThrow().kind();
            PieceRule.Steps rule = kinds.rule(kind).steps();
            for (Ray ray : position.board().rays(from)) {
                int range = kinds.stepsFrom(from, kind, position.mover(), ray.points());
                for (int i = 0; i < ray.points().size() && i < range; i++) {
                    Point to = ray.points().get(i);
                    if (position.at(to).isPresent() || position.isClosed(to)) {
                        break;
                    }
                    if (PieceRule.uses(rule.lines(), ray.line())
                            && PieceRule.covers(rule.headings(), from, to, north)) {
                        PieceKind end = kinds.atTheEnd(kind, position.mover(), to);
                        steps.add(new Move.Step(from, to, !end.equals(kind)));
                    }
                }
            }
        }
        return steps;
    }

    private Move.Capture move(Chain chain, Position position) {
        PieceKind before = position.at(chain.origin()).orElseThrow().kind();
        return new Move.Capture(
                chain.route(), chain.prey(), !endKind(chain, position).equals(before));
    }

    private PieceKind endKind(Chain chain, Position position) {
        return chain.crowned() ? chain.kind() : kinds.atTheEnd(chain.kind(), position.mover(), chain.at());
    }

    /**
     * The position after a legal move. There can be two: where crowned pieces go on capturing, one route of a capture
     * may touch the far row and another not, and both are one move.
     */
    public Set<Position> after(Position position, Move move) {
        Set<Position> results = new HashSet<>();
        if (move instanceof Move.Capture capture) {
            List<Chain> chains = captures(position);
            if (lastByHooks.contains(capture)) {
                PieceKind kind = position.at(capture.from()).orElseThrow().kind();
                PieceKind end = kinds.atTheEnd(kind, position.mover(), capture.to());
                results.add(finish(position, move, moved(position, move, end)));
            }
            for (Chain chain : chains) {
                if (move(chain, position).equals(move)) {
                    results.add(finish(position, move, moved(position, move, endKind(chain, position))));
                }
            }
        } else if (move instanceof Move.Step step) {
            PieceKind kind = position.at(step.from()).orElseThrow().kind();
            PieceKind end = kinds.atTheEnd(kind, position.mover(), step.to());
            results.add(finish(position, move, moved(position, move, end)));
        } else if (move instanceof Move.Special special && huffing.isPresent()) {
            results.add(finish(position, move, huffing.get().sanctioned(position, special)));
        } else {
            results.add(finish(position, move, taken(position, move)));
        }
        return results;
    }

    private static Position taken(Position position, Move move) {
        Position left = position;
        for (Point point : move.removed()) {
            left = left.without(point);
        }
        return left;
    }

    private static Position moved(Position position, Move move, PieceKind end) {
        List<Point> route = move.route();
        return taken(position, move)
                .without(route.get(0))
                .with(route.get(route.size() - 1), new Piece(position.mover(), end));
    }

    /** Sections 3.6 and 5: rows close after a completed turn; a huff before the own move does not end the turn. */
    private Position finish(Position before, Move move, Position moved) {
        boolean keepsTurn = move instanceof Move.Special special && special.keepsTurn();
        Position after = moved;
        if (closing.isPresent() && !keepsTurn) {
            after = closing.get().afterTurn(after);
        }
        if (huffing.isPresent()) {
            after = huffing.get().remember(before, captures(before), move, after);
        }
        for (NaiveRule hook : hooks) {
            after = hook.remember(before, move, after);
        }
        return after.withMover(keepsTurn ? before.mover() : before.mover().other());
    }

    /** Decision 19: no moves for a side without pieces, nor where a goal has been reached. */
    private boolean isWonByGoal(Position position) {
        int bare = rules.ends().bare();
        boolean isBare = bare > 0 && (count(position, Side.WHITE) <= bare || count(position, Side.BLACK) <= bare);
        boolean isDecided = count(position, position.mover()) > 0 && endings.isReached(position);
        return count(position, position.mover()) == 0 || isBare || isDecided;
    }

    private static int count(Position position, Side side) {
        return position.of(side).size();
    }

    /** How a position stands by itself: nobody left, too few left, too few for a game, nobody can move. */
    public Standing standing(Position position) {
        Side mover = position.mover();
        EndRule ends = rules.ends();
        for (NaiveRule hook : hooks) {
            Optional<Standing> standing =
                    hook.standing(position, !captures(position).isEmpty());
            if (standing.isPresent()) {
                return standing.get();
            }
        }
        for (Side side : List.of(mover, mover.other())) {
            if (count(position, side) == 0) {
                return fate(position, side, ends.noPieces());
            }
        }
        for (Side side : List.of(mover, mover.other())) {
            if (count(position, side) <= ends.bare()) {
                return fate(position, side, EndRule.Fate.LOSES);
            }
        }
        Standing byKinds = endings.standing(position);
        if (byKinds != Standing.OPEN) {
            return byKinds;
        }
        int few = rules.draws().bare();
        if (count(position, Side.WHITE) <= few && count(position, Side.BLACK) <= few) {
            return Standing.DRAWN;
        }
        return legalMoves(position).isEmpty() ? fate(position, mover, ends.noMoves()) : Standing.OPEN;
    }

    private static Standing fate(Position position, Side side, EndRule.Fate fate) {
        int own = count(position, side);
        int others = count(position, side.other());
        return switch (fate) {
            case LOSES -> Standing.wonBy(side.other());
            case WINS -> Standing.wonBy(side);
            case DRAWS -> Standing.DRAWN;
            case MORE_WINS -> own == others ? Standing.DRAWN : Standing.wonBy(own > others ? side : side.other());
        };
    }

    /** How many sequences of so many legal moves there are; any one result of a move stands for the move. */
    public long perft(Position position, int depth) {
        Set<Move> moves = legalMoves(position);
        if (depth <= 1) {
            return depth == 0 ? 1 : moves.size();
        }
        long leaves = 0;
        for (Move move : moves) {
            leaves += perft(after(position, move).iterator().next(), depth - 1);
        }
        return leaves;
    }
}
