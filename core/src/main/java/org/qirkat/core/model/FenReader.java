package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads PDN FEN into a position, collecting findings. */
final class FenReader {
    private static final Pattern TOKEN = Pattern.compile("([A-Z]?)([a-z][0-9]{1,2}|[0-9]+)(?:-([0-9]+))?");
    /** What servers add after the pieces: half-moves, the move number, Frisian counts of king's moves. */
    private static final Pattern APPENDED = Pattern.compile("[HF][0-9]*|\\+[0-9]+(\\+[0-9]+)?");

    private final Ruleset rules;
    private final PositionReader fields;
    private final SourceSpan place;
    private final List<Diagnostic> findings;

    FenReader(Ruleset rules, Collection<MemorySlot> slots, SourceSpan place) {
        this.rules = rules;
        this.place = place;
        this.fields = new PositionReader(rules, slots, place);
        this.findings = fields.findings();
    }

    /** Whether a text is meant as FEN: it begins with a word that has a colon. */
    static boolean looksLikeFen(String text) {
        int colon = text.indexOf(':');
        return colon >= 0 && text.lastIndexOf('/', colon) < 0 && text.lastIndexOf('=', colon) < 0;
    }

    Reading<Position> read(String text) {
        // memory fields come after the first blank that is followed by a key
        Matcher memory = Pattern.compile(" [a-z][a-z0-9-]*=").matcher(text);
        int end = memory.find() ? memory.start() : text.length();
        String pieces = text.substring(0, end).replaceFirst("\\.?\\s*$", "");
        String[] parts = pieces.split(":", -1);
        Position position = Position.empty(rules.board(), mover(parts[0]));
        int offset = parts[0].length() + 1;
        int lists = 0;
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            if (lists < 2 || part.startsWith("X")) {
                position = list(position, part, offset);
                lists++;
            } else if (!APPENDED.matcher(part).matches()) {
                add("bad-position", offset, "fen.appended", part);
            }
            offset += part.length() + 1;
        }
        position = fields.remember(position, text, end);
        return findings.isEmpty() ? Reading.good(position) : Reading.bad(findings);
    }

    private Side mover(String text) {
        if (!text.equals("W") && !text.equals("B")) {
            add("bad-mover", 0, "fen.mover", text);
        }
        return text.equals("B") ? Side.BLACK : Side.WHITE;
    }

    private Position list(Position before, String part, int start) {
        if (part.isBlank()) {
            return before;
        }
        char colour = part.charAt(0);
        if (colour != 'W' && colour != 'B' && colour != 'X') {
            add("bad-position", start, "fen.colour", String.valueOf(colour));
            return before;
        }
        Position position = before;
        int offset = start + 1;
        for (String token : part.substring(1).split(",", -1)) {
            if (!token.isBlank()) {
                position = token(position, colour, token.strip(), offset);
            } else if (part.length() > 1) {
                add("bad-position", offset, "fen.token", token);
            }
            offset += token.length() + 1;
        }
        return position;
    }

    private Position token(Position before, char colour, String token, int offset) {
        Matcher matcher = TOKEN.matcher(token);
        Optional<PieceKind> kind = matcher.matches() ? kind(matcher.group(1)) : Optional.empty();
        if (kind.isEmpty()) {
            add("bad-position", offset, "fen.token", token);
            return before;
        }
        Position position = before;
        for (Point point : points(matcher, token, offset)) {
            if (position.at(point).isPresent() || position.isClosed(point)) {
                add("two-pieces", offset, "fen.twice", rules.names().name(point));
            } else if (colour == 'X') {
                position = position.withClosed(point);
            } else {
                position = position.with(point, new Piece(colour == 'W' ? Side.WHITE : Side.BLACK, kind.get()));
            }
        }
        return position;
    }

    private Optional<PieceKind> kind(String letter) {
        return rules.kinds().stream()
                .filter(k -> Fen.prefix(k, rules).equals(letter))
                .findFirst();
    }

    private List<Point> points(Matcher token, String text, int offset) {
        String first = token.group(2);
        String last = token.group(3) == null ? first : token.group(3);
        List<Point> points = new ArrayList<>();
        if (Character.isLetter(first.charAt(0)) || Character.isLetter(last.charAt(0))) {
            rules.names()
                    .find(first)
                    .filter(point -> last.equals(first))
                    .ifPresentOrElse(points::add, () -> add("no-such-point", offset, "position.point", text));
            return points;
        }
        int most = rules.board().points().size();
        int from = number(first);
        int to = number(last);
        if (from < 1 || from > to || to > most) {
            add("no-such-point", offset, "fen.number", text, most);
            return points;
        }
        for (int number = from; number <= to; number++) {
            points.add(rules.names().find(String.valueOf(number)).orElseThrow());
        }
        return points;
    }

    /** The value of digits; 0, which is no point, if there are too many. */
    private static int number(String digits) {
        String plain = digits.replaceFirst("^0+(?=.)", "");
        return plain.length() > 3 ? 0 : Integer.parseInt(plain);
    }

    private void add(String code, int offset, String key, Object... arguments) {
        findings.add(Diagnostic.error(code, place.right(offset), Text.of(FenReader.class, key, arguments)));
    }
}
