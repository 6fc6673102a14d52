package org.qirkat.core.engine;

import java.util.List;
import org.qirkat.core.model.MemorySlot;

/**
 * The hash of the positions on a state stack, made from the hash of the position before and the bits that changed,
 * whoever changed them. Nobody pays for it until somebody asks; from then on it is kept with every move.
 */
final class StateHash {
    private final StateStack state;
    private final Zobrist zobrist;
    private final List<MemorySlot> slots;
    private boolean kept;

    StateHash(StateStack state, Zobrist zobrist, List<MemorySlot> slots) {
        this.state = state;
        this.zobrist = zobrist;
        this.slots = slots;
    }

    long value() {
        if (!kept) {
            kept = true;
            int current = state.at;
            state.at = 0;
            state.setHash(fromScratch());
            while (state.at < current) {
                state.at = state.after();
                made();
            }
        }
        return state.hash();
    }

    /** A block has been pushed and changed. */
    void made() {
        if (!kept) {
            return;
        }
        int now = state.at;
        int before = state.before();
        long hash = 0;
        for (int set = 0; set <= state.closed; set++) {
            long lo = state.lo(set);
            long hi = state.hi(set);
            state.at = before;
            hash ^= bits(set, lo ^ state.lo(set), hi ^ state.hi(set));
            state.at = now;
        }
        long rest = rest();
        state.at = before;
        hash ^= state.hash() ^ rest ^ rest();
        state.at = now;
        state.setHash(hash);
    }

    private long fromScratch() {
        long hash = rest();
        for (int set = 0; set <= state.closed; set++) {
            hash ^= bits(set, state.lo(set), state.hi(set));
        }
        return hash;
    }

    /** The part for mover and memory. */
    private long rest() {
        long hash = state.mover() == 0 ? 0 : zobrist.blackMoves;
        for (int slot = 0; slot < slots.size(); slot++) {
            if (slots.get(slot).inEquality()) {
                hash ^= Zobrist.memory(slot, state.memoryLo(slot), state.memoryHi(slot));
            }
        }
        return hash;
    }

    private long bits(int set, long lo, long hi) {
        long hash = 0;
        for (long left = lo; left != 0; left &= left - 1) {
            hash ^= zobrist.bit(set, Long.numberOfTrailingZeros(left));
        }
        for (long left = hi; left != 0; left &= left - 1) {
            hash ^= zobrist.bit(set, 64 + Long.numberOfTrailingZeros(left));
        }
        return hash;
    }
}
