package org.qirkat.core.play.pdn;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The lines of a file, read one at a time: ended by LF, CR or both, in UTF-8 or, where a line is not that, in Windows
 * Latin.
 */
final class PdnLines implements Iterator<String> {
    private static final Charset EIGHT_BIT = Charset.forName("windows-1252");

    private final InputStream in;
    private int ahead;

    PdnLines(InputStream in) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.ahead = read();
    }

    @Override
    public boolean hasNext() {
        return ahead >= 0;
    }

    @Override
    public String next() {
        if (ahead < 0) {
            throw new NoSuchElementException();
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (ahead >= 0 && ahead != '\n' && ahead != '\r') {
            line.write(ahead);
            ahead = read();
        }
        boolean wasReturn = ahead == '\r';
        ahead = ahead < 0 ? ahead : read();
        if (wasReturn && ahead == '\n') {
            ahead = read();
        }
        return decoded(line.toByteArray());
    }

    private static String decoded(byte[] line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException eightBit) {
            return new String(line, EIGHT_BIT);
        }
    }

    private int read() {
        try {
            return in.read();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
