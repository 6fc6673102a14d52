package org.qirkat.core.engine;

/** The search for moves without capture from the current position of a state stack. */
final class StepSearch {
    private final RulesTables rules;
    private final StateStack state;
    private final MoveList list;

    StepSearch(RulesTables rules, StateStack state, MoveList list) {
        this.rules = rules;
        this.state = state;
        this.list = list;
    }

    /** Adds all steps and slides to the list. */
    void generate() {
        run(true);
    }

    /** How many steps and slides there are. */
    int count() {
        return run(false);
    }

    private int run(boolean listing) {
        int side = state.mover();
        PieceTable[] own = rules.pieces[side];
        long emptyLo = rules.board.lo() & ~(state.allLo(0) | state.allLo(1) | state.lo(state.closed));
        long emptyHi = rules.board.hi() & ~(state.allHi(0) | state.allHi(1) | state.hi(state.closed));
        int count = 0;
        for (int kind = 0; kind < own.length; kind++) {
            long lo = state.lo(state.set(side, kind));
            long hi = state.hi(state.set(side, kind));
            if ((lo | hi) == 0) {
                continue;
            }
            PieceTable piece = own[kind];
            if (piece.slidesFar()) {
                count += slides(piece, kind, lo, hi, emptyLo, emptyHi, listing);
            } else if (rules.wide) {
                count += wideSteps(piece, kind, lo, hi, emptyLo, emptyHi, listing);
            } else {
                count += steps(piece, kind, lo, emptyLo, listing);
            }
        }
        return count;
    }

    private int steps(PieceTable piece, int kind, long men, long empty, boolean listing) {
        int count = 0;
        Shifts steps = piece.steps;
        for (int i = 0; i < steps.count(); i++) {
            int distance = steps.near[i];
            long to = Long.rotateLeft(men & steps.sourceLo[i], distance) & empty;
            if (listing) {
                for (; to != 0; to &= to - 1) {
                    int bit = Long.numberOfTrailingZeros(to);
                    add(piece, kind, bit - distance, bit);
                }
            } else {
                count += Long.bitCount(to);
            }
        }
        return count;
    }

    private int wideSteps(
            PieceTable piece, int kind, long menLo, long menHi, long emptyLo, long emptyHi, boolean listing) {
        int count = 0;
        Shifts steps = piece.steps;
        for (int i = 0; i < steps.count(); i++) {
            int distance = steps.near[i];
            long fromLo = menLo & steps.sourceLo[i];
            long fromHi = menHi & steps.sourceHi[i];
            long lo = Shifts.lo(fromLo, fromHi, distance) & emptyLo;
            long hi = Shifts.hi(fromLo, fromHi, distance) & emptyHi;
            if (listing) {
                for (; lo != 0; lo &= lo - 1) {
                    int bit = Long.numberOfTrailingZeros(lo);
                    add(piece, kind, bit - distance, bit);
                }
                for (; hi != 0; hi &= hi - 1) {
                    int bit = 64 + Long.numberOfTrailingZeros(hi);
                    add(piece, kind, bit - distance, bit);
                }
            } else {
                count += Mask.count(lo, hi);
            }
        }
        return count;
    }

    private int slides(PieceTable piece, int kind, long lo, long hi, long emptyLo, long emptyHi, boolean listing) {
        int count = 0;
        for (long left = lo; left != 0; left &= left - 1) {
            count += slide(piece, kind, Long.numberOfTrailingZeros(left), emptyLo, emptyHi, listing);
        }
        for (long left = hi; left != 0; left &= left - 1) {
            count += slide(piece, kind, 64 + Long.numberOfTrailingZeros(left), emptyLo, emptyHi, listing);
        }
        return count;
    }

    private int slide(PieceTable piece, int kind, int from, long emptyLo, long emptyHi, boolean listing) {
        if (piece.slidesAreBent) {
            return bentSlide(piece, kind, from, emptyLo, emptyHi, listing);
        }
        int count = 0;
        for (int[] ray : piece.slides[from]) {
            for (int to : ray) {
                if (!Mask.has(emptyLo, emptyHi, to)) {
                    break;
                }
                if (listing) {
                    add(piece, kind, from, to);
                }
                count++;
            }
        }
        return count;
    }

    /** Slides along rays that meet, or that turn so that not every point on them may be gone to. */
    private int bentSlide(PieceTable piece, int kind, int from, long emptyLo, long emptyHi, boolean listing) {
        int count = 0;
        long leftLo = emptyLo;
        long leftHi = emptyHi;
        for (int[] ray : piece.slides[from]) {
            for (int point : ray) {
                int to = point < 0 ? ~point : point;
                if (!Mask.has(emptyLo, emptyHi, to)) {
                    break;
                }
                if (point >= 0 && Mask.has(leftLo, leftHi, to)) {
                    leftLo &= ~Mask.of(to).lo();
                    leftHi &= ~Mask.of(to).hi();
                    count++;
                    if (listing) {
                        add(piece, kind, from, to);
                    }
                }
            }
        }
        return count;
    }

    private void add(PieceTable piece, int kind, int from, int to) {
        list.add(from, to, kind, piece.zone.has(to) ? piece.crowned : kind, 0, 0);
    }
}
