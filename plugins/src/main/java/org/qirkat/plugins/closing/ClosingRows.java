package org.qirkat.plugins.closing;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/**
 * The rule that rows or columns which stand empty at the ends of the board are closed for good (Culin 1907: 794-795).
 * It is applied after each completed turn: the ends are tried in the order given, one closing at a time, then again
 * from the first, until nothing changes.
 */
public final class ClosingRows implements HookProvider {
    private static final ValueType.Choice<Reading> READINGS = new ValueType.Choice<>(Reading.class);
    private static final ValueType.Choice<BoardEnd> BOARD_ENDS = new ValueType.Choice<>(BoardEnd.class);

    private static final Parameter<Reading> READING =
            new Parameter<>("reading", READINGS, null, text("closing-rows.reading"));
    private static final Parameter<List<BoardEnd>> ENDS = new Parameter<>(
            "ends",
            new ValueType.ListOf<>(BOARD_ENDS),
            List.of(BoardEnd.NORTH, BoardEnd.SOUTH),
            text("closing-rows.ends"));

    @Override
    public String name() {
        return "closing-rows";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(READING, ENDS);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Reading reading = given.get(READING);
        Board board = context.rules().board();
        List<List<Closing>> closings = new ArrayList<>();
        for (BoardEnd end : checked(given.get(ENDS))) {
            closings.add(reading.closings(board, end, context).orElseThrow(() -> senseless(reading, end)));
        }
        return new ClosingHook(closings);
    }

    private static List<BoardEnd> checked(List<BoardEnd> ends) {
        if (ends.isEmpty()) {
            throw new InvalidParameters(text("closing-rows.no-ends"));
        }
        Set<BoardEnd> seen = EnumSet.noneOf(BoardEnd.class);
        for (BoardEnd end : ends) {
            if (!seen.add(end)) {
                throw new InvalidParameters(text("closing-rows.end-twice", BOARD_ENDS.write(end)));
            }
        }
        return ends;
    }

    private static InvalidParameters senseless(Reading reading, BoardEnd end) {
        String lacks = reading == Reading.L2 ? "closing-rows.no-drawn-lines" : "closing-rows.no-squares";
        return new InvalidParameters(text(lacks, READINGS.write(reading), BOARD_ENDS.write(end)));
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(ClosingRows.class, key, arguments);
    }
}
