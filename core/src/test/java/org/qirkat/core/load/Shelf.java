package org.qirkat.core.load;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Rule files by id, held in memory. */
final class Shelf implements RulesetLoader.Parents {
    private final Map<String, String> files = new TreeMap<>();

    Shelf with(String id, String text) {
        files.put(id, text);
        return this;
    }

    @Override
    public Optional<RuleFile> find(String id) {
        return Optional.ofNullable(files.get(id)).map(text -> RuleFile.of(id + ".yaml", text));
    }

    @Override
    public Iterable<String> ids() {
        return files.keySet();
    }
}
