package org.qirkat.plugins.fanorona;

import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.spi.Hook;
import org.qirkat.core.spi.HookContext;
import org.qirkat.core.spi.HookProvider;
import org.qirkat.core.spi.InvalidParameters;
import org.qirkat.core.spi.Parameters;

/**
 * The capture of Fanorona: a man steps along a line and takes the whole unbroken row of enemies that lies ahead of it on
 * that line, right behind the point it comes to (approach), or the row that lies right behind the point it leaves
 * (withdrawal), never both at once. The same man may go on, on points where it has not been in this move and not twice in
 * a row in the same direction. Whether it may, must or must not is for {@code capture.continuation} to say.
 */
public final class Fanorona implements HookProvider {
    @Override
    public String name() {
        return "fanorona";
    }

    @Override
    public Hook bind(Parameters given, HookContext context) {
        Ruleset rules = context.rules();
        boolean leaps = rules.kinds().stream()
                .anyMatch(kind -> !rules.rule(kind).captures().headings().isEmpty());
        if (leaps) {
            throw new InvalidParameters(Text.of(Fanorona.class, "fanorona.leaps"));
        }
        return new FanoronaHook(Hops.of(context), rules.captures().continuation());
    }
}
