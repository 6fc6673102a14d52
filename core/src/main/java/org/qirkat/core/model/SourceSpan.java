package org.qirkat.core.model;

/**
 * A place in a file: lines and columns count from 1, columns in code points; the end is exclusive.
 *
 * @param file the path as the user named it, or the resource's path
 */
public record SourceSpan(String file, int line, int column, int endLine, int endColumn) {
    public SourceSpan {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("lines and columns count from 1, not " + line + ":" + column);
        }
    }

    /** The first character of a file, for what concerns the whole of it. */
    public static SourceSpan startOf(String file) {
        return new SourceSpan(file, 1, 1, 1, 1);
    }

    /** The same place moved right on its line by a number of characters, one character wide. */
    public SourceSpan right(int characters) {
        return new SourceSpan(file, line, column + characters, line, column + characters + 1);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
