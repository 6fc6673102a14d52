package org.qirkat.plugins.huffing;

import java.util.List;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;

/**
 * The rule that a piece which could have captured and did not may be taken off (cafar, soplar, souffler; Monod 1950).
 * A turn that left a capture undone leaves its culprits in the position ({@code huff=c3,d4}): all pieces that could
 * have made one, wherever they stand after the turn. In the next turn the opponent may remove one of them ({@code !c3})
 * once; a turn without a huff ends the right.
 */
public final class Huffing implements HookProvider {
    /** What a huff costs the side that makes it. */
    enum Penalty {
        /** Nothing: its own move follows. */
        BEFORE_MOVE,
        /** Its move. */
        IS_MOVE
    }

    /** Which turns have culprits. */
    enum Faults {
        /** A move without a capture although there was one. */
        NO_CAPTURE,
        /**
         * Also a capture that took fewer pieces than some piece could have, such as one piece instead of a chain, or a
         * chain that stopped early: the culprits are those that could.
         */
        SHORTER_CHAIN
    }

    /** What the opponent may do with a culprit. */
    enum Sanction {
        /** Remove it. */
        HUFF,
        /** Remove it, or have the turn taken back and make it capture (modern Dhamet). */
        HUFF_OR_FORCE
    }

    /** Who says which of several culprits goes. */
    enum Chooser {
        OPPONENT,
        /** There is no choice, all go together. */
        NOBODY
    }

    private static final Parameter<Penalty> PENALTY = parameter("penalty", Penalty.class, Penalty.BEFORE_MOVE);
    private static final Parameter<Faults> FAULTS = parameter("faults", Faults.class, Faults.NO_CAPTURE);
    private static final Parameter<Chooser> CHOICE = parameter("choice", Chooser.class, Chooser.OPPONENT);

    private static final Parameter<Sanction> SANCTION = parameter("sanction", Sanction.class, Sanction.HUFF);

    @Override
    public String name() {
        return "huffing";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(PENALTY, FAULTS, CHOICE, SANCTION);
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Ruleset rules = context.rules();
        if (rules.captures().obligation() == CaptureRule.Obligation.COMPULSORY) {
            throw new InvalidParameters(Text.of(Huffing.class, "huffing.compulsory"));
        }
        HuffingHook huff = new HuffingHook(given.get(PENALTY), given.get(FAULTS), given.get(CHOICE), rules);
        return given.get(SANCTION) == Sanction.HUFF ? huff : new HuffOrForceHook(huff, given.get(FAULTS), context);
    }

    private static <E extends Enum<E>> Parameter<E> parameter(String name, Class<E> words, E usual) {
        return new Parameter<>(name, new ValueType.Choice<>(words), usual, Text.of(Huffing.class, "huffing." + name));
    }
}
