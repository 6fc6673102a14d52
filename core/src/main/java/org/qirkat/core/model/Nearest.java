package org.qirkat.core.model;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Guesses which known word was meant by an unknown one. */
public final class Nearest {
    private static final int LONGEST = 64;

    private Nearest() {}

    /**
     * The known word with the fewest slips of the pen, the first in alphabetical order among equals; empty if none is near.
     * A slip is a letter added, dropped, changed, or exchanged with its neighbour; a word may have two, a short one has one.
     * Capitals do not matter.
     */
    public static Optional<String> to(String word, Collection<String> known) {
        int most = word.length() <= 3 ? 1 : 2;
        Optional<String> best = Optional.empty();
        int fewest = most + 1;
        for (String candidate : known.stream().sorted().toList()) {
            int slips = slips(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (slips < fewest && slips < Math.max(word.length(), candidate.length())) {
                fewest = slips;
                best = Optional.of(candidate);
            }
        }
        return best;
    }

    /** The distance of two words; a great number if they cannot be near. */
    private static int slips(String a, String b) {
        if (a.length() > LONGEST || b.length() > LONGEST || Math.abs(a.length() - b.length()) > 2) {
            return Integer.MAX_VALUE;
        }
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int changed = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + changed, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                boolean exchanged =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (exchanged) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
