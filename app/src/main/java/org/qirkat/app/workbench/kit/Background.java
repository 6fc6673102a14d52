package org.qirkat.app.workbench.kit;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.SwingWorker;
import javax.swing.Timer;

/** Where work is done that must not hold up the window. Called, and calling back, on the event thread. */
public interface Background {
    /** Work that has been asked for. */
    interface Task {
        /** Nothing is called back afterwards. */
        void cancel();
    }

    /** Works elsewhere and hands over the result; what goes wrong goes to the one place for failures. */
    <T> Task run(Callable<T> work, Consumer<T> done);

    /** Calls back after a pause. */
    Task after(int milliseconds, Runnable then);

    /** The program's own: a worker thread a task, and timers. */
    static Background swing(Consumer<Throwable> failed) {
        return new Workers(failed);
    }

    /** Does everything at once in the calling thread, pauses apart, which it skips: for tests without a window. */
    static Background immediate() {
        return new AtOnce();
    }

    /** See {@link #swing}. */
    final class Workers implements Background {
        private final Consumer<Throwable> failed;

        private Workers(Consumer<Throwable> failed) {
            this.failed = failed;
        }

        @Override
        public <T> Task run(Callable<T> work, Consumer<T> done) {
            SwingWorker<T, Object> worker = new SwingWorker<>() {
                @Override
                protected T doInBackground() throws Exception {
                    return work.call();
                }

                @Override
                protected void done() {
                    if (isCancelled()) {
                        return;
                    }
                    try {
                        done.accept(get());
                    } catch (ExecutionException failure) {
                        failed.accept(failure.getCause() == null ? failure : failure.getCause());
                    } catch (CancellationException | InterruptedException late) {
                        // somebody no longer wants the result
                        return;
                    }
                }
            };
            worker.execute();
            return () -> worker.cancel(true);
        }

        @Override
        public Task after(int milliseconds, Runnable then) {
            Timer timer = new Timer(milliseconds, event -> then.run());
            timer.setRepeats(false);
            timer.start();
            return timer::stop;
        }
    }

    /** See {@link #immediate}. */
    final class AtOnce implements Background {
        private AtOnce() {}

        @Override
        public <T> Task run(Callable<T> work, Consumer<T> done) {
            T result;
            try {
                result = work.call();
            } catch (Exception failure) {
                throw new IllegalStateException(failure);
            }
            done.accept(result);
            return () -> {};
        }

        @Override
        public Task after(int milliseconds, Runnable then) {
            then.run();
            return () -> {};
        }
    }
}
