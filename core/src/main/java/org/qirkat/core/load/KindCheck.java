package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.ValueType;

/** Checks the kinds of piece a rule set declares, their letters, and the places where settings name them. */
final class KindCheck {
    private static final String MAN = "man";
    private static final Map<String, String> USUAL_LETTERS = Map.of(MAN, "wb", "king", "WB");
    /** The letter of a closed point. */
    private static final String RESERVED = "x";

    private final Sheet whole;
    private final Findings findings;

    KindCheck(Sheet whole, Findings findings) {
        this.whole = whole;
        this.findings = findings;
    }

    /** The kinds, the man first and the others in the order of the files; empty if something is wrong with them. */
    Optional<List<PieceKind>> kinds() {
        Map<String, SourceSpan> declared = whole.settings().kinds();
        if (declared.isEmpty() && !whole.about().isAbstract()) {
            findings.error("missing-key", whole.idPlace(), SettingsReader.PIECES);
            return Optional.empty();
        }
        List<PieceKind> kinds = new ArrayList<>();
        Map<Character, String> owners = new HashMap<>();
        boolean isSound = true;
        for (String name : declared.keySet()) {
            Optional<PieceKind> kind = kind(name, declared.getOrDefault(name, whole.idPlace()));
            isSound &= kind.isPresent() && isUnlike(kind.get(), owners);
            kind.ifPresent(kinds::add);
        }
        references(declared.keySet());
        kinds.sort(Comparator.comparing(kind -> !kind.name().equals(MAN)));
        return isSound ? Optional.of(kinds) : Optional.empty();
    }

    private Optional<PieceKind> kind(String name, SourceSpan declaredAt) {
        String path = Settings.LETTERS.of(name);
        Stated stated = whole.settings().values().get(path);
        if (stated != null && !stated.isReadable()) {
            return Optional.empty();
        }
        String letters = Optional.ofNullable(stated)
                .flatMap(Stated::value)
                .map(String.class::cast)
                .orElse(USUAL_LETTERS.getOrDefault(name, ""));
        if (letters.isEmpty()) {
            findings.error("missing-key", declaredAt, path);
            return Optional.empty();
        }
        boolean isPair = letters.length() == 2
                && letters.chars().allMatch(Character::isLetter)
                && letters.charAt(0) != letters.charAt(1)
                && !letters.contains(RESERVED);
        if (!isPair) {
            findings.error("bad-letters", placeOf(name, declaredAt), name, letters);
            return Optional.empty();
        }
        return Optional.of(new PieceKind(name, letters.charAt(0), letters.charAt(1)));
    }

    private boolean isUnlike(PieceKind kind, Map<Character, String> owners) {
        boolean isUnlike = true;
        for (char letter : List.of(kind.white(), kind.black())) {
            String owner = owners.putIfAbsent(letter, kind.name());
            if (owner != null) {
                SourceSpan place =
                        placeOf(kind.name(), whole.settings().kinds().getOrDefault(kind.name(), whole.idPlace()));
                findings.error("shared-letter", place, "" + letter, owner, kind.name());
                isUnlike = false;
            }
        }
        return isUnlike;
    }

    private SourceSpan placeOf(String kind, SourceSpan otherwise) {
        Stated stated = whole.settings().values().get(Settings.LETTERS.of(kind));
        return stated == null ? otherwise : stated.place();
    }

    /** Settings that name kinds must name declared ones, or say the word that is their default. */
    private void references(Set<String> kinds) {
        whole.settings()
                .values()
                .forEach((path, stated) -> Settings.at(path)
                        .filter(setting ->
                                !stated.tree().isNothing() && Leaves.type(setting.type()) instanceof ValueType.KindName)
                        .ifPresent(setting -> areKinds(stated.tree(), kinds, setting.defaultValue(), findings)));
        Stated endings = whole.settings().values().get(Settings.ENDINGS.path());
        if (endings != null && !endings.tree().isNothing()) {
            endings.tree().leaves().forEach(leaf -> ending(leaf, kinds));
        }
    }

    private void ending(Tree.Leaf leaf, Set<String> kinds) {
        new ValueType.EndingText()
                .read(leaf.text())
                .ifPresent(ending -> ending.kinds().stream()
                        .filter(kind -> !kinds.contains(kind))
                        .forEach(kind ->
                                findings.error("unknown-kind", leaf.place(), kind, Findings.hint(kind, kinds))));
    }

    /** Whether all words in a tree that could be kinds are, or are the default. */
    static boolean areKinds(Tree tree, Set<String> kinds, @Nullable Object standard, Findings findings) {
        List<Tree.Leaf> unknown = Leaves.readable(tree, new ValueType.KindName())
                .filter(leaf -> !kinds.contains(leaf.text()) && !leaf.text().equals(standard))
                .toList();
        unknown.forEach(
                leaf -> findings.error("unknown-kind", leaf.place(), leaf.text(), Findings.hint(leaf.text(), kinds)));
        return unknown.isEmpty();
    }
}
