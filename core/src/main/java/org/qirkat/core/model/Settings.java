package org.qirkat.core.model;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All settings of the rule language, format 1, in the order in which they are shown. */
public final class Settings {
    /** The version of the rule language. */
    public static final int FORMAT = 1;

    /** The word for no kind of piece and no region. */
    public static final String NONE = "none";

    /** How points are named. */
    public enum PointNaming {
        ALGEBRAIC,
        NUMERIC
    }

    /** Who sits at the South edge, and who starts. */
    public static final Setting<Side> SOUTH = choice("players.south", Side.class, Side.WHITE);

    public static final Setting<Side> FIRST = choice("players.first", Side.class, Side.WHITE);
    public static final Setting<String> WHITE_NAME = setting("players.white.name", new ValueType.Words(), "");
    public static final Setting<String> BLACK_NAME = setting("players.black.name", new ValueType.Words(), "");

    public static final Setting<BoardShape> SHAPE = choice("board.shape", BoardShape.class, null);
    public static final Setting<Integer> WIDTH = setting("board.width", ValueType.Count.from(2, 26), 5);
    public static final Setting<Integer> HEIGHT = setting("board.height", ValueType.Count.from(2, 26), 5);
    public static final Setting<BoardShape.Corner> CORNER =
            choice("board.corner", BoardShape.Corner.class, BoardShape.Corner.LEFT);
    public static final Setting<Boolean> DIAGONALS = setting("board.diagonals", new ValueType.Flag(), false);
    public static final Setting<List<Point>> POINTS =
            setting("board.points", new ValueType.ListOf<>(new ValueType.PointName()), List.of());
    public static final Setting<List<List<Point>>> LINES = setting(
            "board.lines", new ValueType.ListOf<>(new ValueType.ListOf<>(new ValueType.PointName())), List.of());
    public static final Setting<List<List<Point>>> CIRCLES = setting(
            "board.circles", new ValueType.ListOf<>(new ValueType.ListOf<>(new ValueType.PointName())), List.of());

    /** Sets of points by name, for settings that speak of a part of the board. */
    public static final Setting<List<Point>> REGIONS =
            setting("board.regions.*", new ValueType.ListOf<>(new ValueType.PointName()), List.of());
    /** Groups of lines by name that are not drawn; only pieces whose settings name the group use them. */
    public static final Setting<List<List<Point>>> TRACKS = setting(
            "board.tracks.*", new ValueType.ListOf<>(new ValueType.ListOf<>(new ValueType.PointName())), List.of());

    /** How the men stand at the start. */
    public enum Pattern {
        /** As {@code setup.position} says. */
        WRITTEN,
        /** {@code setup.rows} full rows a side. */
        ROWS,
        /** Everything but the centre; the middle row is shared, each side's half on its {@code setup.hand}. */
        HALVES
    }

    /** A player's right or left hand. */
    public enum Hand {
        RIGHT,
        LEFT
    }

    public static final Setting<Pattern> PATTERN = choice("setup.pattern", Pattern.class, Pattern.HALVES);
    public static final Setting<Integer> ROWS = setting("setup.rows", ValueType.Count.from(1, 12), 3);
    public static final Setting<Integer> GAP = setting("setup.gap", ValueType.Count.from(0, 12), 0);
    public static final Setting<Hand> HAND = choice("setup.hand", Hand.class, Hand.RIGHT);
    public static final Setting<String> SETUP = setting("setup.position", new ValueType.Words(), "");

    public static final Setting<String> LETTERS = setting("pieces.*.letters", new ValueType.Words(), "");
    public static final Setting<List<Heading>> STEP_DIRECTIONS = setting(
            "pieces.*.step.directions",
            new ValueType.ListOf<>(new ValueType.Choice<>(Heading.class)),
            List.of(Heading.ANY),
            List.of(Heading.ANY),
            List.of(Heading.FORWARD, Heading.SIDEWAYS),
            List.of(Heading.FORWARD));
    public static final Setting<Integer> STEP_RANGE =
            setting("pieces.*.step.range", ValueType.Count.orUnlimited(1, 26), 1, Integer.MAX_VALUE, 1);
    public static final Setting<List<String>> STEP_LINES =
            setting("pieces.*.step.lines", new ValueType.ListOf<>(new ValueType.Words()), List.of(PieceRule.DRAWN));
    /** {@link #NONE} for a piece that steps equally far everywhere. */
    public static final Setting<String> FAR_REGION =
            setting("pieces.*.step.far.region", new ValueType.RegionName(), NONE, NONE);

