package org.qirkat.core.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds rule files without reading their rules: by name on the class path, by the line that states the id in folders. */
final class RuleFiles {
    private static final String SHIPPED = "org/qirkat/variants";
    private static final Pattern ID_LINE = Pattern.compile("^id:[ \\t]*[\"']?([^\\s\"'#]+)", Pattern.MULTILINE);
    /** An id stands near the top; no more of a file is looked at to find it. */
    private static final int HEAD = 16_384;
    /** The bytes of a file that are read at most; no rule file that loads is as long. */
    private static final int MOST = 16_000_000;

    private RuleFiles() {}

    /** The files that come with the program; each is called by its id. */
    static List<LibraryFile> shipped() {
        List<LibraryFile> found = new ArrayList<>();
        try {
            for (URL url : java.util.Collections.list(loader().getResources(SHIPPED))) {
                if (url.openConnection() instanceof JarURLConnection jar) {
                    jar.setUseCaches(false);
                    inJar(jar, found);
                } else {
                    Path root = Path.of(toUri(url));
                    for (Path path : under(root)) {
                        String name = root.relativize(path).toString().replace('\\', '/');
                        found.add(file(stem(path), "variants/" + name, path));
                    }
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the shipped rule sets cannot be read", unreadable);
        }
        return found;
    }

    private static void inJar(JarURLConnection connection, List<LibraryFile> found) throws IOException {
        TreeSet<String> names = new TreeSet<>();
        try (java.util.jar.JarFile jar = connection.getJarFile()) {
            jar.stream()
                    .map(java.util.zip.ZipEntry::getName)
                    .filter(name -> name.startsWith(SHIPPED + "/"))
                    .forEach(names::add);
        }
        for (String name : names) {
            if (!name.endsWith(".yaml")) {
                continue;
            }
            String perft = name.replaceFirst("\\.yaml$", ".perft");
            found.add(new LibraryFile(
                    name.substring(name.lastIndexOf('/') + 1, name.length() - ".yaml".length()),
                    "variants" + name.substring(SHIPPED.length()),
                    null,
                    () -> resource(name),
                    names.contains(perft) ? () -> resource(perft) : null));
        }
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = loader().getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException(name + " is gone");
            }
            return in.readAllBytes();
        }
    }

    /** The rule files in a folder and all folders below it, by path; none where there is no folder. */
    static List<LibraryFile> in(Path folder) {
        return Files.isDirectory(folder)
                ? under(folder).stream().map(RuleFiles::at).toList()
                : List.of();
    }

    /** One rule file; its id is the one it states, or its name. */
    static LibraryFile at(Path path) {
        return file(statedId(path), path.toString(), path);
    }

    private static LibraryFile file(String id, String name, Path path) {
        Path perft = path.resolveSibling(stem(path) + ".perft");
        return new LibraryFile(
                id, name, path, () -> bytes(path), Files.isRegularFile(perft) ? () -> bytes(perft) : null);
    }

    private static byte[] bytes(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(MOST);
        }
    }

    private static List<Path> under(Path folder) {
        try (Stream<Path> all = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            return all.filter(RuleFiles::isRuleFile)
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        } catch (IOException | UncheckedIOException unreadable) {
            // what cannot be walked (no permission, a circle of links) is left out; the rest of the library stands
            System.getLogger(RuleFiles.class.getName())
                    .log(System.Logger.Level.WARNING, "the folder " + folder + " is left out: " + unreadable);
            return List.of();
        }
    }

    static boolean isRuleFile(Path path) {
        String name = path.getFileName() == null ? "" : path.getFileName().toString();
        return (name.endsWith(".yaml") || name.endsWith(".yml")) && Files.isRegularFile(path);
    }

    private static String statedId(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            Matcher matcher = ID_LINE.matcher(new String(in.readNBytes(HEAD), StandardCharsets.UTF_8));
            return matcher.find() ? matcher.group(1) : stem(path);
        } catch (IOException unreadable) {
            return stem(path);
        }
    }

    private static String stem(Path path) {
        return String.valueOf(path.getFileName()).replaceFirst("\\.ya?ml$", "");
    }

    private static URI toUri(URL url) throws IOException {
        try {
            return url.toURI();
        } catch (URISyntaxException malformed) {
            throw new IOException(malformed);
        }
    }

    private static ClassLoader loader() {
        @Nullable ClassLoader own = RuleFiles.class.getClassLoader();
        return own == null ? ClassLoader.getSystemClassLoader() : own;
    }
}
