package org.qirkat.app.workbench.library;

import org.qirkat.core.model.Text;

/**
 * A rule set in the list.
 *
 * @param id what it is asked for by: an id or a path
 * @param detail points and region; of a broken file, its first fault
 */
public record Item(String id, String name, String family, Text detail, String summary, boolean broken) {
    boolean fits(String wanted) {
        String all = (id + " " + name + " " + family + " " + detail + " " + summary).toLowerCase(java.util.Locale.ROOT);
        for (String word : wanted.strip().toLowerCase(java.util.Locale.ROOT).split("\\s+")) {
            if (!all.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
