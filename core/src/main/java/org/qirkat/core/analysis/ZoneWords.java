package org.qirkat.core.analysis;

import static org.qirkat.core.analysis.RulesInWords.words;

import org.qirkat.core.model.Text;
import org.qirkat.core.model.Zone;

/** The parts of a board in words. */
final class ZoneWords {
    private ZoneWords() {}

    /** A zone as a piece's own side sees it. */
    static Text of(Zone zone) {
        return zone.isRegion() ? words("zone.region", zone.word()) : words("zone." + zone.word());
    }
}
