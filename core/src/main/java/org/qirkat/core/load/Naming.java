package org.qirkat.core.load;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.model.Zone;

/** What an author may give names to. */
enum Naming {
    KIND(SettingsReader.PIECES, "bad-kind"),
    REGION("board.regions", "bad-region"),
    TRACK("board.tracks", "bad-track");

    private final String group;
    private final String code;

    Naming(String group, String code) {
        this.group = group;
        this.code = code;
    }

    /** The naming that a group of settings is made by. */
    static Naming of(String group) {
        return Arrays.stream(values())
                .filter(naming -> naming.group.equals(group))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nothing is named in " + group));
    }

    boolean allows(String name) {
        return name.matches(pattern());
    }

    /** The names that are allowed, as a regular expression. */
    String pattern() {
        return "(?!(" + String.join("|", taken()) + ")$)" + new ValueType.KindName().pattern();
    }

    /** The code and key of the finding about a name that is not allowed. */
    String code() {
        return code;
    }

    /** The names that settings have as words of their own. */
    List<String> taken() {
        return switch (this) {
            case KIND -> List.of(Settings.NONE);
            case REGION ->
                Stream.concat(Zone.words().stream(), Stream.of(Settings.NONE)).toList();
            case TRACK -> BoardShape.GROUPS;
        };
    }
}
