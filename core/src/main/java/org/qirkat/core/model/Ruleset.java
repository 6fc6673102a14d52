package org.qirkat.core.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One rule set with its effective settings: what a rule file and its parents say, and the defaults for the rest.
 * The one truth about a game; every derived fact is a method. Immutable.
 */
public final class Ruleset {
    private final About about;
    private final List<PieceKind> kinds;
    private final SortedMap<String, Object> values;
    private final List<HookUse> hooks;
    private final List<Source> sources;
    private final SortedMap<String, Evidence> evidence;
    private final List<Example> examples;
    private final SortedMap<String, SourceSpan> places;
    private final Board board;
    private final PointNames names;

    /**
     * Everything must have been checked against the declarations in {@link Settings}.
     *
     * @param kinds in the order of the rule file
     * @param values by concrete path, only what is stated
     * @param places where each stated path (settings, hooks, "hooks.name.parameter") is written
     */
    public Ruleset(
            About about,
            List<PieceKind> kinds,
            Map<String, Object> values,
            List<HookUse> hooks,
            List<Source> sources,
            Map<String, Evidence> evidence,
            List<Example> examples,
            Map<String, SourceSpan> places) {
        this.about = about;
        this.kinds = List.copyOf(kinds);
        this.values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
        this.hooks = List.copyOf(hooks);
        this.sources = List.copyOf(sources);
        this.evidence = Collections.unmodifiableSortedMap(new TreeMap<>(evidence));
        this.examples = List.copyOf(examples);
        this.places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
        for (String path : values.keySet()) {
            if (Settings.at(path).isEmpty()) {
                throw new IllegalArgumentException("no setting is called " + path + " (in " + about.id() + ")");
            }
        }
        this.board = Boards.build(this);
        this.names = new PointNames(board, get(Settings.POINT_NAMING));
    }

    public About about() {
        return about;
    }

    public String id() {
        return about.id();
    }

    public Board board() {
        return board;
    }

    public List<PieceKind> kinds() {
        return kinds;
    }

    public Optional<PieceKind> kind(String name) {
        return kinds.stream().filter(k -> k.name().equals(name)).findFirst();
    }

    public List<HookUse> hooks() {
        return hooks;
    }

    public List<Source> sources() {
        return sources;
    }

    public List<Example> examples() {
        return examples;
    }

    /** Evidence by the path it is stated for. */
    public SortedMap<String, Evidence> evidence() {
        return evidence;
    }

    /** The evidence for a path: its own, or that of the nearest group it lies in. */
    public Optional<Evidence> evidenceFor(String path) {
        for (String at = path; ; at = at.substring(0, at.lastIndexOf('.'))) {
            Evidence found = evidence.get(at);
            if (found != null || at.indexOf('.') < 0) {
                return Optional.ofNullable(found);
            }
        }
    }

    /** Where a path is stated; empty where the default holds. */
    public Optional<SourceSpan> placeOf(String path) {
        return Optional.ofNullable(places.get(path));
    }

    public SortedMap<String, SourceSpan> places() {
        return places;
    }

    /** What is stated, by concrete path. */
    public SortedMap<String, Object> values() {
        return values;
    }

    /** All concrete paths there are for this rule set's names and piece kinds, in the order of {@link Settings#all()}. */
    public List<String> paths() {
        List<String> paths = new ArrayList<>();
        for (Setting<?> setting : Settings.all()) {
            if (!setting.hasStar()) {
                paths.add(setting.path());
            } else if (!setting.isOfKinds()) {
                named(setting).keySet().forEach(name -> paths.add(setting.of(name)));
            } else if (setting.equals(Settings.LETTERS)) {
                kinds.forEach(kind ->
                        Settings.all().stream().filter(Setting::isOfKinds).forEach(s -> paths.add(s.of(kind.name()))));
            }
        }
        return paths;
    }

    /** The values of a setting that is there once for each name that the rule set gives, by name. */
    public <T> SortedMap<String, T> named(Setting<T> setting) {
        SortedMap<String, T> named = new TreeMap<>();
        for (String path : values.keySet()) {
            setting.matches(path).ifPresent(name -> named.put(name, get(setting, name)));
        }
        return named;
    }

    /** The effective value of a setting. */
    public <T> T get(Setting<T> setting) {
        return get(setting, setting.path());
    }

    /** The effective value of a setting for one piece kind or other name. */
    public <T> T get(Setting<T> setting, String name) {
        String path = setting.hasStar() ? setting.of(name) : setting.path();
        @SuppressWarnings("unchecked") // the reader put it there by this very setting
        T stated = (T) values.get(path);
        T value = stated == null ? setting.defaultValue() : stated;
        return Objects.requireNonNull(value, () -> "the required setting " + path + " is missing in " + id());
    }

    /** The effective value at a concrete path, as a rule file writes it. */
    public String written(String path) {
        Setting<?> setting = Settings.at(path).orElseThrow(() -> new IllegalArgumentException("no setting " + path));
        return setting.write(get(setting, setting.matches(path).orElseThrow()));
    }

    /** This rule set with one setting changed: the relaxation that explaining, comparing and ablation are made of. */
    public Ruleset with(String path, Object value) {
        SortedMap<String, Object> changed = new TreeMap<>(values);
        changed.put(path, value);
        return new Ruleset(about, kinds, changed, hooks, sources, evidence, examples, places);
    }

