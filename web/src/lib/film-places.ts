// Where a film can be entered: at the beginnings of its rounds, and where somebody else's turn begins.

import type { Frame } from "../protocol";

export interface RoundStart {
    at: number;
    round: number;
}

/** The frames in which rounds begin. */
export function roundStarts(frames: readonly Frame[]): RoundStart[] {
    return frames.flatMap((frame, at) =>
        (frame.log ?? []).flatMap(({ event }) => (event.event === "round" ? [{ at, round: Number(event.round) }] : [])),
    );
}

/** The frames with the first action of a turn: somebody acts who did not act before. Chance is nobody. */
export function turnStarts(frames: readonly Frame[]): number[] {
    let acted: number | null = null;
    return frames.flatMap(({ seat }, at) => {
        if (typeof seat !== "number" || seat === acted) return [];
        acted = seat;
        return [at];
    });
}

/** The next of these places, or the one before; beyond the last one the end, before the first one the beginning. */
export function jump(places: readonly number[], at: number, step: 1 | -1, last: number): number {
    return step > 0 ? (places.find((one) => one > at) ?? last) : (places.findLast((one) => one < at) ?? 0);
}
