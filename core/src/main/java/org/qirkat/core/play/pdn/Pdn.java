package org.qirkat.core.play.pdn;

import java.io.InputStream;
import java.util.Iterator;
import java.util.Optional;
import org.qirkat.core.play.Variant;

/**
 * Reads and writes games in Portable Draughts Notation.
 * Rule sets that the standard gives no number are written with two tags of our own: {@code Variant}, the id, and
 * {@code Rules}, the hash of the rules; their moves are written in the rule set's own names of points, moves of hooks
 * as the hook writes them (in quotation marks where they could be taken for something else), and a pass as
 * {@code pass}.
 */
public final class Pdn {
    private Pdn() {}

    /**
     * The records of a file, one at a time, each read when it is asked for. A line that is not UTF-8 is taken for
     * Windows Latin.
     *
     * @param name how findings name the file
     */
    public static Iterator<PdnRecord> records(InputStream file, String name) {
        return new PdnParser(new PdnScanner(new PdnLines(file), name));
    }

    /** Plays a record under a rule set, as far as it can be played; what is wrong is among the game's findings. */
    public static PdnGame play(PdnRecord record, Variant variant) {
        return PdnPlayer.play(record, variant);
    }

    /** The id of the rule set that a record names, by a {@code Variant} or a {@code GameType} tag. */
    public static Optional<String> ruleset(PdnRecord record) {
        Optional<String> ours = record.tags().get(PdnTags.VARIANT).filter(id -> !id.isBlank());
        return ours.isPresent()
                ? ours
                : record.tags()
                        .get(PdnTags.GAME_TYPE)
                        .flatMap(GameType::read)
                        .flatMap(type -> GameTypes.of(type.number()))
                        .map(GameTypes.Entry::ruleset);
    }

    /** The whole of a game with its tags and notes; reading it again gives the same tree. */
    public static String write(PdnGame game) {
        return new PdnWriter(game).write();
    }
}
