package org.qirkat.core.load;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.qirkat.core.model.SourceSpan;

/** Makes text of a file's bytes: UTF-8 without exception, a byte order mark left out, in lines of bearable length. */
final class Utf8 {
    private static final int MOST_BYTES = 1 << 20;
    private static final int LONGEST_LINE = 10_000;

    private Utf8() {}

    static Optional<String> read(RuleFile file, Findings findings) {
        byte[] bytes = file.content();
        if (bytes.length > MOST_BYTES) {
            findings.error("too-large", SourceSpan.startOf(file.name()));
            return Optional.empty();
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(in)
                    .toString();
            return shortLines(file.name(), text.startsWith("\uFEFF") ? text.substring(1) : text, findings);
        } catch (CharacterCodingException notText) {
            // the decoder stops in front of the bytes it cannot read
            String before = new String(bytes, 0, in.position(), StandardCharsets.UTF_8);
            findings.error("not-text", placeAfter(file.name(), before));
            return Optional.empty();
        }
    }

    /** The text, unless a line is so long that reading it as YAML would take seconds. */
    private static Optional<String> shortLines(String file, String text, Findings findings) {
        int line = 1;
        for (String content : (Iterable<String>) text.lines()::iterator) {
            if (content.length() > LONGEST_LINE) {
                findings.error("long-line", new SourceSpan(file, line, 1, line, 2), "" + LONGEST_LINE);
                return Optional.empty();
            }
            line++;
        }
        return Optional.of(text);
    }

    /** The place of the character behind a text that begins a file. */
    static SourceSpan placeAfter(String file, String before) {
        String text = before.startsWith("\uFEFF") ? before.substring(1) : before;
        String[] lines = text.split("\r\n|\r|\n", -1);
        String last = lines[lines.length - 1];
        int column = last.codePointCount(0, last.length()) + 1;
        return new SourceSpan(file, lines.length, column, lines.length, column + 1);
    }
}
