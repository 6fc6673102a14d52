package org.qirkat.app.workbench.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.qirkat.app.workbench.kit.Background;
import org.qirkat.app.workbench.kit.Listeners;
import org.qirkat.app.workbench.session.Session;
import org.qirkat.core.model.About;
import org.qirkat.core.model.Diagnostic;
import org.qirkat.core.model.Ruleset;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.LibraryEntry;
import org.qirkat.core.play.Variant;
import org.qirkat.core.play.VariantLibrary;

/** The list of rule sets and what is searched for. Belongs to the event thread. */
public final class LibraryModel {
    private final Session session;
    private final Listeners listeners = new Listeners();
    private List<Item> listed = List.of();
    /** Files opened by hand, by path. */
    private final Map<String, Item> opened = new LinkedHashMap<>();

    private String wanted = "";
    private @Nullable VariantLibrary read;
    private Background.Task reading = () -> {};

    public LibraryModel(Session session) {
        this.session = session;
        session.onChange(this::follow);
        follow();
    }

    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void follow() {
        String desk = session.desk().id();
        if (session.library().file(desk).isEmpty()) {
            boolean broken = session.findings().stream().anyMatch(Diagnostic::isError);
            opened.put(desk, openedItem(desk, broken));
        }
        if (read != session.library()) {
            VariantLibrary library = session.library();
            read = library;
            reading.cancel();
            reading = session.background().run(library::list, entries -> {
                listed = entries.stream()
                        .filter(LibraryModel::isShown)
                        .map(LibraryModel::item)
                        .toList();
                listeners.changed();
            });
        }
        listeners.changed();
    }

    private Item openedItem(String path, boolean broken) {
        Variant variant = session.variant();
        String name = broken ? path.replaceFirst(".*[/\\\\]", "") : Session.name(variant);
        return new Item(path, name, "", text("item.file", path), "", broken);
    }

    private static boolean isShown(LibraryEntry entry) {
        return entry.rules().isEmpty() || entry.isPlayable();
    }

    private static Item item(LibraryEntry entry) {
        Optional<Ruleset> rules = entry.rules();
        if (rules.isEmpty()) {
            Text fault = entry.firstError().map(Diagnostic::message).orElse(Text.verbatim(""));
            return new Item(entry.id(), entry.id(), "", fault, "", true);
        }
        About about = rules.get().about();
        int points = rules.get().board().points().size();
        Text detail = about.region().isEmpty()
                ? text("item.points", points)
                : text("item.points-region", points, about.region());
        String name = about.name(Locale.getDefault().getLanguage());
        return new Item(entry.id(), name, about.family(), detail, about.summary(), false);
    }

    /** The rule sets that fit what is searched for, by family; opened files first, broken ones last. */
    public List<Family> families() {
        Map<String, List<Item>> byFamily = new TreeMap<>();
        List<Item> broken = new ArrayList<>();
        for (Item item : listed) {
            if (item.fits(wanted)) {
                (item.broken() ? broken : byFamily.computeIfAbsent(item.family(), f -> new ArrayList<>())).add(item);
            }
        }
        List<Family> families = new ArrayList<>();
        addFamily(
                families,
                text("family.opened"),
                opened.values().stream().filter(i -> i.fits(wanted)).toList());
        byFamily.forEach((name, items) -> addFamily(families, heading(name), items));
        addFamily(families, text("family.broken"), broken);
        return families;
    }

    private static void addFamily(List<Family> families, Text name, List<Item> items) {
        if (!items.isEmpty()) {
            families.add(new Family(name, items));
        }
    }

    private static Text heading(String family) {
        return family.isEmpty()
                ? text("family.other")
                : Text.verbatim(family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1));
    }

    public void search(String text) {
        wanted = text;
        listeners.changed();
    }

    /** The first rule set that fits what is searched for. */
    public Optional<Item> first() {
        return families().stream().flatMap(f -> f.items().stream()).findFirst();
    }

    public boolean isPlayed(Item item) {
        return item.id().equals(session.rulesPlayed().id());
    }

    public boolean isSecond(Item item) {
        return session.second().map(v -> v.id().equals(item.id())).orElse(false);
    }

    public void choose(Item item) {
        session.choose(item.id());
    }

    public void compare(Item item) {
        session.chooseSecond(item.id());
    }

    /** Reads a rule file from anywhere; it is listed and, if it is good, played. */
    public void open(String path) {
        session.choose(path);
    }

    private static Text text(String key, Object... arguments) {
        return Text.of(LibraryModel.class, key, arguments);
    }
}
