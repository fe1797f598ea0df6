// How events are shown. A game says for each kind of event what is to be seen of it, as data: where `{side}` stands in a
// place or a picture, the event's argument of that name is put in. What a game does not say is marked on the board.

import type { Told } from "../protocol";

/**
 * A piece, a place or a picture by its id, with arguments of the event in it: `{side}.hand`. `{own}` is whoever looks on,
 * and `{token|side}` the side that the name of a piece begins with.
 */
export type Spot = string;

/** What is to be seen of an event. Boards mark their pieces and places by `data-piece`; plates are places too: `plate.red`. */
export type Showing =
    /** A piece goes from one place to another. Of several places the first that is on the screen counts. */
    | { how: "fly"; piece?: Spot; picture: Spot; from: readonly Spot[]; to: readonly Spot[] }
    /** A number changes by so much: `+{points}`, `-{price}`. */
    | { how: "count"; at: Spot; by: string; picture?: Spot }
    /** A card, tile or die is turned up. */
    | { how: "turn"; picture: Spot; at: readonly Spot[] }
    /** Something is pointed at. In short, a picture may stand for it. */
    | { how: "mark"; places: readonly Spot[]; picture?: Spot }
    /** Something begins to shine: a district, a goal. */
    | { how: "light"; places: readonly Spot[]; picture?: Spot }
    /** Time passes: a phase, a round. It is said above the board. */
    | { how: "pass"; at?: Spot }
    /** Nothing is seen, for a reason. */
    | { how: "silent"; why: string };

/** For each kind of event what is to be seen, all at the same time. */
export type ShowingTable<Kind extends string = string> = Readonly<Record<Kind, readonly Showing[]>>;

const ARGUMENT = /\{([a-z]+)(\|side)?\}/g;

/** The arguments that a place or picture names. */
export function argumentsOf(spot: Spot): string[] {
    return Array.from(spot.matchAll(ARGUMENT), (found) => found[1]!);
}

/** All places and pictures of a showing, as the game wrote them. */
export function spotsOf(showing: Showing): Spot[] {
    switch (showing.how) {
        case "fly":
            return [showing.picture, ...(showing.piece ? [showing.piece] : []), ...showing.from, ...showing.to];
        case "count":
            return [showing.at, showing.by, ...(showing.picture ? [showing.picture] : [])];
        case "turn":
            return [showing.picture, ...showing.at];
        case "mark":
        case "light":
            return [...showing.places, ...(showing.picture ? [showing.picture] : [])];
        case "pass":
            return showing.at ? [showing.at] : [];
        case "silent":
            return [];
    }
}

function filled(spot: Spot, told: Told, own: string): string {
    return spot.replace(ARGUMENT, (_, name: string, side?: string) => {
        const value = name === "own" ? own : String(told.event[name] ?? "");
        return side ? value.split("-")[0]! : value;
    });
}

function fill(showing: Showing, told: Told, own: string): Showing {
    const one = (spot: Spot): string => filled(spot, told, own);
    const all = (spots: readonly Spot[]): string[] => spots.map(one);
    switch (showing.how) {
        case "fly":
            return {
                ...{ how: "fly", picture: one(showing.picture), from: all(showing.from), to: all(showing.to) },
                ...(showing.piece ? { piece: one(showing.piece) } : {}),
            };
        case "count":
            return {
                ...{ how: "count", at: one(showing.at), by: one(showing.by) },
                ...(showing.picture ? { picture: one(showing.picture) } : {}),
            };
        case "turn":
            return { how: "turn", picture: one(showing.picture), at: all(showing.at) };
        case "mark":
        case "light":
            return { how: showing.how, places: all(showing.places), ...(showing.picture ? { picture: one(showing.picture) } : {}) };
        case "pass":
            return { how: "pass", ...(showing.at ? { at: one(showing.at) } : {}) };
        case "silent":
            return showing;
    }
}

/** The pieces and places that an event names. */
export function places(told: Told): string[] {
    return Object.entries(told.event).flatMap(([name, value]) =>
        ["event", "rule", "side", "from"].includes(name) || typeof value !== "string" ? [] : [value],
    );
}

/** What is to be seen of an event, with its own pieces and places. */
export function shown(table: ShowingTable | undefined, told: Told, own: string): Showing[] {
    const found = table?.[String(told.event.event)];
    if (!found) return [{ how: "mark", places: places(told) }];
    return found.map((showing) => fill(showing, told, own)).filter((showing) => amount(showing) !== 0);
}

/** By how much a number changes; nothing for what is no number. */
export function amount(showing: Showing): number | null {
    return showing.how === "count" ? Number(showing.by) : null;
}

/** Whether there is anything to be seen. */
export function isSilent(showings: readonly Showing[]): boolean {
    return showings.every((showing) => showing.how === "silent");
}

/** The pieces and places that what is seen concerns: boards mark them, and the log finds its lines by them. */
export function piecesOf(showings: readonly Showing[]): string[] {
    const found = showings.flatMap((showing) => {
        switch (showing.how) {
            case "fly":
                return [...(showing.piece ? [showing.piece] : []), ...showing.to.slice(0, 1)];
            case "turn":
                return showing.at.slice(0, 1);
            case "mark":
            case "light":
                return showing.places;
            case "pass":
                return showing.at ? [showing.at] : [];
            case "count":
                return [showing.at];
            case "silent":
                return [];
        }
    });
    return [...new Set(found)];
}

/** The pieces themselves that were touched: no counters, no plates, no piles. */
export function touchedBy(showings: readonly Showing[]): string[] {
    const found = showings.flatMap((showing) => {
        if (showing.how === "fly") return showing.piece ? [showing.piece] : [];
        if (showing.how === "turn") return showing.at.slice(0, 1);
        return showing.how === "mark" || showing.how === "light" ? showing.places : [];
    });
    return found.filter((piece) => !piece.startsWith("plate."));
}
