// Which events a summary of a round, or of the end, is made of. The sentences are the log's own.

import type { Film, Told } from "../protocol";

const ROUND: Record<string, readonly string[]> = {
    "dual-powers": [
        "unrest-scored",
        "unrest-bonus",
        "unrest-nobody",
        "objective-shown",
        "marker-scored",
        "marker-nobody",
        "score",
        "returned",
        "removed",
    ],
    blackout: [
        "goal",
        "power",
        "bonus",
        "plan-finished",
        "bought",
        "injured",
        "secured",
        "district-scored",
        "house",
        "house-cube",
        "end-near",
    ],
};
const END: Record<string, readonly string[]> = {
    "dual-powers": [
        "unrest-scored",
        "marker-scored",
        "marker-nobody",
        "score",
        "track-won",
        "calendar-won",
        "centre-won",
        "solo-won",
        "solo-lost",
    ],
    blackout: ["final-money", "final-tiles", "final-cards", "final", "won", "chapter-won", "chapter-lost", "orchids"],
};

export interface RoundSummary {
    round: number;
    lines: Told[];
    /** Everything that happened in it. */
    log: Told[];
}

/** The round that ended last, if the log has all of it. */
export function lastRound(game: string, log: readonly Told[]): RoundSummary | null {
    const begun = log.flatMap((told, place) => (told.event.event === "round" ? [place] : []));
    const [from, to] = begun.slice(-2);
    if (from === undefined || to === undefined) return null;
    const kinds = ROUND[game] ?? [];
    const whole = log.slice(from + 1, to);
    const lines = whole.filter((told) => kinds.includes(String(told.event.event)));
    return { round: Number(log[from]!.event.round), lines, log: whole };
}

/** How the end was reached, step by step: since the last round began. */
export function ending(game: string, log: readonly Told[]): Told[] {
    const from = log.findLastIndex((told) => told.event.event === "round");
    const kinds = END[game] ?? [];
    return log.slice(from + 1).filter((told) => kinds.includes(String(told.event.event)));
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

export interface Source {
    source: string;
    points: number[];
}

const SOURCES = ["goals", "districts", "scouting", "cards", "transport", "money", "tiles", "points"];
const BY_EVENT: Record<string, string> = {
    bonus: "goals",
    "district-scored": "districts",
    "final-money": "money",
    "final-tiles": "tiles",
    "final-cards": "points",
};
const BY_RULE: Record<string, string> = { "R3.10": "goals", "R4.10": "scouting" };

/** Where each player's points came from, row by row, with a last row that adds up. Only for games that count points. */
export function breakdown(game: string, log: readonly Told[], sides: readonly string[]): Source[] {
    if (game !== "blackout") return [];
    const rows = SOURCES.map((source) => ({ source, points: sides.map(() => 0) }));
    for (const { event } of log) {
        const seat = sides.indexOf(String(event.side));
        const [source, points] = sourceOf(event);
        const row = rows.find((one) => one.source === source);
        if (row && seat >= 0) row.points[seat]! += points;
    }
    const told = rows.filter((row) => row.points.some(Boolean));
    if (!told.length) return [];
    return [...told, { source: "total", points: sides.map((_, seat) => told.reduce((sum, row) => sum + row.points[seat]!, 0)) }];
}

function sourceOf(event: Told["event"]): [string, number] {
    const kind = String(event.event);
    if (kind in BY_EVENT) return [BY_EVENT[kind]!, Number(event.points)];
    if (kind === "transport") return ["transport", -Number(event.points)];
    if (kind === "gained" && event.resource === "points") return [BY_RULE[String(event.rule)] ?? "cards", Number(event.count)];
    return ["", 0];
}
