package org.qirkat.plugins.fanorona;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.CaptureSink;
import org.qirkat.core.spi.PositionView;

/** The ways of men through one position, tried hop by hop and taken back. */
final class Way {
    private static final int FREE = 0;
    private static final int OWN = 1;
    private static final int ENEMY = 2;
    /** Closed, or touched in this move: nobody goes there, and there is no enemy either. */
    private static final int SHUT = 3;

    private static final int NONE = 0;

    private final Hops hops;
    private final CaptureRule.Continuation continuation;
    private final CaptureSink sink;
    /** What stands on each place now. */
    private final int[] board;

    private final List<Point> route = new ArrayList<>();
    private final List<Point> taken = new ArrayList<>();

    Way(Hops hops, CaptureRule.Continuation continuation, PositionView position, CaptureSink sink) {
        this.hops = hops;
        this.continuation = continuation;
        this.sink = sink;
        board = new int[hops.points.size()];
        for (int place = 0; place < board.length; place++) {
            Optional<Piece> piece = position.at(hops.points.get(place));
            if (piece.isPresent()) {
                board[place] = piece.get().side() == position.mover() ? OWN : ENEMY;
            } else {
                board[place] = position.isClosed(hops.handles.get(place)) ? SHUT : FREE;
            }
        }
    }

    /** Offers all captures of all men. */
    void offerAll() {
        for (int place = 0; place < board.length; place++) {
            if (board[place] == OWN) {
                board[place] = SHUT;
                route.add(hops.points.get(place));
                goOn(place, NONE);
                route.clear();
                board[place] = OWN;
            }
        }
    }

    /** Whether a man that has come to a place in a direction captures any further. */
    private boolean goOn(int place, int direction) {
        boolean captures = false;
        for (Hop hop : hops.from(place)) {
            if (hop.direction != direction && board[hop.to] == FREE) {
                captures |= take(hop, hop.ahead);
                captures |= take(hop, hop.behind);
            }
        }
        return captures;
    }

    /** Takes the row of enemies that a line of places begins with, and goes on from there; whether there is such a row. */
    private boolean take(Hop hop, int[] line) {
        int row = 0;
        while (row < line.length && board[line[row]] == ENEMY) {
            board[line[row]] = FREE;
            taken.add(hops.points.get(line[row]));
            row++;
        }
        if (row == 0) {
            return false;
        }
        board[hop.to] = SHUT;
        route.add(hops.points.get(hop.to));
        if (continuation != CaptureRule.Continuation.REQUIRED) {
            offer();
        }
        boolean goesOn = continuation != CaptureRule.Continuation.NONE && goOn(hop.to, hop.direction);
        if (continuation == CaptureRule.Continuation.REQUIRED && !goesOn) {
            offer();
        }
        route.remove(route.size() - 1);
        board[hop.to] = FREE;
        for (int i = 0; i < row; i++) {
            board[line[i]] = ENEMY;
            taken.remove(taken.size() - 1);
        }
        return true;
    }

    private void offer() {
        sink.add(List.copyOf(route), List.copyOf(taken));
    }
}
