package org.qirkat.core.load;

import java.util.List;
import java.util.Set;
import org.qirkat.core.model.Evidence;
import org.qirkat.core.model.Settings;
import org.qirkat.core.model.ValueType;

/** All keys of rule files that are no settings, in the order in which files have them. */
final class Keys {
    private static final ValueType<String> WORDS = new ValueType.Words();
    private static final String ID_PATTERN = "[a-z0-9]+(-[a-z0-9]+)*";

    /** Where an example comes from. */
    enum Origin {
        SOURCE,
        CONSTRUCTED
    }

    /** How an example's game ends, if it does. */
    enum Result {
        WHITE,
        BLACK,
        DRAW,
        OPEN
    }

    static final Key<Integer> FORMAT = Key.required("format", ValueType.Count.from(1, Settings.FORMAT));
    static final Key<String> ID = Key.required("id", WORDS).like(ID_PATTERN);
    static final Key<String> EXTENDS = Key.optional("extends", WORDS).like(ID_PATTERN);
    static final Key<Boolean> ABSTRACT = Key.optional("abstract", new ValueType.Flag());
    static final Key<String> FAMILY = Key.optional("family", WORDS);
    static final Key<String> REGION = Key.optional("region", WORDS);
    static final Key<String> DATE = Key.optional("date", WORDS);
    static final Key<String> SUMMARY = Key.optional("summary", WORDS);
    static final List<Key<?>> FILE = List.of(FORMAT, ID, EXTENDS, ABSTRACT, FAMILY, REGION, DATE, SUMMARY);

    static final String NAMES = "names";
    static final String LANGUAGE = "[a-z]{2,3}(-[A-Za-z0-9]{2,8})*";
    /** The language that every game has a name in. */
    static final String ENGLISH = "en";

    static final String SOURCES = "sources";
    static final Key<String> SOURCE_KEY = Key.required("sources.key", WORDS);
    static final Key<String> AUTHOR = Key.optional("sources.author", WORDS);
    static final Key<String> TITLE = Key.optional("sources.title", WORDS);
    static final Key<String> YEAR = Key.optional("sources.year", WORDS);
    static final Key<String> SOURCE_NOTE = Key.optional("sources.note", WORDS);
    static final List<Key<?>> SOURCE = List.of(SOURCE_KEY, AUTHOR, TITLE, YEAR, SOURCE_NOTE);

    static final String HOOKS = "hooks";
    static final String WITH = "with";
    static final Key<String> USE = Key.required("hooks.use", WORDS);
    static final Key<Boolean> DROP = Key.optional("hooks.drop", new ValueType.Flag());

    static final String EVIDENCE = "evidence";
    static final Key<Evidence.Status> STATUS =
            Key.required("evidence.status", new ValueType.Choice<>(Evidence.Status.class));
    static final Key<String> EVIDENCE_SOURCE = Key.optional("evidence.source", WORDS);
    static final Key<String> PAGES = Key.optional("evidence.pages", WORDS);
    static final Key<String> EVIDENCE_NOTE = Key.optional("evidence.note", WORDS);
    static final List<Key<?>> WITNESS = List.of(STATUS, EVIDENCE_SOURCE, PAGES, EVIDENCE_NOTE);

    static final String EXAMPLES = "examples";
    static final Key<String> POSITION = Key.required("examples.position", WORDS);
    static final Key<List<String>> MOVES = Key.optional("examples.moves", new ValueType.ListOf<>(WORDS));
    static final Key<List<String>> INCLUDES = Key.optional("examples.includes", new ValueType.ListOf<>(WORDS));
    static final Key<List<String>> EXCLUDES = Key.optional("examples.excludes", new ValueType.ListOf<>(WORDS));
    static final Key<Result> RESULT = Key.optional("examples.result", new ValueType.Choice<>(Result.class));
    static final Key<String> EXAMPLE_NOTE = Key.optional("examples.note", WORDS);
    static final Key<Origin> ORIGIN = Key.optional("examples.origin", new ValueType.Choice<>(Origin.class));
    static final Key<String> EXAMPLE_SOURCE = Key.optional("examples.source", WORDS);
    static final List<Key<?>> EXAMPLE =
            List.of(POSITION, MOVES, INCLUDES, EXCLUDES, RESULT, EXAMPLE_NOTE, ORIGIN, EXAMPLE_SOURCE);
    /** What an example may claim: keys of one of these sets, and of no other. */
    static final List<Set<Key<?>>> CLAIMS = List.of(Set.of(MOVES), Set.of(INCLUDES, EXCLUDES), Set.of(RESULT));

    private Keys() {}
}
