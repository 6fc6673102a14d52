package org.qirkat.core.play.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;

/** Plays a record under a rule set, by the naming of squares with which most of it can be played. */
final class PdnPlayer {
    private PdnPlayer() {}

    static PdnGame play(PdnRecord record, Variant variant) {
        List<PdnSquares> namings = namings(record, variant);
        List<PdnGame> tries = new ArrayList<>();
        for (PdnSquares naming : namings) {
            PdnGame game = new PdnAttempt(record, variant, naming).play();
            tries.add(game);
            if (!game.isBad()) {
                break;
            }
        }
        int chosen = 0;
        for (int i = 1; i < tries.size(); i++) {
            PdnGame best = tries.get(chosen);
            chosen = tries.get(i).plies() > best.plies()
                            || (best.isBad() && !tries.get(i).isBad())
                    ? i
                    : chosen;
        }
        PdnGame best = tries.get(chosen);
        List<Diagnostic> findings = new ArrayList<>(record.findings());
        findings.addAll(tagFindings(record, variant));
        if (chosen > 0) {
            findings.add(warning(record, PdnTags.GAME_TYPE, "numbering", "numbering"));
        }
        findings.addAll(best.findings());
        return new PdnGame(best.tags(), best.game(), best.notes(), findings);
    }

    /** The ways of naming squares to try: what the tag states, what the game type has, what the rule set prints. */
    private static List<PdnSquares> namings(PdnRecord record, Variant variant) {
        List<PdnSquares> namings = new ArrayList<>();
        record.tags()
                .get(PdnTags.GAME_TYPE)
                .flatMap(GameType::read)
                .flatMap(GameType::form)
                .ifPresent(form -> namings.add(new PdnSquares(variant.rules(), form)));
        GameTypes.of(variant.id()).ifPresent(type -> namings.add(new PdnSquares(variant.rules(), type.form())));
        namings.add(new PdnSquares(variant.rules(), null));
        List<PdnSquares> different = new ArrayList<>();
        for (PdnSquares naming : namings) {
            if (different.stream().noneMatch(naming::reads)) {
                different.add(naming);
            }
        }
        return different;
    }

    private static List<Diagnostic> tagFindings(PdnRecord record, Variant variant) {
        List<Diagnostic> findings = new ArrayList<>();
        PdnTags tags = record.tags();
        Optional<String> value = tags.get(PdnTags.GAME_TYPE).filter(v -> !v.isBlank());
        Optional<GameType> type = value.flatMap(GameType::read);
        if (value.isPresent() && type.isEmpty()) {
            findings.add(warning(record, PdnTags.GAME_TYPE, "game-type", "type.unreadable", value.get()));
        }
        Optional<String> named = Pdn.ruleset(record);
        if (named.isPresent() && !named.get().equals(variant.id())) {
            String tag = tags.has(PdnTags.VARIANT) ? PdnTags.VARIANT : PdnTags.GAME_TYPE;
            findings.add(warning(record, tag, "game-type", "type.differs", tag, named.get(), variant.id()));
        } else if (named.isEmpty() && type.isPresent()) {
            findings.add(warning(record, PdnTags.GAME_TYPE, "game-type", "type.unknown", value.get()));
        }
        Optional<String> rules = tags.get(PdnTags.RULES);
        if (tags.has(PdnTags.VARIANT)
                && named.equals(Optional.of(variant.id()))
                && rules.isPresent()
                && !rules.get().equals(variant.rules().hash())) {
            findings.add(warning(record, PdnTags.RULES, "rules", "rules.differ", variant.id()));
        }
        return findings;
    }

    private static Diagnostic warning(PdnRecord record, String tag, String code, String key, Object... arguments) {
        Text said = Text.of(PdnPlayer.class, key, arguments);
        return Diagnostic.warning(
                code, record.placeOf(tag), Text.of(PdnPlayer.class, "in-game", record.number(), said));
    }
}
