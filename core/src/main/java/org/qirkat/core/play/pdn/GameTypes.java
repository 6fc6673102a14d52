package org.qirkat.core.play.pdn;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The game types of the standard and of lidraughts, with the rule sets they mean: the lines of game-types.tsv. */
final class GameTypes {
    /**
     * A game type.
     *
     * @param sign between the squares of a capture
     * @param twoPoints whether a win counts 2-0, else 1-0
     */
    record Entry(int number, String ruleset, GameType.Form form, String sign, boolean twoPoints) {}

    private static final List<Entry> ALL = read();

    private GameTypes() {}

    static Optional<Entry> of(int number) {
        return ALL.stream().filter(e -> e.number() == number).findFirst();
    }

    static Optional<Entry> of(String ruleset) {
        return ALL.stream().filter(e -> e.ruleset().equals(ruleset)).findFirst();
    }

    private static List<Entry> read() {
        String name = "game-types.tsv";
        try (InputStream in = Objects.requireNonNull(GameTypes.class.getResourceAsStream(name), name);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> entry(line.split("\t", -1)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }

    private static Entry entry(String[] row) {
        GameType type = GameType.read(row[1]).orElseThrow();
        return new Entry(type.number(), row[0], type.form().orElseThrow(), row[2], row[3].equals("2-0"));
    }
}
