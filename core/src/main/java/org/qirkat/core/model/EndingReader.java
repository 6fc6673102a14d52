package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads an ending as a rule file writes it, or finds the words in it that are wrong. For one text. */
final class EndingReader {
    private static final String NUMBER = "(0|[1-9][0-9]?)(?:(\\+)|-([1-9][0-9]?))?";
    private static final String END = "won|drawn(?:\\s+after\\s+([1-9][0-9]{0,2})\\s+moves?)?";
    private static final String SIDE =
            "\\s*" + NUMBER + "\\s+[a-z][a-z0-9-]*(\\s+\\+\\s+" + NUMBER + "\\s+[a-z][a-z0-9-]*)*\\s*";

    /** What an ending looks like, apart from what one number or kind has to do with another. */
    static final String PATTERN = SIDE + "\\sv\\s" + SIDE + "(,\\s*" + NUMBER + "\\s* in all)?:\\s*(" + END + ")\\s*";

    private static final Pattern AMOUNT = Pattern.compile(NUMBER);
    private static final Pattern TERM = Pattern.compile("(\\S+)\\s+([a-z][a-z0-9-]*)");
    private static final Pattern RESULT = Pattern.compile(END);
    private static final String IN_ALL = " in all";

    private final List<Text> faults = new ArrayList<>();

    /** What is wrong with a text; nothing if it is an ending. */
    static Optional<Text> fault(String text) {
        EndingReader reader = new EndingReader();
        reader.ending(text);
        return reader.faults.stream().findFirst();
    }

    static Optional<Ending> read(String text) {
        EndingReader reader = new EndingReader();
        Ending ending = reader.ending(text);
        return reader.faults.isEmpty() ? Optional.of(ending) : Optional.empty();
    }

    private Ending ending(String text) {
        int colon = text.indexOf(':');
        String forces = colon < 0 ? text : text.substring(0, colon);
        String result = colon < 0 ? "" : text.substring(colon + 1).strip();
        int comma = forces.indexOf(',');
        Ending.Amount total = comma < 0 ? Ending.Amount.EVERY : total(forces.substring(comma + 1));
        String[] sides = (comma < 0 ? forces : forces.substring(0, comma)).split("\\sv\\s", -1);
        if (sides.length != 2) {
            wrong("ending.sides");
        }
        Ending.Force first = force(sides[0]);
        Ending.Force second = force(sides[sides.length - 1]);
        Matcher end = RESULT.matcher(result);
        if (colon < 0) {
            wrong("ending.no-result");
        } else if (!end.matches()) {
            wrong("ending.result", result);
        }
        boolean isLate = end.matches() && end.group(1) != null;
        return new Ending(
                first,
                second,
                total,
                result.equals("won") ? Ending.Result.WON : Ending.Result.DRAWN,
                isLate ? Integer.parseInt(end.group(1)) : 0);
    }

    private Ending.Amount total(String text) {
        if (!text.endsWith(IN_ALL)) {
            wrong("ending.total", text.strip());
            return Ending.Amount.EVERY;
        }
        return amount(text.substring(0, text.length() - IN_ALL.length()).strip());
    }

    private Ending.Force force(String text) {
        List<Ending.Term> terms = new ArrayList<>();
        Set<String> kinds = new HashSet<>();
        for (String part : text.split("\\s\\+\\s", -1)) {
            Matcher term = TERM.matcher(part.strip());
            if (!term.matches()) {
                wrong("ending.term", part.strip());
            } else if (!kinds.add(term.group(2))) {
                wrong("ending.twice", term.group(2));
            } else {
                terms.add(new Ending.Term(amount(term.group(1)), term.group(2)));
            }
        }
        return new Ending.Force(terms);
    }

    private Ending.Amount amount(String text) {
        Matcher amount = AMOUNT.matcher(text);
        if (!amount.matches()) {
            wrong("ending.amount", text);
            return Ending.Amount.EVERY;
        }
        int least = Integer.parseInt(amount.group(1));
        if (amount.group(2) != null) {
            return new Ending.Amount(least, Ending.Amount.UNBOUNDED);
        }
        int most = amount.group(3) == null ? least : Integer.parseInt(amount.group(3));
        if (most < least) {
            wrong("ending.amount", text);
        }
        return new Ending.Amount(least, most);
    }

    private void wrong(String key, Object... arguments) {
        faults.add(Text.of(EndingReader.class, key, arguments));
    }
}