    public static final Setting<Integer> FAR_RANGE =
            setting("pieces.*.step.far.range", ValueType.Count.orUnlimited(1, 26), 2);
    public static final Setting<Boolean> FAR_WITHIN = setting("pieces.*.step.far.within", new ValueType.Flag(), true);
    public static final Setting<Zone> FROZEN =
            setting("pieces.*.step.frozen", new ValueType.ZoneName(true), Zone.NOWHERE, Zone.NOWHERE);
    public static final Setting<List<Heading>> CAPTURE_DIRECTIONS = setting(
            "pieces.*.capture.directions",
            new ValueType.ListOf<>(new ValueType.Choice<>(Heading.class)),
            List.of(Heading.ANY),
            List.of(Heading.ANY),
            List.of(Heading.FORWARD, Heading.SIDEWAYS),
            List.of(Heading.FORWARD));
    public static final Setting<Integer> CAPTURE_RANGE =
            setting("pieces.*.capture.range", ValueType.Count.orUnlimited(1, 26), 1, Integer.MAX_VALUE, 1);
    public static final Setting<Integer> RUN =
            setting("pieces.*.capture.run", ValueType.Count.orUnlimited(1, 26), 1, Integer.MAX_VALUE, 1);
    public static final Setting<PieceRule.Landing> LANDING =
            choice("pieces.*.capture.landing", PieceRule.Landing.class, PieceRule.Landing.ANY);
    public static final Setting<List<String>> CAPTURE_LINES =
            setting("pieces.*.capture.lines", new ValueType.ListOf<>(new ValueType.Words()), List.of(PieceRule.DRAWN));
    /** An empty list stands for all kinds. */
    public static final Setting<List<String>> TAKES =
            setting("pieces.*.capture.takes", new ValueType.ListOf<>(new ValueType.KindName()), List.of(), List.of());

    /** {@link #NONE} for a piece that is never crowned. */
    public static final Setting<String> PROMOTES_TO = setting("pieces.*.promotion.to", new ValueType.KindName(), NONE);

    public static final Setting<Zone> ZONE = setting(
            "pieces.*.promotion.zone",
            new ValueType.ZoneName(false),
            Zone.FAR_ROW,
            Zone.FAR_ROW,
            Zone.FAR_CORNERS,
            Zone.NEAR_ROW);
    public static final Setting<PieceRule.Moment> MOMENT =
            choice("pieces.*.promotion.moment", PieceRule.Moment.class, PieceRule.Moment.MOVE_END);

    public static final Setting<CaptureRule.Obligation> OBLIGATION = new Setting<>(
            "capture.obligation",
            new ValueType.Choice<>(CaptureRule.Obligation.class),
            CaptureRule.Obligation.COMPULSORY,
            List.of(CaptureRule.Obligation.OPTIONAL, CaptureRule.Obligation.COMPULSORY));
    public static final Setting<CaptureRule.Continuation> CONTINUATION = new Setting<>(
            "capture.continuation",
            new ValueType.Choice<>(CaptureRule.Continuation.class),
            CaptureRule.Continuation.REQUIRED,
            List.of(
                    CaptureRule.Continuation.OPTIONAL,
                    CaptureRule.Continuation.REQUIRED,
                    CaptureRule.Continuation.NONE));
    public static final Setting<List<CaptureRule.Precedence>> PRECEDENCE = setting(
            "capture.precedence",
            new ValueType.ListOf<>(new ValueType.Choice<>(CaptureRule.Precedence.class)),
            List.of(),
            List.of(),
            List.of(CaptureRule.Precedence.QUANTITY));
    public static final Setting<CaptureRule.Removal> REMOVAL =
            choice("capture.removal", CaptureRule.Removal.class, CaptureRule.Removal.IMMEDIATE);
    public static final Setting<Boolean> REVERSAL =
            setting("capture.reversal", new ValueType.Flag(), true, true, false);
    public static final Setting<Boolean> TURNING = setting("capture.turning", new ValueType.Flag(), true, true, false);
    public static final Setting<CaptureRule.LandingPreference> LANDING_PREFERENCE = choice(
            "capture.landing-preference", CaptureRule.LandingPreference.class, CaptureRule.LandingPreference.NONE);

    public static final Setting<EndRule.Fate> NO_MOVES = choice("end.no-moves", EndRule.Fate.class, EndRule.Fate.LOSES);
    /** Having more pieces is no alternative to having any: who has none has fewer. */
    public static final Setting<EndRule.Fate> NO_PIECES = new Setting<>(
            "end.no-pieces",
            new ValueType.Choice<>(EndRule.Fate.class),
            EndRule.Fate.LOSES,
            List.of(EndRule.Fate.LOSES, EndRule.Fate.WINS, EndRule.Fate.DRAWS));

