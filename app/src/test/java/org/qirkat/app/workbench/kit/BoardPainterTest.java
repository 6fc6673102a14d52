package org.qirkat.app.workbench.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qirkat.core.model.BoardShape;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;

class BoardPainterTest {
    private static final Ruleset KHARBAGA = Scenes.rules(BoardShape.CROSSED, 5, 5, false);
    private static final Ruleset INTERNATIONAL = Scenes.rules(BoardShape.CHEQUERED, 10, 10, true);
    private static final Ruleset TURKISH = Scenes.rules(BoardShape.SQUARES, 8, 8, false);
    private static final Ruleset ALQUERQUE = Scenes.rules(BoardShape.ALQUERQUE, 5, 5, false);

    private final List<BoardScene> scenes = List.of(
            Scenes.scene(KHARBAGA, "wwwww/wwww/wWwww/wwww/ww1bb/bbbb/bbBbb/4/xxxxx b")
                    .with(Mark.LAST, List.of(new Point(4, 4), new Point(5, 3)))
                    .with(new Arrow(List.of(new Point(5, 3), new Point(4, 4)), Arrow.Kind.LAST))
                    .with(Mark.MUST_MOVE, List.of(new Point(6, 2)))
                    .with(Mark.TARGET, List.of(new Point(4, 4))),
            Scenes.scene(INTERNATIONAL, "bbbbb/bbbbb/bbbbb/b2bb/2b2/1W3/5/wwww1/wwwww/wwwww w")
                    .with(Mark.SELECTED, List.of(new Point(3, 4)))
                    .with(Mark.TARGET, List.of(new Point(2, 5), new Point(4, 3)))
                    .with(Mark.CURSOR, List.of(new Point(2, 5))),
            Scenes.scene(TURKISH, "8/bbbbbbbb/bbb1bbbb/4B3/3w4/www1wwww/wwwwwwww/xx6 w")
                    .with(new Arrow(List.of(new Point(3, 3), new Point(3, 5)), Arrow.Kind.ONLY_HERE))
                    .with(Mark.TAKEN, List.of(new Point(4, 4)))
                    .with(Mark.ONLY_HERE, List.of(new Point(3, 3))),
            Scenes.scene(ALQUERQUE, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w").with(Mark.SPECIAL, List.of(new Point(1, 2))));

    @BeforeEach
    void themes() {
        FlatLaf.registerCustomDefaultsSource("org.qirkat.app.workbench");
    }

    private static void wear(boolean dark) {
        assertThat(dark ? FlatDarkLaf.setup() : FlatLightLaf.setup()).isTrue();
    }

    @Test
    void every_ink_has_a_colour_in_both_themes() {
        for (boolean dark : List.of(false, true)) {
            wear(dark);
            for (Ink ink : Ink.values()) {
                assertThat(ink.color()).as("%s, dark %s", ink.key(), dark).isNotNull();
            }
        }
    }

    @Test
    void white_men_are_light_and_black_men_dark_where_they_stand() {
        for (boolean dark : List.of(false, true)) {
            wear(dark);
            for (BoardScene scene : scenes) {
                for (int turns = 0; turns < 4; turns++) {
                    BoardScene turned = scene.turned(turns);
                    BufferedImage image = BoardPainter.image(turned, 640, 560);
                    for (Point point : turned.position().occupied()) {
                        if (turned.marked(Mark.TAKEN).contains(point)
                                || !turned.arrows().isEmpty()) {
                            continue;
                        }
                        boolean white =
                                turned.position().at(point).orElseThrow().side() == org.qirkat.core.model.Side.WHITE;
                        assertThat(brightness(image, turned, point) > 0.5)
                                .as("%s turned %d, white %s", point, turns, white)
                                .isEqualTo(white);
                    }
                }
            }
        }
    }

    /** Taken left of the middle, where no crown is. */
    private static double brightness(BufferedImage image, BoardScene scene, Point point) {
        BoardGeometry geometry =
                new BoardGeometry(scene.position().board(), scene.quarterTurns(), image.getWidth(), image.getHeight());
        Point2D at = geometry.at(point);
        int rgb = image.getRGB((int) (at.getX() - geometry.pieceRadius() * 0.66), (int) at.getY());
        float[] hsb = Color.RGBtoHSB((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255, null);
        return hsb[2];
    }

    @Test
    void a_closed_point_looks_unlike_an_open_one() {
        wear(false);
        for (BoardScene scene : scenes) {
            for (Point closed : scene.position().closed()) {
                BufferedImage shut = BoardPainter.image(scene, 400, 400);
                BoardScene opened = BoardScene.of(scene.position().withOpen(closed), scene.kinds(), scene.names());
                BufferedImage open = BoardPainter.image(opened, 400, 400);
                Point2D at = new BoardGeometry(scene.position().board(), 0, 400, 400).at(closed);
                assertThat(shut.getRGB((int) at.getX(), (int) at.getY() + 3))
                        .as("%s", closed)
                        .isNotEqualTo(open.getRGB((int) at.getX(), (int) at.getY() + 3));
            }
        }
    }

    @Test
    void nothing_is_painted_outside_the_surface_however_small() {
        wear(false);
        for (BoardScene scene : scenes) {
            for (int size : List.of(1, 7, 40, 200, 1200)) {
                BufferedImage image = BoardPainter.image(scene, size, size);
                assertThat(image.getRGB(0, 0) >>> 24).as("corner at %d", size).isLessThan(size > 40 ? 40 : 256);
            }
        }
    }

    @Test
    void sample_sheets_can_be_looked_at() throws IOException {
        File folder = new File("target/screenshots");
        assertThat(folder.isDirectory() || folder.mkdirs()).isTrue();
        for (boolean dark : List.of(false, true)) {
            wear(dark);
            BufferedImage sheet = new BufferedImage(1500, 1500, BufferedImage.TYPE_INT_RGB);
            java.awt.Graphics2D g = sheet.createGraphics();
            g.setColor(javax.swing.UIManager.getColor("Panel.background"));
            g.fillRect(0, 0, 1500, 1500);
            List<BoardScene> all = new ArrayList<>(scenes);
            for (int i = 0; i < all.size(); i++) {
                java.awt.Graphics2D part = (java.awt.Graphics2D) g.create(i % 2 * 750, i / 2 * 750, 750, 750);
                BoardPainter.paint(part, all.get(i), 750, 750);
                part.dispose();
            }
            g.dispose();
            File file = new File(folder, dark ? "boards-dark.png" : "boards-light.png");
            assertThat(ImageIO.write(sheet, "png", file)).isTrue();
        }
    }
}
