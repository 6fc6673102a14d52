package org.qirkat.core.model;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The declaration of one setting: the single place for its type, default and alternatives.
 * Its meaning in words is the key {@code setting.} + path of this package's bundle.
 *
 * @param path where rule files have it; {@code *} stands for a name that the author gives, as that of a piece kind
 *     ({@code pieces.*.step.range})
 * @param defaultValue what holds where a rule set is silent; null where a rule set must not be
 * @param alternatives the values that relaxation and ablation try, the most permissive first
 */
public record Setting<T>(
        String path, ValueType<T> type, @Nullable T defaultValue, List<T> alternatives) {
    /** What stands for a name in a path. */
    public static final String STAR = "*";

    private static final String OF_KINDS = "pieces." + STAR + ".";

    public Setting {
        alternatives = List.copyOf(alternatives);
    }

    /** Whether a rule set must state it, itself or through its parents. */
    public boolean isRequired() {
        return defaultValue == null;
    }

    /** Whether it is there once for each name that an author gives. */
    public boolean hasStar() {
        return path.contains(STAR);
    }

    /** Whether it is there once for each piece kind. */
    public boolean isOfKinds() {
        return path.startsWith(OF_KINDS);
    }

    /** The path for one name. */
    public String of(String name) {
        return path.replace(STAR, name);
    }

    /** Whether a concrete path is this setting's; the name where the path has a star, else the empty text. */
    public Optional<String> matches(String concrete) {
        int star = path.indexOf(STAR);
        if (star < 0) {
            return path.equals(concrete) ? Optional.of("") : Optional.empty();
        }
        String tail = path.substring(star + 1);
        if (!concrete.startsWith(path.substring(0, star)) || !concrete.endsWith(tail)) {
            return Optional.empty();
        }
        int end = concrete.length() - tail.length();
        String name = end < star ? "" : concrete.substring(star, end);
        return name.isEmpty() || name.indexOf('.') >= 0 ? Optional.empty() : Optional.of(name);
    }

    public Text meaning() {
        return Text.of(Setting.class, "setting." + path);
    }

    /** The value as a rule file writes it. */
    @SuppressWarnings("unchecked") // values are put in a ruleset only after their own setting has read them
    public String write(Object value) {
        return type.write((T) value);
    }
}
