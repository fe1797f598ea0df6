// Summaries of a round and of the end. The sentences are the log's own; which events count, the game's face says.

import type { Film, Told } from "../protocol";

export interface RoundSummary {
    round: number;
    lines: Told[];
    /** Everything that happened in it. */
    log: Told[];
}

const isOf = (kinds: readonly string[], told: Told): boolean => kinds.includes(String(told.event.event));

/**
 * The round that ended last, if the log has all of it: the events of these kinds. With the match (`over`) its last round
 * ends, after which no other begins.
 */
export function lastRound(kinds: readonly string[], log: readonly Told[], over = false): RoundSummary | null {
    const begun = log.flatMap((told, place) => (told.event.event === "round" ? [place] : []));
    const [from, to] = over ? [begun.at(-1), log.length] : begun.slice(-2);
    if (from === undefined || to === undefined) return null;
    const whole = log.slice(from + 1, to);
    const lines = whole.filter((told) => isOf(kinds, told));
    if (over && !lines.length) return lastRound(kinds, log); // it ended in a round that brought nothing yet: a lesson
    return { round: Number(log[from]!.event.round), lines, log: whole };
}

/** How the end was reached, step by step: the events of these kinds since the last round began. */
export function ending(kinds: readonly string[], log: readonly Told[]): Told[] {
    const from = log.findLastIndex((told) => told.event.event === "round");
    return log.slice(from + 1).filter((told) => isOf(kinds, told));
}

/** All events of a film, but for those that were taken back. */
export function filmLog(film: Pick<Film, "frames">): Told[] {
    let found: Told[] = [];
    for (const frame of film.frames) {
        const more = frame.log ?? [];
        if (typeof frame.log_length === "number") found = found.slice(0, Math.max(0, frame.log_length - more.length));
        found = [...found, ...more];
    }
    return found;
}
