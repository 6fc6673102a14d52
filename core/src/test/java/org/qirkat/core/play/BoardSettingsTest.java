package org.qirkat.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Heading;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.model.Zone;

/** What regions, tracks and zones of a board allow, on the 25-point board, in positions worked by hand. */
class BoardSettingsTest {
    private static Variant alquerque(Map<String, Object> settings) {
        Map<String, Object> values = new HashMap<>(Map.of(
                "board.shape",
                BoardShape.ALQUERQUE,
                "pieces.man.step.directions",
                List.of(Heading.FORWARD),
                "pieces.man.promotion.to",
                "king"));
        values.putAll(settings);
        return TestVariants.variant("test", values);
    }

    /** Kings slide along the two long diagonals and nowhere else (Fetach). */
    private static Map<String, Object> diagonalKings() {
        return Map.of(
                "board.tracks.long",
                List.of(points("a1 b2 c3 d4 e5"), points("e1 d2 c3 b4 a5")),
                "pieces.king.step.lines",
                List.of("long"),
                "pieces.king.step.range",
                Integer.MAX_VALUE,
                "pieces.king.capture.lines",
                List.of("long"),
                "pieces.king.capture.range",
                Integer.MAX_VALUE);
    }

    private static List<Point> points(String names) {
        return List.of(names.split(" ")).stream()
                .map(name -> new ValueType.PointName().read(name).orElseThrow())
                .toList();
    }

    private static List<String> moves(Variant variant, String position) {
        return variant.canonicalMoves(TestVariants.position(variant, position));
    }

    @Test
    void a_king_limited_to_tracks_uses_no_other_line() {
        Variant fetach = alquerque(diagonalKings());

        assertThat(moves(fetach, "5/5/5/5/W4 w")).containsExactly("a1-b2", "a1-c3", "a1-d4", "a1-e5");
        assertThat(moves(fetach, "5/5/5/5/2W2 w")).isEmpty();
        assertThat(moves(fetach, "5/5/2b2/5/W4 w")).containsExactly("a1xd4:c3", "a1xe5:c3");
    }

    @Test
    void a_man_uses_no_track() {
        Variant fetach = alquerque(diagonalKings());

        assertThat(moves(fetach, "5/5/5/5/1w3 w")).containsExactly("b1-b2");
    }

    @Test
    void a_piece_that_uses_a_track_over_drawn_lines_has_no_move_twice() {
        Map<String, Object> both = new HashMap<>(diagonalKings());
        both.put("pieces.king.step.lines", List.of("drawn", "long"));
        both.put("pieces.king.capture.lines", List.of("drawn", "long"));
        Variant overlaid = alquerque(both);

        assertThat(moves(overlaid, "5/5/5/1b3/W4 w")).containsExactly("a1xc3:b2", "a1xd4:b2", "a1xe5:b2");
        assertThat(moves(overlaid, "5/w4/1w3/ww3/W4 w")).doesNotHaveDuplicates().contains("a1-b1", "a1-e1");
        assertThat(moves(overlaid, "5/5/5/5/W4 w")).hasSize(12).doesNotHaveDuplicates();
    }

    @Test
    void a_track_may_turn_and_a_slide_is_judged_by_its_ends() {
        Variant hook = alquerque(Map.of(
                "board.tracks.hook",
                List.of(points("a1 a2 a3 b2 b1")),
                "pieces.king.step.lines",
                List.of("hook"),
                "pieces.king.step.range",
                3,
                "pieces.king.step.directions",
                List.of(Heading.BACKWARD, Heading.SIDEWAYS)));

        // from a2 it passes a3, which lies forward, and may stop on b2 beside it and on b1
        assertThat(moves(hook, "5/5/5/W4/5 w")).containsExactly("a2-a1", "a2-b1", "a2-b2");
    }

    @Test
    void pieces_are_crowned_on_a_region_beyond_the_middle_seen_from_their_side() {
        Variant corners = alquerque(Map.of(
                "board.regions.corners", points("a1 e1 c3 a5 e5"), "pieces.man.promotion.zone", new Zone("corners")));
        PieceKind man = corners.rules().kinds().get(0);

        assertThat(corners.rules().promotionZone(man, Side.WHITE)).isEqualTo(points("a5 e5"));
        assertThat(corners.rules().promotionZone(man, Side.BLACK)).isEqualTo(points("a1 e1"));
        assertThat(after(corners, "5/w4/5/5/5 w", "a4-a5")).isEqualTo("W4/5/5/5/5 b");
        assertThat(after(corners, "5/1w3/5/5/5 w", "b4-b5")).isEqualTo("1w3/5/5/5/5 b");
    }

    @Test
    void pieces_that_go_backward_may_be_crowned_on_the_row_nearest_to_their_side() {
        Variant near = alquerque(Map.of(
                "pieces.man.step.directions", List.of(Heading.BACKWARD), "pieces.man.promotion.zone", Zone.NEAR_ROW));

        assertThat(after(near, "5/5/5/1w3/5 w", "b2-b1")).isEqualTo("5/5/5/5/1W3 b");
        assertThat(after(near, "5/1b3/5/5/w4 b", "b4-b5")).isEqualTo("1B3/5/5/5/w4 w");
    }

    @Test
    void a_piece_in_a_region_steps_farther_there() {
        Variant triangle = alquerque(Map.of(
                "board.regions.triangle",
                points("a1 b1 c1 a2 b2 a3"),
                "pieces.man.step.directions",
                List.of(Heading.ANY),
                "pieces.man.step.far.region",
                "triangle"));

        // to a3, c1 and, along the long diagonal, not to c3
        assertThat(moves(triangle, "5/5/5/5/w4 w")).containsExactly("a1-a2", "a1-a3", "a1-b1", "a1-b2", "a1-c1");
        assertThat(moves(triangle, "5/5/5/w4/w4 w")).doesNotContain("a1-a3");
        // d1 is no part of it
        assertThat(moves(triangle, "5/5/5/5/3w1 w")).containsExactly("d1-c1", "d1-d2", "d1-e1");

        Variant over = triangle.with(triangle.rules().with("pieces.man.step.far.within", false));
        assertThat(moves(over, "5/5/5/5/w4 w")).contains("a1-c3").doesNotContain("a1-d4");
    }

    @Test
    void a_frozen_piece_only_captures() {
        Variant bell = alquerque(Map.of(
                "pieces.man.step.directions",
                List.of(Heading.ANY),
                "pieces.man.promotion.to",
                "none",
                "pieces.man.step.frozen",
                Zone.FAR_ROW));

        assertThat(moves(bell, "w4/5/5/5/5 w")).isEmpty();
        assertThat(moves(bell, "w4/b4/5/5/5 w")).containsExactly("a5xa3:a4");
        assertThat(moves(bell, "5/w4/5/5/b4 w")).containsExactly("a4-a3", "a4-a5", "a4-b4");
        assertThat(moves(bell, "b4/5/5/5/b4 b")).containsExactly("a5-a4", "a5-b4", "a5-b5");
    }

    private static String after(Variant variant, String position, String move) {
        Game game = Game.startFrom(variant, TestVariants.position(variant, position));
        return variant.positionText(TestVariants.play(game, move).position());
    }
}
