package org.qirkat.core.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A wish for the routes of one capture, known by its landing and its captured set, and the routes found so far. */
final class RouteWish {
    /** No wish: every capture is listed. */
    static final RouteWish NONE = new RouteWish(-1, 0, 0, Integer.MAX_VALUE);

    private final int to;
    private final long lo;
    private final long hi;
    private final int most;
    private final List<int[][]> routes = new ArrayList<>();

    RouteWish(int to, long lo, long hi, int most) {
        this.to = to;
        this.lo = lo;
        this.hi = hi;
        this.most = most;
    }

    boolean isFulfilled() {
        return routes.size() >= most;
    }

    /** Takes a complete capture if it is the one. */
    void offer(int landing, long capturedLo, long capturedHi, int[] path, int[] taken, int count) {
        if (landing == to && capturedLo == lo && capturedHi == hi && !isFulfilled()) {
            int[] landings = Arrays.stream(path, 0, count + 1)
                    .filter(bit -> bit != CaptureChain.IN_FLIGHT)
                    .toArray();
            routes.add(new int[][] {landings, Arrays.copyOf(taken, count)});
        }
    }

    /** For each route the bits it touches and the bits it takes, in order. */
    List<int[][]> routes() {
        return List.copyOf(routes);
    }
}