    /** This rule set without one of its hooks. */
    public Ruleset withoutHook(String name) {
        List<HookUse> fewer = hooks.stream().filter(h -> !h.name().equals(name)).toList();
        return new Ruleset(about, kinds, values, fewer, sources, evidence, examples, places);
    }

    /** The declared alternatives to a setting's effective value. */
    public List<Object> alternatives(String path) {
        Setting<?> setting = Settings.at(path).orElseThrow(() -> new IllegalArgumentException("no setting " + path));
        Object current = get(setting, setting.matches(path).orElseThrow());
        List<Object> others = new ArrayList<>(setting.alternatives());
        others.remove(current);
        return others;
    }

    public PointNames names() {
        return names;
    }

    /** 1 for the side that looks north, -1 for the other. */
    public int north(Side side) {
        return get(Settings.SOUTH) == side ? 1 : -1;
    }

    public PieceRule rule(PieceKind kind) {
        String name = kind.name();
        List<String> takes = get(Settings.TAKES, name);
        String becomes = get(Settings.PROMOTES_TO, name);
        return new PieceRule(
                kind,
                new PieceRule.Steps(
                        get(Settings.STEP_DIRECTIONS, name),
                        get(Settings.STEP_RANGE, name),
                        get(Settings.STEP_LINES, name),
                        far(name),
                        get(Settings.FROZEN, name)),
                new PieceRule.Captures(
                        get(Settings.CAPTURE_DIRECTIONS, name),
                        get(Settings.CAPTURE_RANGE, name),
                        get(Settings.RUN, name),
                        get(Settings.LANDING, name),
                        get(Settings.CAPTURE_LINES, name),
                        takes.isEmpty() ? kinds.stream().map(PieceKind::name).toList() : takes),
                becomes.equals(Settings.NONE)
                        ? Optional.empty()
                        : Optional.of(new PieceRule.Promotion(
                                becomes, get(Settings.ZONE, name), get(Settings.MOMENT, name))));
    }

    private Optional<PieceRule.Far> far(String kind) {
        String region = get(Settings.FAR_REGION, kind);
        return region.equals(Settings.NONE)
                ? Optional.empty()
                : Optional.of(new PieceRule.Far(region, get(Settings.FAR_RANGE, kind), get(Settings.FAR_WITHIN, kind)));
    }

    /**
     * Whether other kinds are crowned to a kind for good. Kinds that are crowned to each other in turn, as the men of
     * Seesaw Draughts that turn round, are no kings of each other.
     */
    public boolean isKing(PieceKind kind) {
        List<String> becomes = becomes(kind.name());
        return kinds.stream()
                .map(PieceKind::name)
                .anyMatch(other -> get(Settings.PROMOTES_TO, other).equals(kind.name()) && !becomes.contains(other));
    }

    /** Whether a kind can be crowned to a king. */
    public boolean isMan(PieceKind kind) {
        return kind(get(Settings.PROMOTES_TO, kind.name())).filter(this::isKing).isPresent();
    }

    /** A kind and what it can become by one crowning after the other. */
    private List<String> becomes(String kind) {
        List<String> becomes = new ArrayList<>();
        for (String next = kind; !next.equals(Settings.NONE) && !becomes.contains(next); ) {
            becomes.add(next);
            next = get(Settings.PROMOTES_TO, next);
        }
        return becomes;
    }

    public CaptureRule captures() {
        return new CaptureRule(
                get(Settings.OBLIGATION),
                get(Settings.CONTINUATION),
                get(Settings.PRECEDENCE),
                get(Settings.REMOVAL),
                get(Settings.REVERSAL),
                get(Settings.TURNING),
                get(Settings.LANDING_PREFERENCE));
    }

    public EndRule ends() {
        return new EndRule(
                get(Settings.NO_MOVES),
                get(Settings.NO_PIECES),
                get(Settings.BARE),
                kindOrNone(Settings.GOAL),
                kindOrNone(Settings.ROYAL),
                get(Settings.ENDINGS));
    }

    private List<String> kindOrNone(Setting<String> setting) {
        String kind = get(setting);
        return kind.equals(setting.defaultValue()) ? List.of() : List.of(kind);
    }

    public DrawRule draws() {
        return new DrawRule(
                get(Settings.REPETITION), get(Settings.NO_PROGRESS), get(Settings.PROGRESS), get(Settings.DRAW_BARE));
    }

    /** Where a side's pieces of a kind are crowned; empty if they are not. */
    public List<Point> promotionZone(PieceKind kind, Side side) {
        return rule(kind).promotion().map(p -> zone(p.zone(), side)).orElse(List.of());
    }

    /** The points of a zone as a side sees it. */
    public List<Point> zone(Zone zone, Side side) {
        return Boards.zone(this, zone, north(side));
    }

    /** The position the settings set up; a hook may set up another. */
    public Position setUp() {
        return readSetUp().orThrow();
    }

    /** The same, or what is wrong with a set-up that is written out. */
    public Reading<Position> readSetUp() {
        return Boards.setUp(this);
    }

    /**
     * A stable hash of the effective rules, not of the text: 64 hex digits. Names, sources, evidence and examples do
     * not take part.
     */
    public String hash() {
        StringBuilder text = new StringBuilder();
        paths().forEach(path ->
                text.append(path).append('=').append(written(path)).append('\n'));
        hooks.forEach(h -> text.append(h.path()).append(h.written()).append('\n'));
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256")
                            .digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Ruleset that && id().equals(that.id()) && hash().equals(that.hash());
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }

    @Override
    public String toString() {
        return id();
    }
}
