package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Reads position text into a position, collecting findings. */
final class PositionReader {
    private final Ruleset rules;
    private final Collection<MemorySlot> slots;
    private final SourceSpan place;
    private final List<Diagnostic> findings = new ArrayList<>();

    PositionReader(Ruleset rules, Collection<MemorySlot> slots, SourceSpan place) {
        this.rules = rules;
        this.slots = slots;
        this.place = place;
    }

    List<Diagnostic> findings() {
        return findings;
    }

    Reading<Position> read(String text) {
        int offset = 0;
        List<String> words = List.of(text.split(" ", -1));
        Position position = rows(words.get(0), rules.board(), rules.kinds(), Side.WHITE, place, findings);
        offset += words.get(0).length() + 1;
        if (words.size() < 2 || !(words.get(1).equals("w") || words.get(1).equals("b"))) {
            String found = words.size() < 2 ? "" : words.get(1);
            add("bad-mover", place.right(Math.min(offset, text.length())), "position.mover", found);
        } else {
            position = position.withMover(words.get(1).equals("w") ? Side.WHITE : Side.BLACK);
        }
        int fields = Math.min(
                text.length(),
                words.get(0).length() + 1 + (words.size() < 2 ? 0 : words.get(1).length()));
        position = remember(position, text, fields);
        return findings.isEmpty() ? Reading.good(position) : Reading.bad(findings);
    }

    /** Reads the {@code key=value} fields that begin with the blank at an offset. */
    Position remember(Position before, String text, int offset) {
        Position position = before;
        int at = offset + 1;
        for (String word : offset >= text.length()
                ? List.<String>of()
                : List.of(text.substring(at).split(" ", -1))) {
            position = remember(position, word, place.right(at));
            at += word.length() + 1;
        }
        return position;
    }

    private Position remember(Position position, String field, SourceSpan at) {
        int equals = field.indexOf('=');
        String name = equals < 0 ? field : field.substring(0, equals);
        Optional<MemorySlot> slot =
                slots.stream().filter(s -> s.name().equals(name)).findFirst();
        if (equals < 0 || slot.isEmpty()) {
            String key = slots.isEmpty() ? "position.no-fields" : "position.field";
            List<String> names = slots.stream().map(MemorySlot::name).toList();
            add("unknown-field", at, key, field, names);
            return position;
        }
        String value = field.substring(equals + 1);
        if (slot.get().kind() == MemorySlot.Kind.COUNTER) {
            Optional<Integer> count = ValueType.Count.from(0, 99_999_999).read(value);
            if (count.isEmpty()) {
                add("bad-field", at, "position.counter", name, value);
            }
            return position.with(Memory.counter(slot.get(), count.orElse(0)));
        }
        List<Point> points = new ArrayList<>();
        for (String word : value.split(",", -1)) {
            Optional<Point> point = rules.names().find(word);
            point.ifPresentOrElse(points::add, () -> add("no-such-point", at, "position.point", word));
        }
        if (slot.get().kind() == MemorySlot.Kind.POINT && points.size() > 1) {
            add("bad-field", at, "position.one-point", name, value);
            return position;
        }
        return position.with(Memory.points(slot.get(), points));
    }

    static Position rows(
            String text, Board board, List<PieceKind> kinds, Side mover, SourceSpan place, List<Diagnostic> findings) {
        Position position = Position.empty(board, mover);
        List<String> rows = List.of(text.split("/", -1));
        if (rows.size() != board.rows().size()) {
            findings.add(Diagnostic.error(
                    "bad-position",
                    place,
                    message("position.rows", rows.size(), board.rows().size())));
            return position;
        }
        Iterator<Integer> ys = PositionText.reversed(new ArrayList<>(board.rows()));
        int offset = 0;
        for (String row : rows) {
            int y = ys.next();
            position = row(row, y, board, kinds, place.right(offset), position, findings);
            offset += row.length() + 1;
        }
        return position;
    }

    private static Position row(
            String row,
            int y,
            Board board,
            List<PieceKind> kinds,
            SourceSpan place,
            Position before,
            List<Diagnostic> findings) {
        List<Point> points = board.row(y);
        Position position = before;
        int x = 0;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (c >= '0' && c <= '9') {
                int end = i;
                while (end < row.length() && row.charAt(end) >= '0' && row.charAt(end) <= '9') {
                    end++;
                }
                x += end - i > 3 ? 1000 : Integer.parseInt(row.substring(i, end));
                i = end - 1;
            } else {
                Optional<Piece> piece = piece(c, kinds);
                if (x < points.size() && piece.isPresent()) {
                    position = position.with(points.get(x), piece.get());
                } else if (x < points.size() && c == 'x') {
                    position = position.withClosed(points.get(x));
                } else if (piece.isEmpty() && c != 'x') {
                    findings.add(Diagnostic.error(
                            "bad-position", place.right(i), message("position.letter", c, letters(kinds))));
                }
                x++;
            }
        }
        if (x != points.size()) {
            findings.add(Diagnostic.error(
                    "bad-position", place, message("position.row", y + 1, points.size(), x > 999 ? "1000+" : x)));
        }
        return position;
    }

    private static Optional<Piece> piece(char letter, List<PieceKind> kinds) {
        for (PieceKind kind : kinds) {
            for (Side side : Side.values()) {
                if (kind.letter(side) == letter) {
                    return Optional.of(new Piece(side, kind));
                }
            }
        }
        return Optional.empty();
    }

    private static List<String> letters(List<PieceKind> kinds) {
        return kinds.stream().map(k -> k.white() + " " + k.black()).toList();
    }

    private void add(String code, SourceSpan at, String key, Object... arguments) {
        findings.add(Diagnostic.error(code, at, message(key, arguments)));
    }

    private static Text message(String key, Object... arguments) {
        return Text.of(PositionText.class, key, arguments);
    }
}
