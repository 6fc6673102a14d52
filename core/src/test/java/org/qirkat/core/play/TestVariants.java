package org.qirkat.core.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qirkat.core.model.About;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Heading;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.PieceRule;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Side;
import org.qirkat.core.spi.HookRegistry;

/** Rule sets made by hand, for tests that need no rule file. */
final class TestVariants {
    private static final List<PieceKind> MAN_AND_KING =
            List.of(new PieceKind("man", 'w', 'b'), new PieceKind("king", 'W', 'B'));

    private TestVariants() {}

    /** The 41-point board with men that go forward or sideways; South is Black and moves first. */
    static Variant kharbaga() {
        return variant(
                "kharbaga",
                Map.of(
                        "board.shape", BoardShape.CROSSED,
                        "players.south", Side.BLACK,
                        "players.first", Side.BLACK,
                        "pieces.man.step.directions", List.of(Heading.FORWARD, Heading.SIDEWAYS),
                        "pieces.man.promotion.to", "king"));
    }

    /** International draughts. */
    static Variant international() {
        Map<String, Object> values = new HashMap<>(Map.<String, Object>of(
                "board.shape",
                BoardShape.CHEQUERED,
                "board.width",
                10,
                "board.height",
                10,
                "setup.pattern",
                Settings.Pattern.ROWS,
                "setup.rows",
                4,
                "notation.points",
                Settings.PointNaming.NUMERIC));
        values.putAll(Map.of(
                "pieces.man.step.directions",
                List.of(Heading.FORWARD),
                "pieces.man.promotion.to",
                "king",
                "pieces.king.step.range",
                Integer.MAX_VALUE,
                "pieces.king.capture.range",
                Integer.MAX_VALUE,
                "pieces.king.capture.landing",
                PieceRule.Landing.ANY,
                "capture.precedence",
                List.of(CaptureRule.Precedence.QUANTITY),
                "capture.removal",
                CaptureRule.Removal.DEFERRED,
                "capture.reversal",
                false));
        return variant("international", values);
    }

    static Variant variant(String id, Map<String, Object> values) {
        return variant(id, MAN_AND_KING, values);
    }

    static Variant variant(String id, List<PieceKind> kinds, Map<String, Object> values) {
        About about = new About(id, Map.of("en", id), "test", "", "", "", false, List.of());
        Ruleset rules = new Ruleset(about, kinds, values, List.of(), List.of(), Map.of(), List.of(), Map.of());
        return Variant.of(rules, HookRegistry.empty());
    }

    static Position position(Variant variant, String text) {
        return variant.readPosition(text).orThrow();
    }

    /** The one legal move that a text stands for. */
    static Move move(Variant variant, Position position, String text) {
        return variant.readMove(position, text)
                .legalMove()
                .orElseThrow(
                        () -> new AssertionError(text + " in " + position + ": " + variant.readMove(position, text)));
    }

    static Game play(Game game, String... moves) {
        Game played = game;
        for (String move : moves) {
            played = played.play(move(game.variant(), played.position(), move));
        }
        return played;
    }
}
