package org.qirkat.app.workbench.kit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.model.About;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.PositionText;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.SourceSpan;

/** Boards to paint in tests, made without rule files. */
final class Scenes {
    private Scenes() {}

    static final List<PieceKind> KINDS = List.of(new PieceKind("man", 'w', 'b'), new PieceKind("king", 'W', 'B'));

    static Ruleset rules(BoardShape shape, int width, int height, boolean numbers) {
        Map<String, Object> values = new TreeMap<>();
        values.put(Settings.SHAPE.path(), shape);
        values.put(Settings.WIDTH.path(), width);
        values.put(Settings.HEIGHT.path(), height);
        values.put(
                Settings.POINT_NAMING.path(), numbers ? Settings.PointNaming.NUMERIC : Settings.PointNaming.ALGEBRAIC);
        About about = new About("test", Map.of("en", "Test"), "test", "", "", "", false, List.of());
        return new Ruleset(about, KINDS, values, List.of(), List.of(), Map.of(), List.of(), Map.of());
    }

    static BoardScene scene(Ruleset rules, String position) {
        Position read = PositionText.read(position, rules, List.of(), SourceSpan.startOf("test"))
                .orThrow();
        return BoardScene.of(read, rules.kinds(), rules.names());
    }
}
