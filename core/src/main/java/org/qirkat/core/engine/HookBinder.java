package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Point;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.Parameters;
import org.qirkat.core.spi.PointSet;
import org.qirkat.core.spi.SetUp;

/** Binds the hooks of a rule set to its numbering. */
final class HookBinder {
    private HookBinder() {}

    static List<BoundHook> bind(Ruleset rules, Numbering numbering, HookRegistry registry) {
        HookContext context = new HookContext() {
            @Override
            public Ruleset rules() {
                return rules;
            }

            @Override
            public PointSet points(Collection<Point> points) {
                return numbering.mask(points);
            }
        };
        List<BoundHook> bound = new ArrayList<>();
        for (HookUse use : rules.hooks()) {
            HookRegistry.Found found = registry.find(use.name())
                    .orElseThrow(() -> new IllegalArgumentException(
                            rules.id() + " uses the hook " + use.name() + ", which is not among " + registry.all()));
            bound.add(new BoundHook(use, found, bind(use, found, context, rules), rules));
        }
        return bound;
    }

    private static Hook bind(HookUse use, HookRegistry.Found found, HookContext context, Ruleset rules) {
        BoundHook unbound = new BoundHook(use, found, (SetUp) given -> given, rules);
        try {
            return checked(found.provider().bind(new Parameters(use.parameters()), context), unbound);
        } catch (RuntimeException | LinkageError fault) {
            throw unbound.threw(fault);
        }
    }

    private static Hook checked(@Nullable Hook hook, BoundHook unbound) {
        if (hook == null) {
            throw unbound.nonsense("hook.none");
        }
        return hook;
    }
}
