package org.qirkat.core.engine;

import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.spi.MoveView;

/** What a hook sees of a listed move. */
final class ListedMove implements MoveView {
    private final TableCursor cursor;
    private final RulesTables rules;
    private final MoveList list;
    private int place;
    private boolean made;

    ListedMove(TableCursor cursor, RulesTables rules, MoveList list) {
        this.cursor = cursor;
        this.rules = rules;
        this.list = list;
    }

    /** Turns to a move that is being thought of, or has just been made. */
    ListedMove look(int at, boolean justMade) {
        place = at;
        made = justMade;
        return this;
    }

    @Override
    public boolean isCapture() {
        return list.isCapture(place);
    }

    @Override
    public boolean isSpecial() {
        return list.isSpecial(place);
    }

    @Override
    public Point from() {
        return isSpecial() ? cursor.value(place, made).route().get(0) : rules.numbering.point(list.from(place));
    }

    @Override
    public Point to() {
        if (isSpecial()) {
            Move move = cursor.value(place, made);
            return move.route().get(move.route().size() - 1);
        }
        return rules.numbering.point(list.to(place));
    }

    @Override
    public int captureCount() {
        return isCapture() ? Mask.count(list.lo(place), list.hi(place)) : 0;
    }

    @Override
    public boolean captures(Point point) {
        return isCapture() && Mask.has(list.lo(place), list.hi(place), rules.numbering.bit(point));
    }

    @Override
    public Move move() {
        return cursor.value(place, made);
    }
}
