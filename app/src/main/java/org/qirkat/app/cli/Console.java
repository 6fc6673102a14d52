package org.qirkat.app.cli;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Text;

/**
 * The streams of one call, buffered and in UTF-8, with {@code \n} after every line whatever the machine.
 * What has been printed goes out before anything is reported, so that the two streams keep their order.
 */
final class Console {
    private final PrintWriter out;
    private final PrintWriter err;
    private final BufferedReader in;
    private final Map<String, String> environment;
    private Locale locale;

    Console(InputStream in, OutputStream out, OutputStream err, Map<String, String> environment, Locale locale) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = writer(out);
        this.err = writer(err);
        this.environment = Map.copyOf(environment);
        this.locale = locale;
    }

    /** The streams of the process. */
    static Console system() {
        return new Console(
                System.in,
                new java.io.FileOutputStream(java.io.FileDescriptor.out),
                new java.io.FileOutputStream(java.io.FileDescriptor.err),
                System.getenv(),
                Locale.getDefault());
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 15));
    }

    /** Says everything in a language from now on. */
    void speak(Locale language) {
        locale = language;
    }

    Locale locale() {
        return locale;
    }

    Map<String, String> environment() {
        return environment;
    }

    BufferedReader in() {
        return in;
    }

    PrintWriter out() {
        return out;
    }

    PrintWriter err() {
        return err;
    }

    /** Prints a line of the result. */
    void print(String line) {
        out.write(line);
        out.write('\n');
    }

    void print(Text line) {
        print(say(line));
    }

    /** Reports a line that is not part of the result. */
    void report(String line) {
        out.flush();
        err.write(line);
        err.write('\n');
        err.flush();
    }

    void report(Text line) {
        report(say(line));
    }

    void report(List<Diagnostic> findings) {
        findings.forEach(finding -> report(finding.in(locale)));
    }

    String say(Text text) {
        return text.in(locale);
    }

    String say(Diagnostic finding) {
        return finding.in(locale);
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
