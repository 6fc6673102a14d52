package org.qirkat.core.model;

/** The twelve questions that a rule set's evidence must answer, each with the path where the answer stands. */
public enum Question {
    STEP("pieces.man.step"),
    CAPTURE_DIRECTIONS("pieces.man.capture"),
    OBLIGATION("capture.obligation"),
    CHAIN("capture.continuation"),
    PRECEDENCE("capture.precedence"),
    REMOVAL("capture.removal"),
    CROWNING("pieces.man.promotion"),
    WHO_STARTS("players.first"),
    SET_UP("setup"),
    BLOCKED_PLAYER("end.no-moves"),
    DRAWS("draws"),
    END("end.no-pieces");

    private final String path;

    Question(String path) {
        this.path = path;
    }

    /** The path of the setting, or group of settings, that answers it. */
    public String path() {
        return path;
    }
}
