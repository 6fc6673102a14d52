package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qirkat.core.model.MemorySlot;
import org.qirkat.core.model.PieceKind;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.ValueType;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Memory;
import org.qirkat.core.spi.Parameter;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.PointSet;

/** Tries a rule set's hooks: whether their parameters fit the board and the pieces, and whether they bind. */
final class HookCheck {
    private final Ruleset rules;
    private final Sheet whole;
    private final Findings findings;
    private final Set<String> points = new TreeSet<>();
    private final Set<String> kinds = new TreeSet<>();

    HookCheck(Ruleset rules, Sheet whole, Findings findings) {
        this.rules = rules;
        this.whole = whole;
        this.findings = findings;
        rules.board().points().forEach(point -> points.add(point.name()));
        rules.kinds().stream().map(PieceKind::name).forEach(kinds::add);
    }

    /** The memory that the hooks declare; empty if something is wrong with one of them. */
    Optional<List<MemorySlot>> slots() {
        List<MemorySlot> slots = new ArrayList<>();
        Set<String> names = new HashSet<>();
        boolean isSound = true;
        for (HookEntry entry : whole.hooks()) {
            boolean fits = entry.found().isEmpty() || fits(entry);
            if (entry.use().isEmpty() || !fits) {
                isSound = false;
            } else if (!whole.about().isAbstract()) {
                Optional<List<MemorySlot>> own = bind(entry);
                isSound &= own.isPresent();
                for (MemorySlot slot : own.orElse(List.of())) {
                    slots.add(slot);
                    if (!names.add(slot.name())) {
                        findings.error("shared-slot", entry.place(), entry.name(), slot.name());
                        isSound = false;
                    }
                }
            }
        }
        return isSound ? Optional.of(slots) : Optional.empty();
    }

    private boolean fits(HookEntry entry) {
        boolean fits = true;
        for (Parameter<?> parameter : entry.found().orElseThrow().provider().parameters()) {
            Tree given = entry.given().get(parameter.name());
            ValueType<?> type = Leaves.type(parameter.type());
            if (given != null && type instanceof ValueType.PointName && !points.isEmpty()) {
                fits &= BoardCheck.areOnBoard(given, points, findings);
            } else if (given != null && type instanceof ValueType.KindName) {
                fits &= KindCheck.areKinds(given, kinds, parameter.defaultValue(), findings);
            }
        }
        return fits;
    }

    /** Binds a hook as the engine will, and asks for its memory; whatever it throws is a finding. */
    private Optional<List<MemorySlot>> bind(HookEntry entry) {
        try {
            Parameters given = new Parameters(entry.use().orElseThrow().parameters());
            Hook hook = entry.found().orElseThrow().provider().bind(given, new Trial(rules));
            return Optional.of(hook instanceof Memory memory ? List.copyOf(memory.slots()) : List.of());
        } catch (InvalidParameters refused) {
            findings.error("bad-parameters", entry.place(), entry.name(), refused.reason());
        } catch (RuntimeException | LinkageError | StackOverflowError fault) {
            String origin = entry.found().orElseThrow().origin();
            findings.error("hook-failure", entry.place(), entry.name(), origin, fault.toString());
        }
        return Optional.empty();
    }

    /** What a hook sees when it is bound for a trial. */
    private record Trial(Ruleset rules) implements HookContext {
        @Override
        public PointSet points(Collection<Point> points) {
            points.forEach(rules.board()::indexOf);
            return new Handle();
        }
    }

    /** A handle that nobody will ask about. */
    private static final class Handle implements PointSet {}
}
