package org.qirkat.core.load;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.qirkat.core.model.SourceSpan;

/** Makes text of a file's bytes: UTF-8 without exception, a byte order mark left out. */
final class Utf8 {
    private static final int MOST_BYTES = 1 << 20;

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
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException notText) {
            // the decoder stops in front of the bytes it cannot read
            String before = new String(bytes, 0, in.position(), StandardCharsets.UTF_8);
            findings.error("not-text", placeAfter(file.name(), before));
            return Optional.empty();
        }
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
