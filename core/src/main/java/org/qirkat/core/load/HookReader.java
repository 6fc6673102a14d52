package org.qirkat.core.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qirkat.core.model.HookUse;
import org.qirkat.core.spi.HookRegistry;
import org.qirkat.core.spi.Parameter;

/** Reads the list of hooks of a rule file and checks their parameters against what the hooks declare. */
final class HookReader {
    private final HookRegistry registry;
    private final Findings findings;
    private final Map<String, HookEntry> hooks = new LinkedHashMap<>();

    private HookReader(HookRegistry registry, Findings findings) {
        this.registry = registry;
        this.findings = findings;
    }

    static List<HookEntry> read(Form file, HookRegistry registry, Findings findings) {
        HookReader reader = new HookReader(registry, findings);
        file.get(Keys.HOOKS)
                .ifPresent(tree -> Form.list(tree, Keys.HOOKS, findings).forEach(reader::hook));
        return List.copyOf(reader.hooks.values());
    }

    private void hook(Form form) {
        Optional<Tree> use = form.require(Keys.USE);
        String name = form.words(Keys.USE);
        boolean drop = form.value(Keys.DROP).orElse(false);
        Optional<Tree> with = form.get(Keys.WITH);
        form.finish();
        if (use.isEmpty() || name.isEmpty()) {
            return;
        }
        Optional<HookRegistry.Found> found = registry.find(name);
        if (found.isEmpty() && !drop) {
            List<String> known =
                    registry.all().stream().map(h -> h.provider().name()).toList();
            findings.error("unknown-hook", use.get().place(), name, Findings.near(name, known), known);
        }
        Map<String, Tree> given = new LinkedHashMap<>();
        Optional<HookUse> read = found.isEmpty() || drop
                ? Optional.empty()
                : with.map(tree -> Form.of(tree, Keys.WITH, findings))
                        .orElseGet(() ->
                                Form.of(new Tree.Fields(List.of(), use.get().place()), Keys.WITH, findings))
                        .flatMap(parameters ->
                                parameters(name, found.get().provider().parameters(), parameters, given));
        HookEntry entry = new HookEntry(name, use.get().place(), drop, found, read, given);
        if (hooks.putIfAbsent(name, entry) != null) {
            findings.error("duplicate-hook", use.get().place(), name);
        }
    }

    private Optional<HookUse> parameters(String hook, List<Parameter<?>> declared, Form form, Map<String, Tree> given) {
        Map<String, Object> values = new TreeMap<>();
        Map<String, String> written = new TreeMap<>();
        List<String> missing = new ArrayList<>();
        for (Parameter<?> parameter : declared) {
            String name = parameter.name();
            Optional<Tree> tree = form.get(name);
            tree.ifPresent(typed -> given.put(name, typed));
            Optional<Object> value = tree.isPresent()
                    ? new ValueReader(findings).read(parameter.type(), tree.get(), name)
                    : Optional.ofNullable(parameter.defaultValue());
            if (tree.isEmpty() && parameter.isRequired()) {
                missing.add(name);
            }
            value.ifPresent(v -> {
                values.put(name, v);
                written.put(name, parameter.write(v));
            });
        }
        missing.forEach(name -> findings.error("missing-parameter", form.place(), hook, name));
        for (Tree.Field field : form.fields()) {
            String key = field.key().text();
            if (!form.asked().contains(key)) {
                findings.error("unknown-parameter", field.key().place(), hook, key, Findings.hint(key, form.asked()));
            }
        }
        return values.size() == declared.size() ? Optional.of(new HookUse(hook, values, written)) : Optional.empty();
    }
}
