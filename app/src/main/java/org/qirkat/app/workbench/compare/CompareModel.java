package org.qirkat.app.workbench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qirkat.app.workbench.kit.Arrow;
import org.qirkat.app.workbench.kit.BoardContent;
import org.qirkat.app.workbench.kit.BoardScene;
import org.qirkat.app.workbench.kit.Mark;
import org.qirkat.app.workbench.session.Comparison;
import org.qirkat.app.workbench.session.Draft;
import org.qirkat.app.workbench.session.Notice;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.analysis.RulesetDiff;
import org.qirkat.core.model.Board;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.LibraryEntry;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;

/** The second board: the same position under other rules, and how the two differ. Belongs to the event thread. */
public final class CompareModel implements BoardContent {
    /** A setting that the two rule sets have different values for. */
    public record Difference(Text setting, String first, String second) {}

    private final Session session;
    private final List<Point> clicked = new ArrayList<>();
    private Position shown;

    public CompareModel(Session session) {
        this.session = session;
        this.shown = session.position();
        session.onChange(this::follow);
    }

    public void onChange(Runnable listener) {
        session.onChange(listener);
    }

    private void follow() {
        Position now = session.position();
        if (!now.equals(shown)) {
            shown = now;
            clicked.clear();
        }
    }

    public boolean isComparing() {
        return session.second().isPresent();
    }

    public void stop() {
        session.stopComparing();
    }

    /** Puts the second rule set in the first's place, and the first beside it. */
    public void swap() {
        Variant first = session.variant();
        session.second().ifPresent(second -> {
            session.compareWith(first);
            session.choose(second.id());
        });
    }

    /** Finds the rule sets that are played on the same board; takes a while and calls back. */
    void findCandidates(Consumer<List<Candidate>> found) {
        VariantLibrary library = session.library();
        Board board = session.variant().rules().board();
        String own = session.variant().id();
        session.background()
                .run(
                        () -> library.list().stream()
                                .filter(LibraryEntry::isPlayable)
                                .filter(entry -> !entry.id().equals(own))
                                .flatMap(entry -> entry.rules().stream())
                                .filter(rules -> rules.board().equals(board))
                                .map(Candidate::of)
                                .toList(),
                        found);
    }

    void choose(Candidate candidate) {
        session.chooseSecond(candidate.id());
    }

    private Comparison comparison() {
        return session.comparison().orElseThrow();
    }

    private Variant second() {
        return comparison().second();
    }

    public Text firstName() {
        return Text.verbatim(Session.name(comparison().first()));
    }

    public Text secondName() {
        return Text.verbatim(Session.name(second()));
    }

    /** Why there is nothing to compare; empty if there is. */
    public Optional<Text> refusal() {
        return comparison().refusal();
    }

    /** What the boards show of each other, in a sentence. */
    public Text verdict() {
        Optional<Text> refusal = refusal();
        if (refusal.isPresent()) {
            return refusal.get();
        }
        boolean same =
                comparison().onlyFirst().isEmpty() && comparison().onlySecond().isEmpty();
        return same
                ? text("verdict.same", comparison().both().size())
                : text(
                        "verdict.differ",
                        comparison().onlyFirst().size(),
                        comparison().onlySecond().size());
    }

    public List<String> onlyFirst() {
        return names(comparison().first(), comparison().onlyFirst());
    }

    public List<String> onlySecond() {
        return names(second(), comparison().onlySecond());
    }

    public List<String> both() {
        return names(comparison().first(), comparison().both());
    }

    private static List<String> names(Variant variant, List<Move> moves) {
        return moves.stream().map(variant::canonical).sorted().toList();
    }

    public List<Difference> differences() {
        return RulesetDiff.of(comparison().first().rules(), second().rules()).stream()
                .map(d -> new Difference(Text.verbatim(d.path()), d.first(), d.second()))
                .toList();
    }

    @Override
    public BoardScene scene() {
        Ruleset rules = second().rules();
        Position position = comparison().secondPosition().orElseGet(second()::start);
        BoardScene scene = BoardScene.of(position, rules.kinds(), rules.names()).turned(session.quarterTurns());
        for (Move move : comparison().onlySecond()) {
            scene = scene.with(new Arrow(move.route(), Arrow.Kind.ONLY_HERE))
                    .with(Mark.ONLY_HERE, move.start().stream().toList());
        }
        return clicked.isEmpty()
                ? scene
                : scene.with(Mark.SELECTED, List.of(clicked.get(clicked.size() - 1)))
                        .with(Mark.TARGET, next());
    }

    private List<Move> legal() {
        List<Move> legal = new ArrayList<>(comparison().both());
        legal.addAll(comparison().onlySecond());
        return legal;
    }

    private List<Move> begun(List<Point> points) {
        return legal().stream()
                .filter(m -> m.route().size() >= points.size()
                        && m.route().subList(0, points.size()).equals(points))
                .toList();
    }

    private List<Point> next() {
        return begun(clicked).stream()
                .filter(m -> m.route().size() > clicked.size())
                .map(m -> m.route().get(clicked.size()))
                .toList();
    }

    @Override
    public void press(Point point) {
        if (session.draft().isPresent()) {
            session.edit(session.draft().get().painted(point));
            return;
        }
        List<Point> further = new ArrayList<>(clicked);
        further.add(point);
        List<Move> fitting = begun(further);
        if (fitting.isEmpty()) {
            boolean again = !clicked.isEmpty() && !begun(List.of(point)).isEmpty();
            clicked.clear();
            if (again) {
                clicked.add(point);
            }
            session.hush();
        } else if (fitting.size() == 1 && fitting.get(0).route().size() == further.size()) {
            play(fitting.get(0));
        } else {
            clicked.add(point);
            session.tell(Notice.told(text("hint", Session.name(second()))));
        }
    }

    /** Plays on both boards what both rule sets allow. */
    private void play(Move move) {
        String wanted = second().canonical(move);
        Optional<Move> same = session.game().legalMoves().stream()
                .filter(m -> session.variant().canonical(m).equals(wanted))
                .findFirst();
        clicked.clear();
        same.ifPresentOrElse(
                session::play,
                () -> session.tell(Notice.refused(
                        text("only-second", wanted, Session.name(second()), Session.name(session.variant())))));
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
    public boolean mayLift(Point point) {
        return false;
    }

    @Override
    public boolean paintsWhileDragging() {
        return session.draft().isPresent() && !(session.draft().get().brush() instanceof Draft.Brush.Close);
    }

    @Override
    public void cancel() {
        clicked.clear();
        session.hush();
    }

    @Override
    public void typed(char sign) {
        // brushes are chosen on the first board
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(CompareModel.class, key, arguments);
    }
}
