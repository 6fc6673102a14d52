package org.qirkat.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.Parameter;

class ProvidersTest {
    private final List<HookProvider> providers = ServiceLoader.load(HookProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    @Test
    void the_service_loader_finds_the_shipped_hooks() {
        assertThat(providers)
                .extracting(HookProvider::name)
                .contains("closing-rows", "fanorona", "huffing", "king-limit", "no-return", "one-king-each", "opening");
    }

    @Test
    void each_hook_and_each_parameter_is_said_in_words() {
        List<Text> sentences = new ArrayList<>();
        for (HookProvider provider : providers) {
            sentences.add(provider.summary());
            provider.parameters().forEach(p -> sentences.add(p.meaning()));
        }
        assertThat(sentences)
                .hasSizeGreaterThan(6)
                .allSatisfy(sentence ->
                        assertThat(sentence.toString()).doesNotStartWith("[").hasSizeGreaterThan(20));
    }

    @Test
    void parameters_are_written_with_the_words_of_rule_files() {
        assertThat(providers.stream()
                        .flatMap(p -> p.parameters().stream().map(q -> p.name() + "." + q.name() + " " + usual(q))))
                .contains(
                        "closing-rows.reading one of l, l2, s1, s2",
                        "closing-rows.ends [north, south]",
                        "huffing.penalty before-move",
                        "huffing.faults no-capture",
                        "huffing.choice opponent",
                        "huffing.sanction huff");
    }

    private static String usual(Parameter<?> parameter) {
        Object usual = parameter.defaultValue();
        return usual == null ? parameter.type().expected().toString() : parameter.write(usual);
    }
}
