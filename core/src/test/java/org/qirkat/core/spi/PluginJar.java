package org.qirkat.core.spi;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A plug-in's jar that a test builds: sources are compiled, and their classes named as providers. */
public final class PluginJar {
    private final Path work;
    private final List<String> providers = new ArrayList<>();
    private final List<JavaFileObject> sources = new ArrayList<>();

    /** @param work an empty folder for class files */
    public PluginJar(Path work) {
        this.work = work;
    }

    /** Adds the source of a class. */
    public PluginJar source(String className, String source) {
        URI uri = URI.create("string:///" + className.replace('.', '/') + ".java");
        sources.add(new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        });
        return this;
    }

    /** Names a class as a provider, whether it is there or not. */
    public PluginJar provider(String className) {
        providers.add(className);
        return this;
    }

    /** Adds another file, such as a message bundle. */
    public PluginJar file(String path, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(work.resolve(path).getParent()));
        Files.writeString(work.resolve(path), text);
        return this;
    }

    public Path write(Path jar) throws IOException {
        Files.createDirectories(work);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options =
                List.of("-d", work.toString(), "-proc:none", "-classpath", System.getProperty("java.class.path", ""));
        if (!sources.isEmpty()
                && !compiler.getTask(null, null, null, options, null, sources).call()) {
            throw new IllegalArgumentException("the sources of " + jar + " do not compile");
        }
        file("META-INF/services/" + HookProvider.class.getName(), String.join("\n", providers));
        Files.createDirectories(Objects.requireNonNull(jar.getParent()));
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(work)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                entries.putNextEntry(
                        new JarEntry(work.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, entries);
            }
        }
        return jar;
    }

    /** The source of a provider without parameters. */
    public static String source(String packageName, String className, String hookName, String body) {
        return """
                package %s;
                import org.qirkat.core.spi.*;
                public final class %s implements HookProvider {
                    @Override public String name() { return "%s"; }
                    @Override public Hook bind(Parameters given, HookContext context) {
                        return (End) position -> java.util.Optional.empty();
                    }
                    %s
                }
                """.formatted(packageName, className, hookName, body);
    }

    /** The bytes of a file that is no jar. */
    static byte[] rubbish() {
        return "no jar".getBytes(StandardCharsets.UTF_8);
    }
}
