package org.qirkat.core.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.qirkat.core.model.CaptureRule;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Ruleset;

/** Which of the possible captures come first (section 1, majority; section 9, notes for encoders). */
final class Choice {
    private final Ruleset rules;
    private final Kinds kinds;
    private final Position position;

    Choice(Ruleset rules, Kinds kinds, Position position) {
        this.rules = rules;
        this.kinds = kinds;
        this.position = position;
    }

    /** Only the best by the first rule, of these only the best by the second, and so on. */
    List<Chain> of(List<Chain> captures) {
        List<Chain> left = captures;
        for (CaptureRule.Precedence rule : rules.captures().precedence()) {
            left = best(left, order(rule));
        }
        return left;
    }

    private static List<Chain> best(List<Chain> captures, Comparator<Chain> order) {
        List<Chain> best = new ArrayList<>();
        for (Chain capture : captures) {
            int compared = best.isEmpty() ? 0 : order.compare(capture, best.get(0));
            if (compared > 0) {
                best.clear();
            }
            if (compared >= 0) {
                best.add(capture);
            }
        }
        return best;
    }

    private Comparator<Chain> order(CaptureRule.Precedence rule) {
        return switch (rule) {
            case QUANTITY -> Comparator.comparingInt(c -> c.prey().size());
            case VALUE -> Comparator.comparingInt(c -> c.prey().size() * 1000 + kings(c) * 999);
            case CONTENTS -> Comparator.comparingInt(this::kings);
            case MODALITY -> Comparator.comparing(c -> isKingAt(c.origin()));
            case ORDERING -> this::kingsEarlier;
        };
    }

    private int kings(Chain capture) {
        return (int) capture.prey().stream().filter(this::isKingAt).count();
    }

    /** Section 9: compare capture sequences hop by hop; a king taken earlier wins. */
    private int kingsEarlier(Chain one, Chain other) {
        int common = Math.min(one.prey().size(), other.prey().size());
        for (int i = 0; i < common; i++) {
            int compared = Boolean.compare(
                    isKingAt(one.prey().get(i)), isKingAt(other.prey().get(i)));
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }

    private boolean isKingAt(Point point) {
        PieceKind kind = position.at(point).orElseThrow().kind();
        return kinds.isKing(kind);
    }
}
