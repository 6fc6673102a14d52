package org.qirkat.core.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qirkat.core.model.Diagnostic;

class HookRegistryTest {
    @TempDir
    Path temp;

    private Path folder() {
        return temp.resolve("Mes r\u00e8gles 2026");
    }

    private Path jar(String name) {
        return folder().resolve(name);
    }

    private PluginJar plugin(String name) {
        return new PluginJar(temp.resolve("work-" + name));
    }

    private HookRegistry load() {
        return HookRegistry.load(List.of(folder(), folder()));
    }

    @Test
    void a_jar_in_a_plug_in_folder_is_found_with_its_own_sentences() throws IOException {
        Path jar = plugin("one")
                .source("stranger.Quiet", PluginJar.source("stranger", "Quiet", "quiet-end", ""))
                .provider("stranger.Quiet")
                .file("stranger/messages.properties", "quiet-end.summary=Never ends a game.\n")
                .write(jar("one.jar"));

        HookRegistry registry = load();

        assertThat(registry.findings()).isEmpty();
        HookRegistry.Found found = registry.find("quiet-end").orElseThrow();
        assertThat(found.origin()).isEqualTo(jar.toString());
        assertThat(found.provider().summary()).hasToString("Never ends a game.");
    }

    @Test
    void a_folder_that_is_not_there_is_an_empty_one() {
        HookRegistry registry = HookRegistry.load(List.of(temp.resolve("nowhere")));

        assertThat(registry.findings()).isEmpty();
    }

    @Test
    void two_hooks_of_one_name_are_both_refused_and_named() throws IOException {
        Path one = plugin("one")
                .source("a.One", PluginJar.source("a", "One", "twin", ""))
                .provider("a.One")
                .write(jar("one.jar"));
        Path two = plugin("two")
                .source("b.Two", PluginJar.source("b", "Two", "twin", ""))
                .provider("b.Two")
                .source("b.Other", PluginJar.source("b", "Other", "other", ""))
                .provider("b.Other")
                .write(jar("two.jar"));

        HookRegistry registry = load();

        assertThat(registry.find("twin")).isEmpty();
        assertThat(registry.find("other")).isPresent();
        assertThat(registry.findings())
                .extracting(Diagnostic::toString)
                .containsExactly(
                        one + ":1:1: error[twin-hook] several plug-ins call a hook 'twin', so none is used: a.One ("
                                + one + "), b.Two (" + two + ")");
    }

    @Test
    void a_broken_jar_hides_no_other() throws IOException {
        plugin("good")
                .source("a.Good", PluginJar.source("a", "Good", "good", ""))
                .provider("a.Good")
                .write(jar("good.jar"));
        Files.write(jar("broken.jar"), PluginJar.rubbish());

        HookRegistry registry = load();

        assertThat(registry.find("good")).isPresent();
        assertThat(registry.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.code()).isEqualTo("broken-jar");
            assertThat(finding.place().file()).isEqualTo(jar("broken.jar").toString());
        });
    }

    @Test
    void a_provider_that_cannot_be_made_hides_no_other() throws IOException {
        String throwing = "public Bad() { throw new IllegalStateException(\"no luck\"); }";
        String nameless = "@Override public java.util.List<Parameter<?>> parameters() { throw new Error0(); }"
                + " static final class Error0 extends RuntimeException {}";
        plugin("mixed")
                .provider("a.Missing")
                .source("a.Bad", PluginJar.source("a", "Bad", "bad", throwing))
                .provider("a.Bad")
                .source("a.Nameless", PluginJar.source("a", "Nameless", "nameless", nameless))
                .provider("a.Nameless")
                .source("a.Capital", PluginJar.source("a", "Capital", "Capital Name", ""))
                .provider("a.Capital")
                .source("a.Stray", "package a; public final class Stray {}")
                .provider("a.Stray")
                .source("a.Good", PluginJar.source("a", "Good", "good", ""))
                .provider("a.Good")
                .write(jar("mixed.jar"));

        HookRegistry registry = load();

        assertThat(registry.find("good")).isPresent();
        assertThat(registry.findings())
                .extracting(Diagnostic::code)
                .containsExactlyInAnyOrder("broken-hook", "broken-hook", "broken-hook", "broken-hook", "bad-hook-name");
        assertThat(registry.findings())
                .allMatch(finding ->
                        finding.place().file().equals(jar("mixed.jar").toString()))
                .anyMatch(finding -> finding.message().toString().contains("no luck"))
                .anyMatch(finding -> finding.message().toString().contains("a.Missing"));
    }

    @Test
    void a_parameter_declared_twice_is_a_finding() throws IOException {
        String parameters = """
                @Override public java.util.List<Parameter<?>> parameters() {
                    Parameter<?> one = new Parameter<>("plies", new org.qirkat.core.model.ValueType.Words(), "",
                            org.qirkat.core.model.Text.verbatim("plies"));
                    return java.util.List.of(one, one);
                }
                """;
        plugin("twice")
                .source("a.Twice", PluginJar.source("a", "Twice", "twice", parameters))
                .provider("a.Twice")
                .write(jar("twice.jar"));

        HookRegistry registry = load();

        assertThat(registry.find("twice")).isEmpty();
        assertThat(registry.findings()).extracting(Diagnostic::code).containsExactly("twin-parameters");
    }

    @Test
    void a_jar_without_hooks_is_a_finding() throws IOException {
        Files.createDirectories(folder());
        try (var out = new java.util.jar.JarOutputStream(Files.newOutputStream(jar("empty.jar")))) {
            out.putNextEntry(new java.util.jar.JarEntry("readme.txt"));
        }

        HookRegistry registry = load();

        assertThat(registry.findings()).extracting(Diagnostic::code).containsExactly("no-hooks");
    }
}
