// The others' turns in short: who did what, with the numbers that changed and the pieces that went somewhere.

import type { Told } from "../protocol";
import { amount, isSilent, piecesOf, shown, touchedBy, type ShowingTable } from "./showings";

/** Something that changed, in one picture: by so much, or just that it did. */
export interface Gist {
    picture: string;
    by: number | null;
}

/** What one side did at a stretch. */
export interface Turn {
    /** Empty: nobody; time passes. */
    side: string;
    events: readonly Told[];
    gist: readonly Gist[];
    /** The pieces and places that it concerns. */
    pieces: readonly string[];
    /** The pieces themselves that were touched. */
    touched: readonly string[];
}

/** So many pictures say what a turn was. */
const LONGEST_GIST = 6;

/** Events by whose turn they belong to. What nobody did belongs to the turn before it. */
export function turnsOf(events: readonly Told[], table: ShowingTable | undefined, own: string): Turn[] {
    const stretches: { side: string; events: Told[] }[] = [];
    for (const told of events) {
        if (isSilent(shown(table, told, own))) continue;
        const side = String(told.event.side ?? "");
        const last = stretches.at(-1);
        if (last && (!side || last.side === side)) last.events.push(told);
        else stretches.push({ side, events: [told] });
    }
    return stretches.map((stretch) => ({ ...stretch, ...inShort(stretch.events, table, own) }));
}

function inShort(events: readonly Told[], table: ShowingTable | undefined, own: string): Omit<Turn, "side" | "events"> {
    const sums = new Map<string, number>();
    const flown: string[] = [];
    const pieces = new Set<string>();
    const touched = new Set<string>();
    for (const told of events) {
        const showings = shown(table, told, own);
        for (const piece of piecesOf(showings)) pieces.add(piece);
        for (const piece of touchedBy(showings)) touched.add(piece);
        for (const showing of showings) {
            const by = amount(showing);
            if (showing.how === "count" && showing.picture && by !== null) sums.set(showing.picture, (sums.get(showing.picture) ?? 0) + by);
            else if (showing.how !== "count" && "picture" in showing && showing.picture) flown.push(showing.picture);
        }
    }
    const counted = Array.from(sums, ([picture, by]) => ({ picture, by })).filter(({ by }) => by !== 0);
    const moved = [...new Set(flown)].map((picture) => ({ picture, by: null }));
    const room = Math.max(1, LONGEST_GIST - counted.length);
    return { gist: [...moved.slice(0, room), ...counted].slice(0, LONGEST_GIST), pieces: [...pieces], touched: [...touched] };
}

/** The newest events, as far back as nobody has had two turns. */
export function lastTurns(log: readonly Told[]): readonly Told[] {
    const over = new Set<string>();
    let acting = "";
    for (let place = log.length - 1; place >= 0; place--) {
        const side = String(log[place]!.event.side ?? "");
        if (!side || side === acting) continue;
        if (over.has(side)) return log.slice(place + 1);
        acting = side;
        over.add(side);
    }
    return log;
}

/** The colour of whoever touched a piece last. */
export function marksOf(turns: readonly Turn[], own: string, colour: (side: string) => string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { side, touched } of turns) if (side && side !== own) for (const piece of touched) found[piece] = colour(side);
    return found;
}
