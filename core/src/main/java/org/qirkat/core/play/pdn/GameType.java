package org.qirkat.core.play.pdn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qirkat.core.model.Side;

/**
 * The value of a {@code GameType} tag.
 *
 * @param form how the game names its squares; only stated by a full value
 */
record GameType(int number, Optional<Form> form) {
    /**
     * How a game names its squares and who begins.
     *
     * @param letters whether squares are named by letter and number, else by number
     * @param corner where the first square lies, as the side that begins sees it: 0 bottom left, 1 bottom right,
     *     2 top left, 3 top right
     */
    record Form(Side start, boolean letters, int corner) {
        /** Whether the first square lies to the right, seen from White. */
        boolean fromRight() {
            return fromWhite() % 2 == 1;
        }

        /** Whether the first square lies at the top, seen from White. */
        boolean fromTop() {
            return fromWhite() >= 2;
        }

        private int fromWhite() {
            return start == Side.WHITE ? corner : 3 - corner;
        }
    }

    private static final Pattern VALUE =
            Pattern.compile("([0-9]{1,4})(?:,([WB]),[0-9]{1,2},[0-9]{1,2},([ANS])([0-3])(?:,[01])?)?");

    /** Reads the tag's value; blanks mean nothing. */
    static Optional<GameType> read(String value) {
        Matcher matcher = VALUE.matcher(value.replace(" ", ""));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Optional<Form> form = matcher.group(2) == null
                ? Optional.empty()
                : Optional.of(new Form(
                        matcher.group(2).equals("W") ? Side.WHITE : Side.BLACK,
                        matcher.group(3).equals("A"),
                        Integer.parseInt(matcher.group(4))));
        return Optional.of(new GameType(Integer.parseInt(matcher.group(1)), form));
    }
}
