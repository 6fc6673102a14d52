package org.qirkat.app.workbench.session;

import org.qirkat.core.play.Game;

/** A game with the rule text it is played by; a session is a list of them, so that a switch of rules can be undone. */
record Chapter(Game game, RuleText rules) {
    Chapter with(Game changed) {
        return new Chapter(changed, rules);
    }
}
