package org.qirkat.core.engine;

import org.qirkat.core.model.HookUse;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.SourceSpan;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookFailure;
import org.qirkat.core.spi.HookRegistry;

/** A hook at work in one rule set, with what is needed to say whose fault something is. */
record BoundHook(HookUse use, HookRegistry.Found found, Hook hook, Ruleset rules) {
    /** What to throw when the hook threw. */
    HookFailure threw(Throwable cause) {
        if (cause instanceof HookFailure known) {
            return known;
        }
        return new HookFailure(
                Text.of(BoundHook.class, "hook.threw", use.name(), found.origin(), where(), cause), cause);
    }

    /** What to throw when the hook asked for what makes no sense. */
    HookFailure nonsense(String key, Object... arguments) {
        Text what = Text.of(BoundHook.class, key, arguments);
        return new HookFailure(Text.of(BoundHook.class, "hook.nonsense", use.name(), found.origin(), where(), what));
    }

    private String where() {
        return rules.placeOf(use.path()).map(SourceSpan::toString).orElse(rules.id());
    }
}
