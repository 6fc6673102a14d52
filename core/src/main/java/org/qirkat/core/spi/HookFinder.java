package org.qirkat.core.spi;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;

/** Finds hooks on the class path and in jars, and says what is wrong with those it cannot serve. */
final class HookFinder {
    private static final String NAME = "[a-z0-9]+(-[a-z0-9]+)*";
    private static final ClassLoader OWN = HookProvider.class.getClassLoader();

    /** How often one loader may fail before the rest of it is given up. */
    private static final int MOST_FAILURES = 100;

    private final Map<String, List<HookRegistry.Found>> found = new TreeMap<>();
    private final List<Diagnostic> findings = new ArrayList<>();

    /** The registry of what has been found so far; of several hooks of one name it has none. */
    HookRegistry registry() {
        Map<String, HookRegistry.Found> served = new TreeMap<>();
        List<Diagnostic> all = new ArrayList<>(findings);
        found.forEach((name, hooks) -> {
            HookRegistry.Found first = hooks.get(0);
            if (hooks.size() == 1) {
                served.put(name, first);
            } else {
                List<String> owners = hooks.stream().map(HookFinder::describe).toList();
                all.add(error("twin-hook", first.origin(), name, owners));
            }
        });
        return new HookRegistry(served, all);
    }

    private static String describe(HookRegistry.Found hook) {
        return hook.provider().getClass().getName() + " (" + hook.origin() + ")";
    }

    void classPath() {
        services(OWN, "");
    }

    /** Looks into every jar of a folder, in alphabetical order, each with a class loader of its own. */
    void folder(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .sorted()
                    .forEach(this::jar);
        } catch (IOException unreadable) {
            add("broken-folder", folder.toString(), String.valueOf(unreadable.getMessage()));
        }
    }

    private void jar(Path jar) {
        // a class loader passes over a file that is no jar in silence
        try (JarFile opened = new JarFile(jar.toFile())) {
            if (opened.getEntry("META-INF/services/" + HookProvider.class.getName()) == null) {
                add("no-hooks", jar.toString());
                return;
            }
            services(new URLClassLoader(new URL[] {jar.toUri().toURL()}, OWN), jar.toString());
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException("every file has a URL: " + jar, impossible);
        } catch (IOException broken) {
            add("broken-jar", jar.toString(), String.valueOf(broken.getMessage()));
        }
    }

    /** @param jar where the loader's own classes are; empty for the class path */
    private void services(ClassLoader loader, String jar) {
        Iterator<ServiceLoader.Provider<HookProvider>> offers =
                ServiceLoader.load(HookProvider.class, loader).stream().iterator();
        for (int failures = 0; failures < MOST_FAILURES; ) {
            try {
                if (!offers.hasNext()) {
                    return;
                }
                ServiceLoader.Provider<HookProvider> offer = offers.next();
                boolean isInherited = !jar.isEmpty() && offer.type().getClassLoader() != loader;
                if (!isInherited) {
                    provider(offer, jar.isEmpty() ? origin(offer.type()) : jar);
                }
            } catch (ServiceConfigurationError | LinkageError broken) {
                failures++;
                add("broken-hook", jar.isEmpty() ? "class path" : jar, reason(broken));
            }
        }
    }

    private static String origin(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null || source.getLocation() == null
                ? type.getName()
                : Path.of(java.net.URI.create(source.getLocation().toString())).toString();
    }

    private void provider(ServiceLoader.Provider<HookProvider> offer, String origin) {
        try {
            HookProvider provider = offer.get();
            String name = String.valueOf(provider.name());
            List<String> parameters =
                    provider.parameters().stream().map(Parameter::name).toList();
            boolean isDistinct = parameters.stream().distinct().count() == parameters.size();
            if (!name.matches(NAME)) {
                add("bad-hook-name", origin, offer.type().getName(), name);
            } else if (!isDistinct) {
                add("twin-parameters", origin, offer.type().getName(), parameters);
            } else {
                found.computeIfAbsent(name, n -> new ArrayList<>()).add(new HookRegistry.Found(provider, origin));
            }
        } catch (RuntimeException | ServiceConfigurationError | LinkageError broken) {
            add("broken-hook", origin, offer.type().getName() + ": " + reason(broken));
        }
    }

    private static String reason(Throwable broken) {
        Throwable cause = broken.getCause();
        return cause == null ? broken.toString() : broken + ": " + cause;
    }

    private void add(String code, String origin, Object... arguments) {
        findings.add(error(code, origin, arguments));
    }

    private static Diagnostic error(String code, String origin, Object... arguments) {
        return Diagnostic.error(code, SourceSpan.startOf(origin), Text.of(HookRegistry.class, code, arguments));
    }
}
