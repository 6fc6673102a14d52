package org.qirkat.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the Spanish of every bundle of the project against its English. */
class BundlesTest {
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");

    /** The message bundles of all modules, from the folder above this module. */
    static List<Path> bundles() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            List<Path> found = files.filter(file -> file.endsWith("messages.properties"))
                    .filter(file -> file.toString().contains("/src/main/resources/"))
                    .sorted()
                    .toList();
            assertThat(found).hasSizeGreaterThan(10);
            return found;
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void spanish_says_every_sentence(Path english) throws IOException {
        assertThat(read(spanish(english)).stringPropertyNames())
                .containsExactlyInAnyOrderElementsOf(read(english).stringPropertyNames());
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void spanish_sentences_have_the_arguments_of_the_english_ones(Path english) throws IOException {
        Properties spanish = read(spanish(english));
        Properties sentences = read(english);
        for (String key : sentences.stringPropertyNames()) {
            assertThat(arguments(spanish.getProperty(key, "")))
                    .as(key)
                    .isEqualTo(arguments(sentences.getProperty(key)));
            if (!isUsage(key)) {
                assertThat(new MessageFormat(spanish.getProperty(key, ""), Locale.ROOT).toPattern())
                        .as(key)
                        .isNotNull();
            }
        }
    }

    /** Usage texts are no message formats. */
    private static boolean isUsage(String key) {
        return key.contains("usage.") || key.startsWith("option.") || key.startsWith("parameter.");
    }

    private static SortedSet<String> arguments(String sentence) {
        SortedSet<String> arguments = new TreeSet<>();
        ARGUMENT.matcher(sentence).results().map(MatchResult::group).forEach(arguments::add);
        return arguments;
    }

    private static Path spanish(Path english) {
        return english.resolveSibling("messages_es.properties");
    }

    private static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }
}
