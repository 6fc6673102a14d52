package org.qirkat.app.workbench.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.qirkat.app.workbench.kit.Background;
import org.qirkat.app.workbench.kit.Listeners;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Game;
import org.qirkat.core.play.Node;
import org.qirkat.core.play.Switched;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;

/**
 * What the workbench is about at this moment. Belongs to the event thread.
 * Nothing that is played is ever lost: another rule set, a pasted position and a new game are chapters of their own,
 * and undo goes back through them.
 */
public final class Session {
    private final Listeners listeners = new Listeners();
    private final Background background;
    private final Callable<VariantLibrary> shelves;
    private VariantLibrary library;
    private final List<Chapter> chapters = new ArrayList<>();
    private int at;
    /** The rule text on the desk; that of the current chapter, unless it has faults. */
    private RuleText desk;

    private List<Diagnostic> findings = List.of();
    private @Nullable Draft draft;
    private @Nullable Variant second;
    private @Nullable Comparison comparison;
    private @Nullable Notice notice;
    private int quarterTurns;
    private Background.Task pending = () -> {};

    /** @param shelves finds the rule sets there are, now and again when files have been added */
    public Session(
            Background background,
            Callable<VariantLibrary> shelves,
            VariantLibrary library,
            Variant variant,
            RuleText rules) {
        this.background = background;
        this.shelves = shelves;
        this.library = library;
        this.desk = rules;
        chapters.add(new Chapter(Game.start(variant), rules));
    }

    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    public Background background() {
        return background;
    }

    public VariantLibrary library() {
        return library;
    }

    /** Finds the rule sets anew. */
    public void relist() {
        background.run(shelves, found -> {
            library = found;
            listeners.changed();
        });
    }

    /** The rule sets' names of all chapters, in order. */
    public List<String> chapters() {
        return chapters.stream().map(c -> name(c.game().variant())).toList();
    }

    /** Which of the chapters is on the board, from 0. */
    public int chapter() {
        return at;
    }

    /** Goes back, or on, to a chapter as it was left. */
    public void goToChapter(int chapter) {
        if (chapter != at) {
            enter(chapter);
        }
    }

    public Game game() {
        return chapters.get(at).game();
    }

    public Variant variant() {
        return game().variant();
    }

    /** The rule text that the game is played by. */
    public RuleText rulesPlayed() {
        return chapters.get(at).rules();
    }

    public RuleText desk() {
        return desk;
    }

    /** What is wrong with the text on the desk. */
    public List<Diagnostic> findings() {
        return findings;
    }

    /** The position on the board: the one being set up, or that of the game. */
    public Position position() {
        return draft == null ? game().position() : draft.position();
    }

    public Optional<Draft> draft() {
        return Optional.ofNullable(draft);
    }

    public Optional<Notice> notice() {
        return Optional.ofNullable(notice);
    }

    public int quarterTurns() {
        return quarterTurns;
    }

    /** The rule set beside the first, if there is one. */
    public Optional<Variant> second() {
        return Optional.ofNullable(second);
    }

    /** The present position under both rule sets, if there is a second. */
    public Optional<Comparison> comparison() {
        if (comparison == null && second != null) {
            comparison = Comparison.of(variant(), position(), second);
        }
        return Optional.ofNullable(comparison);
    }

    public static String name(Variant variant) {
        return variant.rules().about().name(Locale.getDefault().getLanguage());
    }

    public void tell(Notice said) {
        notice = said;
        listeners.changed();
    }

    /** Takes the banner away. */
    public void hush() {
        if (notice != null) {
            notice = null;
            listeners.changed();
        }
    }

    public void turn(int quarters) {
        quarterTurns = Math.floorMod(quarterTurns + quarters, 4);
        listeners.changed();
    }

    public void play(Move move) {
        show(game().play(move));
    }

    public boolean canUndo() {
        return draft == null && (game().canUndo() || at > 0);
    }

    public boolean canRedo() {
        return draft == null && (game().canRedo() || at < chapters.size() - 1);
    }

    /** One ply back, or back to the game before. */
    public void undo() {
        if (game().canUndo()) {
            show(game().undo());
        } else if (at > 0) {
            enter(at - 1);
        }
    }

    /** One ply forward, or on to the game after. */
    public void redo() {
        if (game().canRedo()) {
            show(game().redo());
        } else if (at < chapters.size() - 1) {
            enter(at + 1);
        }
    }

    public void goTo(Node node) {
        show(game().goTo(node));
    }

    private void show(Game game) {
        chapters.set(at, chapters.get(at).with(game));
        changed(null);
    }

