package org.qirkat.app.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.datatransfer.StringSelection;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.tree.DefaultMutableTreeNode;
import org.qirkat.app.workbench.kit.BoardCanvas;
import org.qirkat.core.model.Point;
import org.qirkat.core.play.UserFolder;
import org.qirkat.core.play.VariantLibrary;
import org.qirkat.core.spi.HookRegistry;

/** The program's window on a real screen, driven by mouse and keys as a user would. */
final class Desktop implements AutoCloseable {
    private static final long PATIENCE = 20_000;

    private final Robot robot;
    private final Frame window;

    private Desktop(Robot robot, Frame window) {
        this.robot = robot;
        this.window = window;
    }

    /** Skips the test where there is no screen, or fails it if {@code -Dqirkat.display=required}. */
    static Desktop open(Path home) throws Exception {
        boolean headless = GraphicsEnvironment.isHeadless();
        if (headless && "required".equals(System.getProperty("qirkat.display"))) {
            throw new AssertionError("a display is required, but there is none");
        }
        assumeFalse(headless, "window tests need a display; run them under xvfb-run");
        Workbench.open(
                () -> VariantLibrary.of(HookRegistry.load(List.of()), List.of(home.resolve("variants"))),
                new UserFolder(home),
                "en");
        Frame window = await(
                "the window",
                () -> Stream.of(Frame.getFrames())
                        .filter(f -> f.isShowing() && "workbench".equals(f.getName()))
                        .findFirst());
        Desktop desktop = new Desktop(robot(), window);
        desktop.await(
                "the list of rule sets", () -> desktop.treeRow("tukvnanawopi").isPresent());
        return desktop;
    }

    private static Robot robot() throws AWTException {
        Robot robot = new Robot();
        robot.setAutoDelay(20);
        return robot;
    }

    @Override
    public void close() {
        SwingUtilities.invokeLater(window::dispose);
    }

    void await(String what, Callable<Boolean> condition) throws Exception {
        await(what, () -> condition.call() ? Optional.of(true) : Optional.empty());
    }

    private interface Search<T> {
        Optional<T> find() throws Exception;
    }

    private static <T> T await(String what, Search<T> search) throws Exception {
        long end = System.currentTimeMillis() + PATIENCE;
        while (System.currentTimeMillis() < end) {
            Optional<T> found = onEvents(search::find);
            if (found.isPresent()) {
                return found.get();
            }
            Thread.sleep(50);
        }
        throw new AssertionError(what + " did not come in " + PATIENCE + " ms");
    }

    private static <T> T onEvents(Callable<T> question) throws Exception {
        if (SwingUtilities.isEventDispatchThread()) {
            return question.call();
        }
        List<T> answer = new ArrayList<>();
        List<Exception> failure = new ArrayList<>();
        SwingUtilities.invokeAndWait(() -> {
            try {
                answer.add(question.call());
            } catch (Exception e) {
                failure.add(e);
            }
        });
        if (!failure.isEmpty()) {
            throw failure.get(0);
        }
        return answer.get(0);
    }

