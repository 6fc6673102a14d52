package org.qirkat.plugins.stranger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.qirkat.core.engine.Cursor;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.Move;
import org.qirkat.core.model.Piece;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Side;
import org.qirkat.core.play.Variant;
import org.qirkat.core.spi.AfterMove;
import org.qirkat.core.spi.CaptureFilter;
import org.qirkat.core.spi.Captures;
import org.qirkat.core.spi.Changes;
import org.qirkat.core.spi.End;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookFailure;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.MoveFilter;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.SetUp;
import org.qirkat.plugins.huffing.Huffing;
import org.qirkat.plugins.table.Rules;
import org.qirkat.plugins.table.Words;

/** Hooks that throw or answer nonsense: the failure names hook, class and rule set, and the rest goes on. */
class BrokenHooksTest {
    private static final String POSITION = "b3b/5/2b2/2w2/w3w w";
    private static final Move STEP = Words.move("a1-b2", Rules.A25);

    /** Whatever a stranger's jar holds. */
    private record Broken(Function<HookContext, Hook> binding) implements HookProvider {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public Hook bind(Parameters given, HookContext context) {
            return binding.apply(context);
        }
    }

    @Test
    void a_hook_that_throws_after_a_move() {
        Variant variant = with(context -> (AfterMove) (made, changes) -> {
            throw new IllegalStateException("out of ideas");
        });

        failsOn(() -> play(variant), "out of ideas");
        assertThat(variant.legalMoves(at(variant))).contains(STEP);
    }

    @Test
    void a_hook_that_fails_on_one_move_lets_the_others_be_played() {
        Variant variant = with(context -> (AfterMove) (made, changes) -> {
            if (made.move().isCapture()) {
                throw new IllegalStateException("no blood");
            }
        });

        failsOn(() -> variant.after(at(variant), Words.move("c2xc4:c3", Rules.A25)), "no blood");
        assertThat(play(variant)).hasToString("b3b/5/2b2/1ww2/4w b");
    }

    @Test
    void a_hook_that_closes_a_point_where_a_piece_stands() {
        failsOnStep(with(context -> {
            PointSet all = context.points(context.rules().board().points());
            return (AfterMove) (made, changes) -> changes.close(all);
        }));
    }

    @Test
    void a_hook_that_changes_points_the_board_does_not_have() {
        failsOnStep(changing(changes -> changes.remove(new Point(20, 20))));
        failsOnStep(changing(changes -> changes.put(new Point(20, 20), new Piece(Side.WHITE, man()))));
    }

    @Test
    void a_hook_that_puts_a_piece_of_no_kind_the_rules_know() {
        failsOnStep(changing(
                changes -> changes.put(new Point(0, 0), new Piece(Side.WHITE, new PieceKind("dragon", 'd', 'D')))));
    }

    @Test
    void a_hook_that_changes_a_slot_of_another_hook() {
        MemorySlot foreign = new MemorySlot("huff", MemorySlot.Kind.POINTS, true);
        HookProvider thief =
                new Broken(context -> (AfterMove) (made, changes) -> changes.remember(foreign, new Point(0, 0)));
        Huffing huffing = new Huffing();
        Ruleset rules = Rules.using(Rules.using(Rules.A25, huffing, Map.of()), thief, Map.of());

        failsOnStep(Variant.of(rules, HookRegistry.of(huffing, thief)));
    }

    @Test
    void a_hook_that_changes_a_slot_nobody_declared() {
        failsOnStep(changing(changes -> changes.count(new MemorySlot("nowhere", MemorySlot.Kind.COUNTER, true), 1)));
    }

    @Test
    void a_hook_that_misuses_its_own_slot() {
        MemorySlot counter = new MemorySlot("counter", MemorySlot.Kind.COUNTER, true);

        failsOnStep(with(context -> new Remembering(List.of(counter), changes -> changes.count(counter, -1))));
        failsOnStep(with(context ->
                new Remembering(List.of(counter), changes -> changes.remember(counter, new Point(0, 0)))));
    }

    @Test
    void two_hooks_that_declare_one_slot() {
        MemorySlot huff = new MemorySlot("huff", MemorySlot.Kind.COUNTER, true);
        HookProvider second = new Broken(context -> new Remembering(List.of(huff), changes -> {}));
        Huffing huffing = new Huffing();
        Ruleset rules = Rules.using(Rules.using(Rules.A25, huffing, Map.of()), second, Map.of());

        failsOn(() -> Variant.of(rules, HookRegistry.of(huffing, second)), "'huff'");
    }

    @Test
    @SuppressWarnings("NullAway") // a stranger's compiler does not know the promise
    void a_hook_that_writes_no_text_for_its_move() {
        failsOnList(new Offering(null, List.of(new Point(0, 0))));
        failsOnList(new Offering("two words", List.of(new Point(0, 0))));
        failsOnList(new Offering("", List.of(new Point(0, 0))));
    }

    @Test
    @SuppressWarnings("NullAway") // a stranger's compiler does not know the promise
    void a_hook_that_gives_no_points_to_click() {
        failsOnList(new Offering("!", List.of()));
        failsOnList(new Offering("!", null));
    }

    @Test
    @SuppressWarnings("NullAway") // a stranger's compiler does not know the promise
    void a_hook_that_answers_nothing_about_the_end() {
        Variant variant = with(context -> (End) position -> null);

        failsOn(() -> variant.outcome(at(variant)), "");
    }

