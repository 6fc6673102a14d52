package org.qirkat.core.model;

import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/**
 * A sentence for people: a key of the message bundle that lies beside a class, with arguments.
 * The bundle is {@code messages.properties} in the package of {@code owner}, read by its class loader, so a plug-in's
 * own bundle serves a plug-in's sentences. Values are {@link MessageFormat} patterns: an apostrophe is written twice.
 * Arguments that are texts or lists of texts are said in the same language. A language falls back to English.
 */
public record Text(Class<?> owner, String key, List<Object> arguments) {
    private static final ResourceBundle.Control ENGLISH_LAST =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    public Text {
        arguments = List.copyOf(arguments);
    }

    public static Text of(Class<?> owner, String key, Object... arguments) {
        return new Text(owner, key, Arrays.asList(arguments));
    }

    /** The sentence of a key if the English bundle has one, else of another key. */
    public static Text ofEither(Class<?> owner, String key, String otherwise, Object... arguments) {
        Text first = of(owner, key, arguments);
        return of(owner, first.isWritten() ? key : otherwise, arguments);
    }

    private boolean isWritten() {
        return bundle(Locale.ENGLISH).containsKey(key);
    }

    private ResourceBundle bundle(Locale locale) {
        return ResourceBundle.getBundle(owner.getPackageName() + ".messages", locale, loader(), ENGLISH_LAST);
    }

    /** A sentence that is already in words: what an author wrote in a rule file. */
    public static Text verbatim(String words) {
        return of(Text.class, "verbatim", words);
    }

    /** The sentence in a language; a key without a sentence is said as the key, in brackets. */
    public String in(Locale locale) {
        Object[] said = arguments.stream().map(a -> said(a, locale)).toArray();
        try {
            String pattern = bundle(locale).getString(key);
            MessageFormat format = new MessageFormat(pattern, locale);
            keepNumbers(format.getFormatsByArgumentIndex(), said);
            return format.format(said);
        } catch (MissingResourceException absent) {
            return "[" + key + (said.length == 0 ? "" : " " + Arrays.toString(said)) + "]";
        }
    }

    /** Leaves numbers as they are where the pattern asks for numbers; elsewhere they are said without grouping. */
    private void keepNumbers(Format[] formats, Object[] said) {
        for (int i = 0; i < Math.min(formats.length, said.length); i++) {
            if (formats[i] instanceof NumberFormat && arguments.get(i) instanceof Number) {
                said[i] = arguments.get(i);
            }
        }
    }

    private ClassLoader loader() {
        ClassLoader own = owner.getClassLoader();
        return own == null ? ClassLoader.getSystemClassLoader() : own;
    }

    private static Object said(Object argument, Locale locale) {
        if (argument instanceof Text text) {
            return text.in(locale);
        } else if (argument instanceof List<?> list) {
            return String.join(
                    ", ", list.stream().map(a -> said(a, locale).toString()).toList());
        } else {
            return argument.toString();
        }
    }

    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
