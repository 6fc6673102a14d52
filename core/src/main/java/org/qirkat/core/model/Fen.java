package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The PDN FEN form of positions: {@code W:W31-50,K3:B1-20}. The side to move, then for each colour its pieces; a
 * capital letter before a point stands for the kind (K for the king, none for the man).
 * Beyond PDN, closed points stand in a third list {@code :X} and memory follows as in position text, so that no
 * position loses anything.
 */
public final class Fen {
    /** The shortest run of men that is written as a range. */
    private static final int RUN = 3;

    private Fen() {}

    /** Writes a position with the rule set's own names of points. */
    public static String write(Position position, Ruleset rules) {
        StringBuilder text = new StringBuilder(letter(position.mover()));
        for (Side side : Side.values()) {
            text.append(':').append(letter(side)).append(pieces(position, rules, side));
        }
        if (!position.closed().isEmpty()) {
            text.append(":X").append(String.join(",", names(rules.names(), position.closed())));
        }
        return text + PositionText.memory(position);
    }

    static String letter(Side side) {
        return side == Side.WHITE ? "W" : "B";
    }

    /** The letter that stands before the points of a kind; empty for the first kind. */
    static String prefix(PieceKind kind, Ruleset rules) {
        return kind.equals(rules.kinds().get(0))
                ? ""
                : kind.name().equals("king") ? "K" : String.valueOf(Character.toUpperCase(kind.white()));
    }

    private static String pieces(Position position, Ruleset rules, Side side) {
        List<String> written = new ArrayList<>();
        for (PieceKind kind : rules.kinds()) {
            List<Point> points = position.of(side).stream()
                    .filter(p -> position.at(p).equals(Optional.of(new Piece(side, kind))))
                    .toList();
            String prefix = prefix(kind, rules);
            List<String> tokens =
                    rules.names().isNumeric() ? runs(rules.names(), points) : names(rules.names(), points);
            tokens.forEach(token -> written.add(prefix + token));
        }
        return String.join(",", written);
    }

    private static List<String> names(PointNames names, List<Point> points) {
        return points.stream().map(names::name).toList();
    }

    private static List<String> runs(PointNames names, List<Point> points) {
        List<Integer> numbers = points.stream().map(names::number).sorted().toList();
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < numbers.size(); ) {
            int end = i;
            while (end + 1 < numbers.size() && numbers.get(end + 1) == numbers.get(end) + 1) {
                end++;
            }
            if (end - i + 1 >= RUN) {
                tokens.add(numbers.get(i) + "-" + numbers.get(end));
                i = end + 1;
            } else {
                tokens.add(String.valueOf(numbers.get(i)));
                i++;
            }
        }
        return tokens;
    }
}
