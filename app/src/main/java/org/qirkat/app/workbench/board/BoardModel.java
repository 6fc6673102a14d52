package org.qirkat.app.workbench.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qirkat.app.workbench.kit.Arrow;
import org.qirkat.app.workbench.kit.BoardContent;
import org.qirkat.app.workbench.kit.BoardScene;
import org.qirkat.app.workbench.kit.Mark;
import org.qirkat.app.workbench.session.Brushes;
import org.qirkat.app.workbench.session.Comparison;
import org.qirkat.app.workbench.session.Draft;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.Side;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.MoveText;
import org.qirkat.core.play.Node;

/** What the board shows and what a press on a point does. Belongs to the event thread. */
public final class BoardModel implements BoardContent {
    private final Session session;
    private MoveEntry entry;
    private Node node;
    /** The pieces that a refusal names. */
    private Set<Point> blamed = Set.of();

    /** Moves that the board cannot tell apart any further. */
    private List<Move> choices = List.of();

    public BoardModel(Session session) {
        this.session = session;
        this.node = session.game().current();
        this.entry = MoveEntry.none(node.legalMoves());
        session.onChange(this::follow);
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    private void follow() {
        if (node != session.game().current() || session.draft().isPresent()) {
            node = session.game().current();
            clear();
        } else if (session.notice().isEmpty()) {
            blamed = Set.of();
        }
    }

    private void clear() {
        entry = MoveEntry.none(node.legalMoves());
        blamed = Set.of();
        choices = List.of();
    }

    private Game game() {
        return session.game();
    }

    private Ruleset rules() {
        return session.variant().rules();
    }

    @Override
    public BoardScene scene() {
        Position shown = session.draft().isPresent() ? session.position() : underWay();
        BoardScene scene =
                BoardScene.of(shown, rules().kinds(), rules().names()).turned(session.quarterTurns());
        Optional<Comparison> comparison = session.comparison();
        if (comparison.isPresent() && comparison.get().refusal().isEmpty()) {
            for (Move move : comparison.get().onlyFirst()) {
                scene = scene.with(new Arrow(move.route(), Arrow.Kind.ONLY_HERE))
                        .with(Mark.ONLY_HERE, move.start().stream().toList());
            }
        }
        if (session.draft().isPresent()) {
            return scene;
        }
        Optional<Move> last = game().lastMove();
        if (last.isPresent() && !entry.isUnderWay()) {
            scene = scene.with(Mark.LAST, last.get().route())
                    .with(new Arrow(last.get().route(), Arrow.Kind.LAST));
        }
        return scene.with(Mark.SELECTED, entry.isBegun() ? List.of(entry.last()) : List.of())
                .with(Mark.TARGET, entry.next())
                .with(Mark.TAKEN, entry.isUnderWay() ? entry.takenSoFar() : List.of())
                .with(Mark.SPECIAL, entry.isBegun() ? List.of() : specialPoints())
                .with(Mark.MUST_MOVE, blamed);
    }

    /** The position with the moving piece where the chain has brought it. */
    private Position underWay() {
        Position position = game().position();
        return entry.isUnderWay()
                ? position.at(entry.start())
                        .map(piece -> position.without(entry.start()).with(entry.last(), piece))
                        .orElse(position)
                : position;
    }

    private List<Point> specialPoints() {
        return entry.legal().stream()
                .filter(m -> m instanceof Move.Special && m.route().size() == 1)
                .flatMap(m -> m.start().stream())
                .toList();
    }

    @Override
    public boolean mayLift(Point point) {
        return session.draft().isEmpty()
                && (entry.canStartAt(point)
                        || (entry.isUnderWay() && entry.last().equals(point)));
    }

    @Override
    public boolean paintsWhileDragging() {
        return session.draft().isPresent() && !(session.draft().get().brush() instanceof Draft.Brush.Close);
    }

    @Override
    public void press(Point point) {
        if (session.draft().isPresent()) {
            session.edit(session.draft().get().painted(point));
            return;
        }
        choices = List.of();
        blamed = Set.of();
        if (!game().outcome().isOpen()) {
            refuse(text("refused.over", status()), Set.of());
        } else if (!entry.isBegun()) {
            begin(point);
        } else {
            goOn(point);
        }
    }

    private void begin(Point point) {
        List<Move> places = entry.legal().stream()
                .filter(m -> m.route().size() == 1 && m.route().get(0).equals(point))
                .toList();
        if (entry.canStartAt(point)) {
            entry = entry.startingAt(point);
            session.tell(hint());
        } else if (places.size() == 1) {
            session.play(places.get(0));
        } else if (places.size() > 1) {
            choose(places);
        } else if (game().position().at(point).isPresent()) {
            refuse(Refusals.of(session.variant(), game().position(), point, Optional.empty()), musts(point));
        } else if (game().position().isClosed(point)) {
            refuse(text("refused.closed", rules().names().name(point)), Set.of());
        } else {
            session.hush();
        }
    }

    private void goOn(Point point) {
        MoveEntry further = entry.with(point);
        List<Move> endings = entry.endingAt(point);
        if (!further.candidates().isEmpty()) {
            advance(further);
        } else if (point.equals(entry.last()) && !entry.complete().isEmpty()) {
            finish(entry.complete());
        } else if (point.equals(entry.start()) || point.equals(entry.last())) {
            cancel();
        } else if (!endings.isEmpty()) {
            finish(endings);
        } else if (!entry.isUnderWay() && entry.canStartAt(point)) {
            entry = entry.startingAt(point);
            session.tell(hint());
        } else {
            refuse(Refusals.of(session.variant(), game().position(), entry.start(), Optional.of(point)), Set.of());
        }
    }

    private void advance(MoveEntry further) {
        entry = further;
        if (!entry.goesOn()) {
            finish(entry.complete());
        } else {
            session.tell(hint());
        }
    }

    private void finish(List<Move> moves) {
        if (moves.size() == 1) {
            session.play(moves.get(0));
        } else {
            choose(moves);
        }
    }

    private void choose(List<Move> moves) {
        choices = moves;
        session.tell(Notice.told(text("hint.choose")));
    }

    private void refuse(Text reason, Set<Point> named) {
        entry = entry.isUnderWay() ? entry : MoveEntry.none(entry.legal());
        blamed = named;
        session.tell(Notice.refused(reason));
    }

    /** What can be done next with the piece in hand. */
    private Notice hint() {
        List<Move> candidates = entry.candidates();
        boolean chain = candidates.stream().anyMatch(m -> m.route().size() > 2);
        String name = rules().names().name(entry.last());
        if (!entry.complete().isEmpty() && entry.isUnderWay()) {
            return Notice.told(text("hint.may-stop", name));
        } else if (chain) {
            return Notice.told(text("hint.chain", name));
        }
        return Notice.told(text("hint.target", name));
    }

    /** The pieces that must move, where a capture is what the rules ask for and this piece has none. */
    private Set<Point> musts(Point pressed) {
        boolean own = game().position()
                .at(pressed)
                .filter(p -> p.side() == game().mover())
                .isPresent();
        boolean captures = !entry.legal().isEmpty() && entry.legal().stream().allMatch(m -> m instanceof Move.Capture);
        Set<Point> musts = new TreeSet<>();
        if (own && captures) {
            entry.legal().forEach(m -> m.start().ifPresent(musts::add));
        }
        return musts;
    }

    @Override
    public void pressOther(Point point) {
        if (session.draft().isPresent()) {
            session.edit(session.draft().get().erased(point));
        } else {
            cancel();
        }
    }

    @Override
    public void cancel() {
        clear();
        session.tell(Notice.told(Text.verbatim("")));
        session.hush();
    }

    @Override
    public void typed(char sign) {
        int number = sign - '1';
        List<Draft.Brush> brushes = Brushes.of(rules(), session.position());
        if (session.draft().isPresent() && number >= 0 && number < brushes.size()) {
            session.edit(session.draft().get().with(brushes.get(number)));
        }
    }

    boolean mayType() {
        return session.draft().isEmpty() && game().outcome().isOpen();
    }

    /** Plays a move that is typed; why it is refused is told, with the full forms of what it could be. */
    void type(String written) {
        MoveText read = session.variant().readMove(game().position(), written.strip());
        Optional<Text> problem = read.problem();
        if (!mayType()) {
            refuse(text("refused.over", status()), Set.of());
        } else if (problem.isPresent()) {
            refuse(problem.get(), Set.of());
        } else {
            session.play(read.legalMove().orElseThrow());
        }
    }

    /** Passes, moves of hooks, and moves that look alike on the board. */
    public List<ExtraMove> extraMoves() {
        if (session.draft().isPresent() || !game().outcome().isOpen()) {
            return List.of();
        }
        List<Move> offered = new ArrayList<>(choices);
        if (choices.isEmpty()) {
            entry.legal().stream()
                    .filter(m -> m instanceof Move.Special || m instanceof Move.Pass)
                    .forEach(offered::add);
        }
        return offered.stream()
                .map(m -> new ExtraMove(
                        Text.verbatim(
                                choices.isEmpty()
                                        ? session.variant().written(m, game().position())
                                        : session.variant().canonical(m)),
                        m))
                .toList();
    }

    public void play(ExtraMove extra) {
        session.play(extra.move());
    }

    public Optional<Notice> notice() {
        return session.notice().filter(n -> !n.text().toString().isEmpty());
    }

    public void hush() {
        blamed = Set.of();
        session.hush();
    }

    public Text title() {
        return Text.verbatim(Session.name(session.variant()));
    }

    public boolean isBlackToMove() {
        return session.position().mover() == Side.BLACK;
    }

    public boolean isOver() {
        return session.draft().isEmpty() && !game().outcome().isOpen();
    }

    /** Who is to move, or the result with its reason. */
    public Text status() {
        if (session.draft().isPresent()) {
            return text("status.editing");
        }
        return game().outcome()
                .match(
                        open -> text("status.to-move", player(game().mover())),
                        win -> text("status.won", player(win.side()), win.reason()),
                        draw -> text("status.drawn", draw.reason()));
    }

    private Text player(Side side) {
        String given = rules().get(side == Side.WHITE ? Settings.WHITE_NAME : Settings.BLACK_NAME);
        Text colour = text(side == Side.WHITE ? "player.white" : "player.black");
        return given.isEmpty() ? colour : text("player.named", colour, given);
    }

    /** How many moves there are, and the plies so far; nothing while a position is set up. */
    public Text count() {
        if (session.draft().isPresent()) {
            return Text.verbatim("");
        }
        return text("status.count", game().legalMoves().size(), game().current().ply());
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(BoardModel.class, key, arguments);
    }
}
