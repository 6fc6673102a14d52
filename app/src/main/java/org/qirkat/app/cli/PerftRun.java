package org.qirkat.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.qirkat.core.analysis.Perft;
import org.qirkat.core.model.Position;
import org.qirkat.core.model.Text;
import org.qirkat.core.play.Variant;

/** One count in one position, depth by depth, with the time that the last depth took by itself. */
final class PerftRun {
    private final Console console;
    private final Variant variant;
    private final Position position;
    private final int threads;
    private final boolean json;
    private final List<Map<String, Object>> counts = new ArrayList<>();
    private final Map<String, Object> divided = new TreeMap<>();

    PerftRun(Console console, Variant variant, Position position, int threads, boolean json) {
        this.console = console;
        this.variant = variant;
        this.position = position;
        this.threads = threads;
        this.json = json;
    }

    /** Prints the counts to a depth, each as soon as it is known; an interruption leaves those that are. */
    int print(int depth, boolean divide) {
        try {
            for (int plies = 1; plies < depth; plies++) {
                count(plies, Perft.count(variant, position, plies, threads));
            }
            long begun = System.nanoTime();
            long leaves = divide ? divide(depth) : Perft.count(variant, position, depth, threads);
            double seconds = Math.max(1, System.nanoTime() - begun) / 1e9;
            count(depth, leaves);
            end(leaves, seconds);
            return Cli.FINE;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Cli.WRONG;
        }
    }

    private void count(int depth, long leaves) {
        counts.add(Json.object("depth", depth, "count", leaves));
        if (!json) {
            console.print(depth + " " + leaves);
            console.flush();
        }
    }

    private long divide(int depth) throws InterruptedException {
        Perft.divide(variant, position, depth).forEach((move, leaves) -> divided.put(variant.canonical(move), leaves));
        if (!json) {
            divided.forEach((move, leaves) -> console.print(move + " " + leaves));
        }
        return divided.values().stream().mapToLong(leaves -> (Long) leaves).sum();
    }

    private void end(long leaves, double seconds) {
        int used = divided.isEmpty() ? threads : 1;
        String time = String.format(Locale.ROOT, "%.3f", seconds);
        String rate = String.format(Locale.ROOT, "%.1f", leaves / seconds / 1e6);
        if (json) {
            console.print(Json.write(Json.object(
                    "id", variant.id(),
                    "position", variant.positionText(position),
                    "counts", counts,
                    "divide", divided,
                    "seconds", seconds,
                    "threads", used)));
        } else {
            console.print(Text.of(PerftRun.class, "perft.end", "" + leaves, time, rate, "" + used));
        }
    }
}