    private void enter(int chapter) {
        boolean rulesDiffer = !chapters.get(chapter).rules().equals(rulesPlayed());
        at = chapter;
        desk = rulesPlayed();
        findings = List.of();
        changed(rulesDiffer ? Notice.told(text("chapter.back", name(variant()))) : null);
    }

    private void begin(Game game, RuleText rules, @Nullable Notice said) {
        chapters.add(at + 1, new Chapter(game, rules));
        at++;
        changed(said);
    }

    private void changed(@Nullable Notice said) {
        comparison = null;
        notice = said;
        listeners.changed();
    }

    /** A new game from the start; the one before can be gone back to. */
    public void newGame() {
        draft = null;
        begin(Game.start(variant()), rulesPlayed(), null);
    }

    /** A new game from a position of the present rules. */
    public void newGame(Position position) {
        draft = null;
        begin(Game.startFrom(variant(), position), rulesPlayed(), null);
    }

    /** Shows a game that was not played here, as a chapter of its own. */
    public void open(Game game, RuleText rules, Notice said) {
        draft = null;
        desk = rules;
        findings = List.of();
        begin(game, rules, said);
    }

    /** Begins to set up a position by hand, or goes on with it. */
    public void edit(Draft changed) {
        draft = changed;
        changed(null);
    }

    /** Ends setting up without a trace. */
    public void dropDraft() {
        draft = null;
        changed(null);
    }

    /** Puts a rule set beside the first. */
    public void compareWith(Variant other) {
        second = other;
        changed(null);
    }

    public void stopComparing() {
        second = null;
        changed(null);
    }

    /** Reads a rule set by its id or path, and plays by it if it is good. */
    public void choose(String idOrPath) {
        pending.cancel();
        pending = background.run(() -> Opened.read(library, idOrPath), this::take);
    }

    /** Reads a rule set by its id or path, and puts it beside the first if it is good. */
    public void chooseSecond(String idOrPath) {
        pending.cancel();
        pending = background.run(
                () -> Opened.read(library, idOrPath),
                opened -> opened.reading().value().ifPresentOrElse(this::compareWith, () -> refuse(opened)));
    }

    /** Reads the working copy on the desk anew, with a changed text, and goes on by it if it is good. */
    public void retype(String yaml) {
        RuleText changed = desk.withYaml(yaml);
        pending.cancel();
        pending = background.run(() -> new Opened(changed, library.read(changed.name(), yaml)), this::takeInPlace);
    }

    /** Takes what was read: switches the game to it, or shows what is wrong with it. */
    public void take(Opened opened) {
        desk = opened.text();
        findings = opened.reading().findings();
        opened.reading().value().ifPresentOrElse(good -> switchTo(good, opened.text()), () -> refuse(opened));
    }

    private void refuse(Opened opened) {
        long faults =
                opened.reading().findings().stream().filter(Diagnostic::isError).count();
        tell(Notice.refused(text("rules.broken", opened.text().name(), faults, name(variant()))));
    }

    private void switchTo(Variant next, RuleText rules) {
        if (draft == null && game().position().equals(variant().start())) {
            if (game().nodes().size() == 1) {
                // a start position that nobody has played from is no chapter of its own
                chapters.set(at, new Chapter(Game.start(next), rules));
                changed(null);
            } else {
                begin(Game.start(next), rules, null);
            }
            return;
        }
        Switched switched = Game.startFrom(variant(), position()).switchTo(next);
        Notice said = switched.match(
                kept -> Notice.told(
                        text("switch.kept", name(next), kept.dropped().orElse(Text.verbatim("")))),
                refused -> Notice.told(text("switch.refused", name(next), refused.reason())));
        Game game = switched.match(kept -> kept.game(), refused -> Game.start(next));
        draft = draft == null || switched instanceof Switched.Refused ? null : draft.with(game.position());
        begin(game, rules, said);
    }

    private void takeInPlace(Opened opened) {
        boolean sameFile = opened.text().name().equals(rulesPlayed().name());
        desk = opened.text();
        findings = opened.reading().findings();
        Optional<Variant> good = opened.reading().value();
        if (good.isEmpty()) {
            refuse(opened);
        } else if (!sameFile || draft != null) {
            switchTo(good.get(), opened.text());
        } else {
            Optional<Game> replayed = Replay.of(game(), good.get());
            if (replayed.isEmpty()) {
                switchTo(good.get(), opened.text());
            } else if (rulesPlayed().edited()) {
                chapters.set(at, new Chapter(replayed.get(), opened.text()));
                changed(Notice.told(text("rules.taken", name(good.get()))));
            } else {
                begin(replayed.get(), opened.text(), Notice.told(text("rules.taken", name(good.get()))));
            }
        }
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(Session.class, key, arguments);
    }
}
