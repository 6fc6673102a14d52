package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tags of a game in their order. Names are told apart by letter and case; a name is there once. */
public record PdnTags(List<Tag> tags) {
    /** One tag, {@code [Name "value"]}. */
    public record Tag(String name, String value) {}

    /** Unequal results of both players and their sides of the board, by the standard's names. */
    public static final String RESULT = "Result";

    public static final String WHITE = "White";
    public static final String BLACK = "Black";
    public static final String EVENT = "Event";
    static final String GAME_TYPE = "GameType";
    static final String FEN = "FEN";
    static final String SET_UP = "SetUp";
    static final String VARIANT = "Variant";
    static final String RULES = "Rules";

    /** What national files call the standard's tags. */
    private static final Map<String, List<String>> ELSEWHERE = Map.of(
            RESULT, List.of("Risultato", "Resultado", "Resultat", "Ergebnis", "Uitslag"),
            WHITE, List.of("Bianco", "Blancas", "Blancs", "Weiss", "Wit"),
            BLACK, List.of("Nero", "Negras", "Noirs", "Schwarz", "Zwart"),
            EVENT, List.of("Dati", "Evento"),
            FEN, List.of("Fen", "fen"));

    public PdnTags {
        tags = List.copyOf(tags);
    }

    public static PdnTags none() {
        return new PdnTags(List.of());
    }

    /** The value of a tag, under its own name or what other languages call it. */
    public Optional<String> get(String name) {
        Optional<String> own = exactly(name);
        return own.isPresent()
                ? own
                : ELSEWHERE.getOrDefault(name, List.of()).stream()
                        .flatMap(other -> exactly(other).stream())
                        .findFirst();
    }

    private Optional<String> exactly(String name) {
        return tags.stream().filter(t -> t.name().equals(name)).map(Tag::value).findFirst();
    }

    boolean has(String name) {
        return exactly(name).isPresent();
    }

    /** The same tags with one changed in its place, or added at the end. */
    public PdnTags with(String name, String value) {
        List<Tag> changed = new ArrayList<>(tags);
        Tag tag = new Tag(name, value);
        for (int i = 0; i < changed.size(); i++) {
            if (changed.get(i).name().equals(name)) {
                changed.set(i, tag);
                return new PdnTags(changed);
            }
        }
        changed.add(tag);
        return new PdnTags(changed);
    }

    PdnTags without(String name) {
        return new PdnTags(tags.stream().filter(t -> !t.name().equals(name)).toList());
    }
}