    /** The component of a type with a name. */
    <C extends Component> C find(Class<C> type, String name) throws Exception {
        return onEvents(() -> all(window)
                .filter(c -> type.isInstance(c) && name.equals(c.getName()))
                .map(type::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + type.getSimpleName() + " is called " + name)));
    }

    private static Stream<Component> all(Component component) {
        Stream<Component> inside = component instanceof Container container
                ? Stream.of(container.getComponents()).flatMap(Desktop::all)
                : Stream.empty();
        return Stream.concat(Stream.of(component), inside);
    }

    /** Clicks points of a board, one after the other. */
    void click(String board, String... points) throws Exception {
        for (String point : points) {
            java.awt.Point at = place(board, point);
            click(at.x, at.y, InputEvent.BUTTON1_DOWN_MASK);
        }
    }

    void clickOther(String board, String point) throws Exception {
        java.awt.Point at = place(board, point);
        click(at.x, at.y, InputEvent.BUTTON3_DOWN_MASK);
    }

    void drag(String board, String from, String to) throws Exception {
        java.awt.Point start = place(board, from);
        java.awt.Point end = place(board, to);
        robot.mouseMove(start.x, start.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseMove((start.x + end.x) / 2, (start.y + end.y) / 2);
        robot.mouseMove(end.x, end.y);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        robot.waitForIdle();
    }

    private java.awt.Point place(String board, String point) throws Exception {
        BoardCanvas canvas = find(BoardCanvas.class, board);
        return onEvents(() -> {
            Point2D at =
                    canvas.geometry().at(new Point(point.charAt(0) - 'a', Integer.parseInt(point.substring(1)) - 1));
            java.awt.Point corner = canvas.getLocationOnScreen();
            return new java.awt.Point((int) (corner.x + at.getX()), (int) (corner.y + at.getY()));
        });
    }

    /** Clicks the middle of what is in sight of a component. */
    void click(JComponent component) throws Exception {
        java.awt.Point at = onEvents(() -> {
            java.awt.Point corner = component.getLocationOnScreen();
            Rectangle seen = component.getVisibleRect();
            return new java.awt.Point(corner.x + (int) seen.getCenterX(), corner.y + (int) seen.getCenterY());
        });
        click(at.x, at.y, InputEvent.BUTTON1_DOWN_MASK);
    }

    private void click(int x, int y, int button) {
        robot.mouseMove(x, y);
        robot.mousePress(button);
        robot.mouseRelease(button);
        robot.waitForIdle();
    }

    /** Clicks a rule set in the list, with a button. */
    void choose(String id) throws Exception {
        JTree tree = find(JTree.class, "library");
        int row = treeRow(id).orElseThrow();
        java.awt.Point at = onEvents(() -> {
            tree.scrollRowToVisible(row);
            Rectangle bounds = tree.getRowBounds(row);
            java.awt.Point corner = tree.getLocationOnScreen();
            return new java.awt.Point(corner.x + bounds.x + 30, corner.y + bounds.y + bounds.height / 2);
        });
        click(at.x, at.y, InputEvent.BUTTON1_DOWN_MASK);
    }

    private Optional<Integer> treeRow(String id) throws Exception {
        JTree tree = find(JTree.class, "library");
        return onEvents(() -> {
            for (int row = 0; row < tree.getRowCount(); row++) {
                Object last = tree.getPathForRow(row).getLastPathComponent();
                String shown = String.valueOf(((DefaultMutableTreeNode) last).getUserObject());
                if (shown.startsWith("Item[id=" + id + ",")) {
                    return Optional.of(row);
                }
            }
            return Optional.empty();
        });
    }

    /** Presses keys together: {@code "CONTROL Z"}. */
    void keys(String names) throws Exception {
        List<Integer> codes = new ArrayList<>();
        for (String name : names.split(" ")) {
            codes.add(KeyEvent.class.getField("VK_" + name).getInt(null));
        }
        codes.forEach(robot::keyPress);
        Collections.reverse(codes);
        codes.forEach(robot::keyRelease);
        robot.waitForIdle();
    }

    void type(String lowerCase) {
        for (int i = 0; i < lowerCase.length(); i++) {
            int code = KeyEvent.getExtendedKeyCodeForChar(lowerCase.charAt(i));
            robot.keyPress(code);
            robot.keyRelease(code);
        }
        robot.waitForIdle();
    }

    void clipboard(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }

    /** Whether a dialog is open over the window. */
    boolean hasDialog() {
        return Stream.of(Window.getWindows()).anyMatch(w -> w instanceof Dialog && w.isShowing());
    }

    String title() throws Exception {
        return onEvents(window::getTitle);
    }

    /** Keeps a picture of the window under target/screenshots. */
    void shoot(String name) throws IOException {
        robot.waitForIdle();
        File folder = new File("target/screenshots");
        assertThat(folder.isDirectory() || folder.mkdirs()).isTrue();
        Rectangle bounds = window.getBounds()
                .intersection(new Rectangle(Toolkit.getDefaultToolkit().getScreenSize()));
        ImageIO.write(robot.createScreenCapture(bounds), "png", new File(folder, name + ".png"));
    }
}
