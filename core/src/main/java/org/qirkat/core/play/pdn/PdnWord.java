package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be told of a written word without knowing any rules. */
final class PdnWord {
    /** No move is longer; what is longer is not looked at. */
    private static final int LONGEST = 200;

    private static final Set<String> RESULTS =
            Set.of("1-0", "0-1", "1/2-1/2", "1/2", "2-0", "0-2", "1-1", "0-0", "\u00bd-\u00bd", "\u00bd");

    private static final String SQUARE = "(?:[a-z][0-9]{1,2}|[0-9]{1,3})";
    private static final Pattern LONE = Pattern.compile(SQUARE, Pattern.CASE_INSENSITIVE);
    private static final Pattern OPEN_END =
            Pattern.compile("(?:.*[-x:])?" + SQUARE + "[-x:]", Pattern.CASE_INSENSITIVE);
    private static final Pattern WITHOUT_SIGN = Pattern.compile("([0-9]{2})([0-9]{2})|(?:[a-z][0-9]){2,}");
    private static final Pattern PATH = Pattern.compile(SQUARE + "(?:[-x:]" + SQUARE + ")+");

    private PdnWord() {}

    /** The word with one sign for each kind of dash and cross. */
    static String plain(String word) {
        StringBuilder plain = new StringBuilder(word);
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if ((c >= '\u2010' && c <= '\u2015') || c == '\u2212') {
                plain.setCharAt(i, '-');
            } else if (c == '\u00d7' || c == 'X') {
                plain.setCharAt(i, 'x');
            }
        }
        return plain.toString();
    }

    /** Whether a word is the beginning of a move or result that is written with blanks: {@code 1- 7}, {@code 1 - 7}. */
    static boolean wantsMore(String word, PdnToken next) {
        if (!next.is(PdnToken.Kind.WORD) || word.length() > LONGEST) {
            return false;
        }
        char first = plain(next.text().substring(0, 1)).charAt(0);
        if (OPEN_END.matcher(word).matches()) {
            return Character.isDigit(first)
                    || (Character.isLetter(first) && LONE.matcher(start(next)).lookingAt());
        }
        return LONE.matcher(word).matches() && "-x:".indexOf(first) >= 0;
    }

    private static String start(PdnToken token) {
        return token.text().substring(0, Math.min(token.text().length(), 3));
    }

    /** Whether a word is a result and can be no move. */
    static boolean isResult(String word) {
        return RESULTS.contains(word);
    }

    static boolean isOnlyStrength(String word) {
        return !word.isEmpty() && word.chars().allMatch(c -> c == '!' || c == '?');
    }

    /** Whether a word stands for a move that is not told, or is a move number without a dot. */
    static boolean isFiller(String word) {
        return word.chars().allMatch(c -> "-.\u2026".indexOf(c) >= 0)
                || (word.length() < 4 && word.chars().allMatch(Character::isDigit));
    }

    static String withoutStrength(String word) {
        int end = word.length();
        while (end > 0 && "!?".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        return word.substring(0, end);
    }

    static boolean hasDigit(String word) {
        return word.chars().anyMatch(c -> c >= '0' && c <= '9');
    }

    /** The squares a move is written with, in their order; empty if it is no move. */
    static List<String> squares(String word) {
        String small = word.length() > LONGEST ? "" : word.toLowerCase(java.util.Locale.ROOT);
        Matcher without = WITHOUT_SIGN.matcher(small);
        List<String> squares = new ArrayList<>();
        if (without.matches() && without.group(1) != null) {
            squares.add(bare(without.group(1)));
            squares.add(bare(without.group(2)));
        } else if (without.matches()) {
            for (int i = 0; i < small.length(); i += 2) {
                squares.add(small.substring(i, i + 2));
            }
        } else if (PATH.matcher(small).matches()) {
            for (String square : small.split("[-x:]")) {
                squares.add(bare(square));
            }
        }
        return squares;
    }

    /** Where words begin that stick to a move ({@code 26-22White wins}); the end if there are none. */
    static int remark(String word) {
        String small = word.length() > LONGEST ? "" : word.toLowerCase(java.util.Locale.ROOT);
        Matcher path = PATH.matcher(small);
        boolean sticks = squares(word).isEmpty()
                && path.lookingAt()
                && path.end() < small.length()
                && Character.isLetter(small.charAt(path.end()));
        return sticks ? path.end() : word.length();
    }

    /** Whether a move is written with the sign of a capture. */
    static boolean saysCapture(String word) {
        return word.indexOf('x') >= 0 || word.indexOf(':') >= 0;
    }

    /** A number without zeros before it. */
    static String bare(String square) {
        int zeros = 0;
        while (zeros < square.length() - 1 && square.charAt(zeros) == '0') {
            zeros++;
        }
        return square.substring(zeros);
    }
}
