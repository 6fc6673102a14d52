package org.qirkat.core.model;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Why a file cannot be read or written, in words. */
public final class FileFault {
    private FileFault() {}

    public static Text of(IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return say("file.missing");
        } else if (cause instanceof AccessDeniedException) {
            return say("file.forbidden");
        } else if (cause instanceof FileAlreadyExistsException) {
            return say("file.exists");
        }
        String reason = cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
        return say("file.other", Objects.requireNonNullElse(reason, "?"));
    }

    private static Text say(String key, Object... arguments) {
        return Text.of(FileFault.class, key, arguments);
    }
}