    @Test
    void a_hook_that_throws_when_asked_about_the_end() {
        Variant variant = with(context -> (End) position -> {
            throw new IllegalStateException("endless");
        });

        failsOn(() -> variant.legalMoves(at(variant)), "endless");
    }

    @Test
    void a_hook_that_throws_when_captures_are_ranked() {
        Variant variant = with(context -> (CaptureFilter) (position, capture) -> {
            throw new UnsupportedOperationException("unranked");
        });

        failsOn(() -> variant.legalMoves(at(variant)), "unranked");
        assertThat(variant.legalMoves(variant.readPosition("b3b/5/5/5/w3w w").orThrow()))
                .hasSize(6);
    }

    @Test
    void a_hook_that_throws_when_asked_about_a_move() {
        Variant variant = with(context -> (MoveFilter) (position, move) -> {
            throw new UnsupportedOperationException("no opinion");
        });

        failsOn(() -> variant.legalMoves(at(variant)), "no opinion");
    }

    @Test
    void a_hook_that_offers_what_is_no_capture() {
        List<List<List<Point>>> offers = List.of(
                List.of(List.of(point(0, 0)), List.of(point(2, 2))),
                List.of(List.of(point(0, 0), point(1, 1)), List.of()),
                List.of(List.of(point(0, 0), point(20, 1)), List.of(point(2, 2))),
                List.of(List.of(point(0, 0), point(1, 1)), List.of(point(20, 2))),
                List.of(List.of(point(0, 1), point(1, 1)), List.of(point(2, 2))),
                List.of(List.of(point(0, 0), point(4, 0)), List.of(point(2, 2))),
                List.of(List.of(point(0, 0), point(1, 1)), List.of(point(4, 0))),
                List.of(List.of(point(0, 4), point(1, 1)), List.of(point(2, 2))));

        for (List<List<Point>> offer : offers) {
            Variant variant = with(context -> (Captures) (position, sink) -> sink.add(offer.get(0), offer.get(1)));
            failsOn(() -> variant.legalMoves(at(variant)), "offered a capture along");
        }
    }

    private static Point point(int x, int y) {
        return new Point(x, y);
    }

    @Test
    void a_hook_that_fails_leaves_the_cursor_where_it_was() {
        Variant variant = with(context -> (AfterMove) (made, changes) -> {
            changes.remove(new Point(0, 4));
            if (made.move().isCapture()) {
                made.before().at(new Point(20, 20));
            }
        });
        Cursor cursor = variant.cursor(at(variant));
        long hash = cursor.hash();
        int moves = cursor.generate();
        List<Move> listed = variant.legalMoves(at(variant));
        int capture = listed.indexOf(Words.move("c2xc4:c3", Rules.A25));

        failsOn(() -> cursor.make(capture), "");

        assertThat(cursor.position()).isEqualTo(at(variant));
        assertThat(cursor.hash()).isEqualTo(hash);
        assertThat(cursor.move(capture)).isEqualTo(listed.get(capture));
        cursor.make(listed.indexOf(STEP));
        assertThat(cursor.position()).hasToString("4b/5/2b2/1ww2/4w b");
        cursor.generate();
        cursor.unmake();
        assertThat(cursor.generate()).isEqualTo(moves);
        assertThat(cursor.move(capture)).isEqualTo(listed.get(capture));
    }

    @Test
    @SuppressWarnings("NullAway") // a stranger's compiler does not know the promise
    void a_hook_that_sets_up_nothing() {
        failsOn(() -> with(context -> (SetUp) given -> null), "");
    }

    @Test
    void a_hook_that_sets_up_another_board() {
        Position elsewhere = Rules.K41.setUp();

        failsOn(() -> with(context -> (SetUp) given -> elsewhere), "");
    }

    @Test
    void a_hook_that_cannot_be_bound() {
        failsOn(
                () -> with(context -> {
                    throw new IllegalStateException("unbound");
                }),
                "unbound");
    }

    @Test
    @SuppressWarnings("NullAway") // a stranger's compiler does not know the promise
    void a_hook_that_is_none() {
        failsOn(() -> with(context -> null), "");
    }

    @Test
    void a_hook_whose_classes_are_missing() {
        failsOnStep(with(context -> (AfterMove) (made, changes) -> {
            throw new NoClassDefFoundError("org/example/Lost");
        }));
    }

    private static Variant changing(Consumer<Changes> change) {
        return with(context -> (AfterMove) (made, changes) -> change.accept(changes));
    }

    private static PieceKind man() {
        return Rules.A25.kinds().get(0);
    }

    private static Variant with(Function<HookContext, Hook> binding) {
        HookProvider broken = new Broken(binding);
        return Variant.of(Rules.using(Rules.A25, broken, Map.of()), HookRegistry.of(broken));
    }

    private static Position at(Variant variant) {
        return variant.readPosition(POSITION).orThrow();
    }

    private static Position play(Variant variant) {
        return variant.after(at(variant), STEP);
    }

    private static void failsOnStep(Variant variant) {
        failsOn(() -> play(variant), "");
        assertThat(variant.legalMoves(at(variant))).contains(STEP);
    }

    private static void failsOnList(Offering moves) {
        Variant variant = with(context -> moves);
        failsOn(() -> variant.legalMoves(at(variant)), "");
    }

    private static void failsOn(ThrowingCallable call, String reason) {
        assertThatThrownBy(call)
                .isInstanceOf(HookFailure.class)
                .hasMessageContaining("'broken'")
                .hasMessageContaining(Broken.class.getName())
                .hasMessageContaining("table")
                .hasMessageContaining(reason);
    }
}