    public static final Setting<Integer> BARE = setting("end.bare", ValueType.Count.orOff(1, 40), 0, 0);

    /** The word {@code none} where no kind of piece wins or is royal. */
    public static final Setting<String> GOAL = setting("end.goal", new ValueType.KindName(), "none", "none");

    public static final Setting<String> ROYAL = setting("end.royal", new ValueType.KindName(), "none", "none");
    public static final Setting<List<Ending>> ENDINGS =
            setting("end.endings", new ValueType.ListOf<>(new ValueType.EndingText()), List.of(), List.of());

    public static final Setting<Integer> REPETITION = setting("draws.repetition", ValueType.Count.orOff(2, 9), 0, 0);
    public static final Setting<Integer> NO_PROGRESS =
            setting("draws.no-progress", ValueType.Count.orOff(2, 1000), 0, 0);
    public static final Setting<List<DrawRule.Progress>> PROGRESS = setting(
            "draws.progress",
            new ValueType.ListOf<>(new ValueType.Choice<>(DrawRule.Progress.class)),
            List.of(DrawRule.Progress.CAPTURE, DrawRule.Progress.MAN_MOVE));
    public static final Setting<Integer> DRAW_BARE = setting("draws.bare", ValueType.Count.orOff(1, 10), 0, 0);

    public static final Setting<PointNaming> POINT_NAMING =
            choice("notation.points", PointNaming.class, PointNaming.ALGEBRAIC);

    private static final List<Setting<?>> ALL = List.of(
            SHAPE,
            WIDTH,
            HEIGHT,
            CORNER,
            DIAGONALS,
            POINTS,
            LINES,
            CIRCLES,
            REGIONS,
            TRACKS,
            SOUTH,
            FIRST,
            WHITE_NAME,
            BLACK_NAME,
            PATTERN,
            ROWS,
            GAP,
            HAND,
            SETUP,
            LETTERS,
            STEP_DIRECTIONS,
            STEP_RANGE,
            STEP_LINES,
            FAR_REGION,
            FAR_RANGE,
            FAR_WITHIN,
            FROZEN,
            CAPTURE_DIRECTIONS,
            CAPTURE_RANGE,
            RUN,
            LANDING,
            CAPTURE_LINES,
            TAKES,
            PROMOTES_TO,
            ZONE,
            MOMENT,
            OBLIGATION,
            CONTINUATION,
            PRECEDENCE,
            REMOVAL,
            REVERSAL,
            TURNING,
            LANDING_PREFERENCE,
            NO_MOVES,
            NO_PIECES,
            BARE,
            GOAL,
            ROYAL,
            ENDINGS,
            REPETITION,
            NO_PROGRESS,
            PROGRESS,
            DRAW_BARE,
            POINT_NAMING);

    private static final Map<String, Setting<?>> BY_PATH =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Setting::path, Function.identity()));

    private Settings() {}

    public static List<Setting<?>> all() {
        return ALL;
    }

    /** The declaration a concrete path belongs to. */
    public static Optional<Setting<?>> at(String path) {
        Setting<?> plain = BY_PATH.get(path);
        return plain == null ? withStar(path) : Optional.of(plain);
    }

    /** The declaration whose path has a star where a concrete one has some word. */
    private static Optional<Setting<?>> withStar(String path) {
        for (int dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
            int end = path.indexOf('.', dot + 1);
            String tail = end < 0 ? "" : path.substring(end);
            Setting<?> setting = BY_PATH.get(path.substring(0, dot + 1) + Setting.STAR + tail);
            if (setting != null && setting.matches(path).isPresent()) {
                return Optional.of(setting);
            }
        }
        return Optional.empty();
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // the array is copied at once
    private static <T> Setting<T> setting(String path, ValueType<T> type, @Nullable T standard, T... alternatives) {
        return new Setting<>(path, type, standard, Arrays.asList(alternatives));
    }

    private static <E extends Enum<E>> Setting<E> choice(String path, Class<E> constants, @Nullable E standard) {
        boolean isRule = !path.startsWith("board.")
                && !path.startsWith("players.")
                && !path.startsWith("notation.")
                && !path.startsWith("setup.");
        List<E> alternatives = isRule ? List.of(constants.getEnumConstants()) : List.of();
        return new Setting<>(path, new ValueType.Choice<>(constants), standard, alternatives);
    }
}
