package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Reading;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.play.Variant;

/** The set-up position of a game, in the game's own names of squares. */
final class PdnFen {
    private static final Pattern MEMORY = Pattern.compile(" [a-z][a-z0-9-]*=");
    private static final Pattern RANGE = Pattern.compile("([A-Z]?)([0-9]{1,4})-([0-9]{1,4})");
    private static final Pattern PIECE = Pattern.compile("([A-Z]?)([a-zA-Z][0-9]{1,2}|[0-9]{1,4})");

    private final Variant variant;
    private final PdnSquares squares;

    PdnFen(Variant variant, PdnSquares squares) {
        this.variant = variant;
        this.squares = squares;
    }

    /** Reads what a tag says; the findings are at the tag. */
    Reading<Position> read(String fen, SourceSpan place) {
        Matcher memory = MEMORY.matcher(fen);
        int end = memory.find() ? memory.start() : fen.length();
        String[] parts = fen.substring(0, end).strip().split(":", -1);
        List<String> plain = new ArrayList<>();
        plain.add(mover(parts[0].strip()));
        for (int i = 1; i < parts.length; i++) {
            String part = parts[i].strip();
            boolean pieces = !part.isEmpty() && "WBXwb".indexOf(part.charAt(0)) >= 0;
            plain.add(pieces ? list(part) : part);
        }
        return parts.length == 1
                ? variant.readPosition(fen.strip(), place)
                : variant.readPosition(String.join(":", plain) + fen.substring(end), place);
    }

    private String mover(String written) {
        return written.equals("?") ? letter(variant.start().mover()) : written.toUpperCase(Locale.ROOT);
    }

    private static String letter(Side side) {
        return side == Side.WHITE ? "W" : "B";
    }

    private String list(String part) {
        List<String> tokens = new ArrayList<>();
        for (String token : part.substring(1).split(",", -1)) {
            tokens.addAll(token(token.strip().replaceFirst("\\.$", "")));
        }
        return part.substring(0, 1).toUpperCase(Locale.ROOT) + String.join(",", tokens);
    }

    private List<String> token(String token) {
        Matcher range = RANGE.matcher(token);
        Matcher piece = PIECE.matcher(token);
        if (range.matches()) {
            int first = Integer.parseInt(range.group(2));
            int last = Integer.parseInt(range.group(3));
            boolean fits =
                    first <= last && last <= variant.rules().board().points().size();
            List<String> all = new ArrayList<>();
            for (int number = first; fits && number <= last; number++) {
                all.add(range.group(1) + squares.own(String.valueOf(number)));
            }
            return fits ? all : List.of(token);
        }
        return List.of(piece.matches() ? piece.group(1) + squares.own(piece.group(2)) : token);
    }

    /** Writes a position in the names of a game type; memory stands behind it as the rule set writes it. */
    String write(Position position) {
        String own = variant.fen(position);
        int memory = own.indexOf(' ');
        StringBuilder text = new StringBuilder(letter(position.mover()));
        for (Side side : Side.values()) {
            List<String> written = new ArrayList<>();
            for (Point point : position.of(side)) {
                PieceKind kind = position.at(point).map(Piece::kind).orElseThrow();
                written.add(prefix(kind) + squares.name(point));
            }
            text.append(':').append(letter(side)).append(String.join(",", written));
        }
        return text + (memory < 0 ? "" : own.substring(memory));
    }

    private String prefix(PieceKind kind) {
        boolean first = kind.equals(variant.rules().kinds().get(0));
        return first ? "" : kind.name().equals("king") ? "K" : String.valueOf(Character.toUpperCase(kind.white()));
    }

    static Optional<String> filled(String fen) {
        return Optional.of(fen.strip()).filter(f -> !f.isEmpty() && !f.equals("?"));
    }
}
