package org.qirkat.core.load;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
        boolean isReadable = whole.settings().isReadable("board.");
        Optional<Object> shape = value(Settings.SHAPE);
        if (shape.isEmpty() && !whole.about().isAbstract()) {
            return false;
        } else if (shape.equals(Optional.of(BoardShape.CROSSED))) {
            return isNarrow() && isReadable;
        }
        boolean isNamed = shape.isPresent() && !shape.equals(Optional.of(BoardShape.WRITTEN));
        return (isNamed || isWritten()) && isReadable;
    }

    private boolean isNarrow() {
        Optional<Object> width = value(Settings.WIDTH);
        boolean isNarrow = width.isEmpty() || (int) width.get() <= WIDEST_CROSSED;
        if (!isNarrow) {
            findings.error("wide-board", stated(Settings.WIDTH).orElseThrow().place(), WIDEST_CROSSED);
        }
        return isNarrow;
    }

    private boolean isWritten() {
        if (!whole.settings().isReadable(Settings.POINTS.path())) {
            return false;
        }
        Set<String> names = new TreeSet<>();
        Set<Object> points =
                new HashSet<>((Collection<?>) value(Settings.POINTS).orElse(List.of()));
        points.forEach(point -> names.add(((Point) point).name()));
        boolean hasLines =
                stated(Settings.LINES).isPresent() || stated(Settings.CIRCLES).isPresent();
        if (points.isEmpty() && (hasLines || !whole.about().isAbstract())) {
            findings.error("missing-key", whole.idPlace(), Settings.POINTS.path());
            return false;
        }
        boolean areLines = areLines(Settings.LINES, 2, names);
        return areLines(Settings.CIRCLES, 3, names) && areLines;
    }

    private boolean areLines(Setting<List<List<Point>>> setting, int least, Set<String> points) {
        Optional<Stated> lines = stated(setting).filter(stated -> !stated.tree().isNothing());
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
        return Optional.ofNullable(whole.settings().values().get(setting.path()));
    }

    private Optional<Object> value(Setting<?> setting) {
        return stated(setting).flatMap(Stated::value);
    }
}
