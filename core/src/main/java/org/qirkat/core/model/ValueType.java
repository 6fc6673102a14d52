package org.qirkat.core.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The type of a setting or of a hook's parameter: how a value is written, and which values there are.
 * The text is always what the author typed; YAML's own guesses about {@code off} or {@code 010} never enter.
 */
public sealed interface ValueType<T> {
    /** What would be right, as a part of a sentence ("a whole number from 2 to 400"). */
    Text expected();

    /** The value as a rule file writes it. */
    String write(T value);

    /** A type whose values are single words. */
    sealed interface Scalar<T> extends ValueType<T> {
        Optional<T> read(String text);

        /** The words that may be written, where they can be listed; for suggestions and the schema. */
        default List<String> words() {
            return List.of();
        }

        /** A regular expression for what may be written beside the {@link #words}; for the schema. Empty for nothing. */
        default String pattern() {
            return words().isEmpty() ? ANYTHING : "";
        }

        /** What is wrong inside a text that is none of the values, where more can be said than what is expected. */
        default Optional<Text> fault(String text) {
            return Optional.empty();
        }
    }

    /** The regular expression for any text. */
    String ANYTHING = ".*";

    /** One of an enum's constants, written in lower case with dashes. */
    record Choice<E extends Enum<E>>(Class<E> constants) implements Scalar<E> {
        @Override
        public Optional<E> read(String text) {
            return Arrays.stream(constants.getEnumConstants())
                    .filter(c -> word(c).equals(text))
                    .findFirst();
        }

        @Override
        public List<String> words() {
            return Arrays.stream(constants.getEnumConstants()).map(Choice::word).toList();
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.choice", String.join(", ", words()));
        }

        @Override
        public String write(E value) {
            return word(value);
        }

        static String word(Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Yes or no; also written true/false and on/off. */
    record Flag() implements Scalar<Boolean> {
        @Override
        public Optional<Boolean> read(String text) {
            return switch (text) {
                case "yes", "true", "on" -> Optional.of(true);
                case "no", "false", "off" -> Optional.of(false);
                default -> Optional.empty();
            };
        }

        @Override
        public List<String> words() {
            return List.of("yes", "no");
        }

        @Override
        public String pattern() {
            return "true|false|on|off";
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.flag");
        }

        @Override
        public String write(Boolean value) {
            return value ? "yes" : "no";
        }
    }

    /**
     * A whole number in a range, in plain decimal digits.
     *
     * @param word a word that may be written for a number outside the range, or empty
     * @param wordMeans the number the word stands for
     */
    record Count(int least, int most, String word, int wordMeans) implements Scalar<Integer> {
        public static Count from(int least, int most) {
            return new Count(least, most, "", 0);
        }

        /** A number, or {@code off}, which is 0. */
        public static Count orOff(int least, int most) {
            return new Count(least, most, "off", 0);
        }

        /** A number, or {@code unlimited}, which is {@link Integer#MAX_VALUE}. */
        public static Count orUnlimited(int least, int most) {
            return new Count(least, most, "unlimited", Integer.MAX_VALUE);
        }

        @Override
        public Optional<Integer> read(String text) {
            if (!word.isEmpty() && text.equals(word)) {
                return Optional.of(wordMeans);
            }
            if (!text.matches(pattern())) {
                return Optional.empty();
            }
            int number = Integer.parseInt(text);
            return number < least || number > most ? Optional.empty() : Optional.of(number);
        }

        @Override
        public List<String> words() {
            return word.isEmpty() ? List.of() : List.of(word);
        }

        @Override
        public String pattern() {
            return "0|-?[1-9][0-9]{0,8}";
        }

        @Override
        public Text expected() {
            return word.isEmpty()
                    ? Text.of(ValueType.class, "type.count", "" + least, "" + most)
                    : Text.of(ValueType.class, "type.count-or-word", "" + least, "" + most, word);
        }

        @Override
        public String write(Integer value) {
            return !word.isEmpty() && value == wordMeans ? word : value.toString();
        }
    }

    /** Any words. */
    record Words() implements Scalar<String> {
        @Override
        public Optional<String> read(String text) {
            return Optional.of(text);
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.words");
        }

        @Override
        public String write(String value) {
            return value;
        }
    }

    /** The name of a piece kind that the rule set declares; that it is declared is checked where the whole is known. */
    record KindName() implements Scalar<String> {
        @Override
        public Optional<String> read(String text) {
            return text.matches(pattern()) ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String pattern() {
            return "[a-z][a-z0-9-]*";
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.kind");
        }

        @Override
        public String write(String value) {
            return value;
        }
    }

    /**
     * The word for a part of the board: a fixed one, or the name of a region; that it is declared is checked where the
     * whole is known.
     *
     * @param canBeNowhere whether {@link Zone#NOWHERE} may be written
     */
    record ZoneName(boolean canBeNowhere) implements Scalar<Zone> {
        @Override
        public Optional<Zone> read(String text) {
            return text.matches(pattern()) ? Optional.of(new Zone(text)) : Optional.empty();
        }

        @Override
        public String pattern() {
            return (canBeNowhere ? "" : "(?!" + Zone.NOWHERE + "$)") + new KindName().pattern();
        }

        @Override
        public List<String> words() {
            return Zone.words().stream()
                    .filter(word -> canBeNowhere || !word.equals(Zone.NOWHERE.word()))
                    .toList();
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.zone", String.join(", ", words()));
        }

        @Override
        public String write(Zone value) {
            return value.word();
        }
    }

    /** The name of a region, or the word for none; that it is declared is checked where the whole is known. */
    record RegionName() implements Scalar<String> {
        @Override
        public Optional<String> read(String text) {
            return text.matches(pattern()) ? Optional.of(text) : Optional.empty();
        }

        @Override
        public List<String> words() {
            return List.of(Settings.NONE);
        }

        @Override
        public String pattern() {
            return new KindName().pattern();
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.region");
        }

        @Override
        public String write(String value) {
            return value;
        }
    }

    /** The letter-and-number name of a point; that the board has it is checked where the whole is known. */
    record PointName() implements Scalar<Point> {
        @Override
        public Optional<Point> read(String text) {
            return text.matches(pattern())
                    ? Optional.of(new Point(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1))
                    : Optional.empty();
        }

        @Override
        public String pattern() {
            return "[a-z][1-9][0-9]?";
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.point");
        }

        @Override
        public String write(Point value) {
            return value.name();
        }
    }

    /** An ending; that its kinds are declared is checked where the whole is known. */
    record EndingText() implements Scalar<Ending> {
        @Override
        public Optional<Ending> read(String text) {
            return EndingReader.read(text);
        }

        @Override
        public Optional<Text> fault(String text) {
            return EndingReader.fault(text);
        }

        @Override
        public String pattern() {
            return EndingReader.PATTERN;
        }

        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.ending");
        }

        @Override
        public String write(Ending value) {
            return "\"" + value + "\"";
        }
    }

    /** A list; a single element may stand without brackets. */
    record ListOf<E>(ValueType<E> element) implements ValueType<List<E>> {
        @Override
        public Text expected() {
            return Text.of(ValueType.class, "type.list", element.expected());
        }

        @Override
        public String write(List<E> value) {
            List<String> written = new ArrayList<>();
            value.forEach(e -> written.add(element.write(e)));
            return "[" + String.join(", ", written) + "]";
        }
    }
}
