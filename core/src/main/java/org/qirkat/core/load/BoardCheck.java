package org.qirkat.core.load;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Setting;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;

/** Checks that a board can be built of what a rule set says about it. */
final class BoardCheck {
    /** Between two crossings of a crossed board lies a point, and there are 26 letters. */
    private static final int WIDEST_CROSSED = 13;

    private final Sheet whole;
    private final Findings findings;

    BoardCheck(Sheet whole, Findings findings) {
        this.whole = whole;
        this.findings = findings;
    }

    /** Whether it can; a shape that is missing is another's to report. */
    boolean isSound() {
        Optional<Object> shape = value(Settings.SHAPE);
        if (shape.isEmpty() && !whole.about().isAbstract()) {
            return false;
        }
        boolean isNamed = shape.isPresent() && !shape.equals(Optional.of(BoardShape.WRITTEN));
        boolean isSound = isNamed ? isNarrow(shape.get()) : isWritten();
        boolean isReadable = whole.settings().isReadable("board.");
        return isSound && (!hasNames() || namesAreSound(shape)) && isReadable;
    }

    private boolean isNarrow(Object shape) {
        Optional<Object> width = value(Settings.WIDTH);
        boolean isNarrow = shape != BoardShape.CROSSED || width.isEmpty() || (int) width.get() <= WIDEST_CROSSED;
        if (!isNarrow) {
            findings.error("wide-board", stated(Settings.WIDTH).orElseThrow().place(), WIDEST_CROSSED);
        }
        return isNarrow;
    }

    private boolean isWritten() {
        if (!whole.settings().isReadable(Settings.POINTS.path())) {
            return false;
        }
        Set<String> names = writtenPoints();
        boolean hasLines =
                stated(Settings.LINES).isPresent() || stated(Settings.CIRCLES).isPresent();
        if (names.isEmpty() && (hasLines || hasNames() || !whole.about().isAbstract())) {
            findings.error("missing-key", whole.idPlace(), Settings.POINTS.path());
            return false;
        }
        boolean areLines = areLines(Settings.LINES.path(), Settings.LINES, 2, names);
        return areLines(Settings.CIRCLES.path(), Settings.CIRCLES, 3, names) && areLines;
    }

    private Set<String> writtenPoints() {
        Collection<?> points = (Collection<?>) value(Settings.POINTS).orElse(List.of());
        Set<String> names = new TreeSet<>();
        points.forEach(point -> names.add(((Point) point).name()));
        return names;
    }

    private boolean hasNames() {
        return named(Settings.REGIONS).findAny().isPresent()
                || named(Settings.TRACKS).findAny().isPresent();
    }

    /** Whether regions and tracks are made of points of the board. */
    private boolean namesAreSound(Optional<Object> shape) {
        Set<String> points = shape.isEmpty() || shape.get() == BoardShape.WRITTEN ? writtenPoints() : shapedPoints();
        boolean isSound = true;
        for (String path : named(Settings.REGIONS).toList()) {
            Stated region = stated(path).orElseThrow();
            isSound &= isSomething(path, region) && areOnBoard(region.tree(), points, findings);
        }
        for (String path : named(Settings.TRACKS).toList()) {
            isSound &= isSomething(path, stated(path).orElseThrow()) && areLines(path, Settings.TRACKS, 2, points);
        }
        return isSound;
    }

    /** The points of a board that is made by its shape. */
    private Set<String> shapedPoints() {
        Board board = ((BoardShape) value(Settings.SHAPE).orElseThrow())
                .build(get(Settings.WIDTH), get(Settings.HEIGHT), get(Settings.CORNER), get(Settings.DIAGONALS));
        Set<String> names = new TreeSet<>();
        board.points().forEach(point -> names.add(point.name()));
        return names;
    }

    /** The paths that give something a name. */
    private Stream<String> named(Setting<?> setting) {
        return whole.settings().values().entrySet().stream()
                .filter(e -> setting.matches(e.getKey()).isPresent()
                        && e.getValue().value().isPresent())
                .map(Map.Entry::getKey);
    }

    private boolean isSomething(String path, Stated stated) {
        boolean isSomething = !stated.value().equals(Optional.of(List.of()));
        if (!isSomething) {
            findings.error("names-nothing", stated.place(), path.substring(path.lastIndexOf('.') + 1));
        }
        return isSomething;
    }

    private boolean areLines(String path, Setting<List<List<Point>>> setting, int least, Set<String> points) {
        Optional<Stated> lines = stated(path).filter(stated -> !stated.tree().isNothing());
        boolean isSound = true;
        for (Tree line : lines.map(stated -> ValueReader.elements(element(setting), stated.tree()))
                .orElse(List.of())) {
            if (!(line instanceof Tree.Fields) && line.elements().size() < least) {
                findings.error(
                        "short-line", line.place(), least, line.elements().size());
                isSound = false;
            }
            isSound &= areOnBoard(line, points, findings);
        }
        return isSound;
    }

    private static ValueType<?> element(Setting<List<List<Point>>> setting) {
        return ((ValueType.ListOf<?>) setting.type()).element();
    }

    static boolean areOnBoard(Tree tree, Set<String> points, Findings findings) {
        List<Tree.Leaf> off = Leaves.readable(tree, new ValueType.PointName())
                .filter(leaf -> !points.contains(leaf.text()))
                .toList();
        off.forEach(leaf -> {
            Text near = Findings.near(leaf.text(), points);
            findings.error("no-such-point", leaf.place(), leaf.text(), near);
        });
        return off.isEmpty();
    }

    private Optional<Stated> stated(Setting<?> setting) {
        return stated(setting.path());
    }

    private Optional<Stated> stated(String path) {
        return Optional.ofNullable(whole.settings().values().get(path));
    }

    /** The effective value. */
    @SuppressWarnings("unchecked") // the reader put it there by this very setting
    private <T> T get(Setting<T> setting) {
        Optional<T> value = (Optional<T>) value(setting);
        return value.orElseGet(() -> Objects.requireNonNull(setting.defaultValue(), setting::path));
    }

    private Optional<Object> value(Setting<?> setting) {
        return stated(setting).flatMap(Stated::value);
    }
}
