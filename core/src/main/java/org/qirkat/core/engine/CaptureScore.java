package org.qirkat.core.engine;

import java.util.List;
import org.qirkat.core.model.CaptureRule.Precedence;

/**
 * The order among captures as one number: the greatest comes first. Each precedence rule takes a field of bits, the
 * first rule the highest; captures of equal score are a free choice.
 */
final class CaptureScore {
    private static final int VALUE_UNIT = 128;
    private static final int ORDERED_HOPS = 32;

    private final Precedence[] rules;
    private final boolean[] isKing;

    CaptureScore(List<Precedence> rules, boolean[] isKing) {
        this.rules = rules.toArray(new Precedence[0]);
        this.isKing = isKing;
    }

    boolean isFree() {
        return rules.length == 0;
    }

    boolean isQuantityOnly() {
        return rules.length == 1 && rules[0] == Precedence.QUANTITY;
    }

    /**
     * The score of a capture.
     *
     * @param captor the kind at the start of the move
     * @param taken the kinds taken, in order
     */
    long of(int captor, int[] taken, int count) {
        long score = 0;
        for (Precedence rule : rules) {
            score = switch (rule) {
                case QUANTITY -> score << 7 | count;
                case VALUE -> score << 16 | value(taken, count);
                case CONTENTS -> score << 7 | kings(taken, count);
                case MODALITY -> score << 1 | (isKing[captor] ? 1 : 0);
                case ORDERING -> score << ORDERED_HOPS | order(taken, count);
            };
        }
        return score;
    }

    private int kings(int[] taken, int count) {
        int kings = 0;
        for (int i = 0; i < count; i++) {
            kings += isKing[taken[i]] ? 1 : 0;
        }
        return kings;
    }

    /** A king counts a little less than two men: three kings less than six men and more than five. */
    private int value(int[] taken, int count) {
        int kings = kings(taken, count);
        return (count + kings) * VALUE_UNIT - kings;
    }

    private long order(int[] taken, int count) {
        long order = 0;
        for (int i = 0; i < Math.min(count, ORDERED_HOPS); i++) {
            order |= isKing[taken[i]] ? 1L << (ORDERED_HOPS - 1 - i) : 0;
        }
        return order;
    }
}
