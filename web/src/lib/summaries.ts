// Which events a summary of a round, or of the end, is made of. The sentences are the log's own.

import type { Told } from "../protocol";

const ROUND: Record<string, readonly string[]> = {
    "dual-powers": ["unrest-scored", "unrest-bonus", "unrest-nobody", "objective-shown", "marker-scored", "marker-nobody", "score", "returned", "removed"],
    blackout: ["goal", "power", "bonus", "plan-finished", "bought", "injured", "secured", "district-scored", "house", "house-cube", "end-near"],
};
const END: Record<string, readonly string[]> = {
    "dual-powers": ["unrest-scored", "marker-scored", "marker-nobody", "score", "track-won", "calendar-won", "centre-won", "solo-won", "solo-lost"],
    blackout: ["final-money", "final-tiles", "final-cards", "final", "won", "chapter-won", "chapter-lost", "orchids"],
};

export interface RoundSummary {
    round: number;
    lines: Told[];
}

/** The round that ended last, if the log has all of it. */
export function lastRound(game: string, log: readonly Told[]): RoundSummary | null {
    const begun = log.flatMap((told, place) => (told.event.event === "round" ? [place] : []));
    const [from, to] = begun.slice(-2);
    if (from === undefined || to === undefined) return null;
    const kinds = ROUND[game] ?? [];
    const lines = log.slice(from + 1, to).filter((told) => kinds.includes(String(told.event.event)));
    return { round: Number(log[from]!.event.round), lines };
}

/** How the end was reached, step by step: since the last round began. */
export function ending(game: string, log: readonly Told[]): Told[] {
    const from = log.findLastIndex((told) => told.event.event === "round");
    const kinds = END[game] ?? [];
    return log.slice(from + 1).filter((told) => kinds.includes(String(told.event.event)));
}
