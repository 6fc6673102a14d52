package org.qirkat.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The only place in the core that starts threads: runs tasks side by side and gives their results in order. */
final class Workers {
    private Workers() {}

    /**
     * Runs all tasks on so many daemon threads; with one thread, on the caller's own.
     *
     * @throws InterruptedException when the caller is interrupted; the tasks are then interrupted too
     */
    static <T> List<T> run(int threads, List<? extends Callable<T>> tasks) throws InterruptedException {
        if (threads < 1) {
            throw new IllegalArgumentException("there must be at least one thread, not " + threads);
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = Executors.defaultThreadFactory().newThread(task);
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> result : pool.invokeAll(tasks)) {
                results.add(result.get());
            }
            return results;
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) {
                throw fault;
            } else if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(failed.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
