// What a view of this game says, fact by fact. Components read it here and nowhere else: how a view writes something down
// is known to this file alone.

import { list, number, pile, record, text, type Pile, type View } from "../board";

export const SIDES = ["red", "white"] as const;
export const REGIONS = ["white", "red", "green", "blue", "purple", "brown"];

/** Where a token is: in a region, or elsewhere (`reserve`, `box`, `waiting`). */
export interface TokenPlace {
    id: string;
    place: string;
    exhausted: boolean;
}

export function tokens(view: View): TokenPlace[] {
    return Object.entries(record(view, "tokens")).map(([id, where]) => {
        const [place = "", state] = where.split(" ");
        return { id, place, exhausted: state === "exhausted" };
    });
}

export const score = (view: View): number => number(view, "score");
export const will = (view: View): string => text(view, "will");
export const date = (view: View): { month: string; day: number } => ({ month: text(view, "month"), day: number(view, "day") });
/** The region of unrest, and the one that follows it. */
export const unrest = (view: View): string => text(view, "unrest");
export const nextUnrest = (view: View): string => text(view, "barricade_tile");
/** The connection on which the barricade stands. */
export const barricade = (view: View): string => text(view, "barricade");
/** The regions of the objective markers, in their order; one that is not placed has none. */
export const markers = (view: View): (string | null)[] => list<string | null>(view, "markers");

/** What a side holds: its hand, and its objective as long as that lies face down. */
export const held = (view: View, side: string): Pile => pile(view, `${side}.held`);
export const played = (view: View, side: string): Pile => pile(view, `${side}.played`);
/** The same object as long as nothing has changed in it. */
export const playedAsGiven = (view: View, side: string): unknown => view[`${side}.played`];
export const objective = (view: View, side: string): string => text(view, `${side}.objective`);
/** The objective that a side has chosen while the others still choose. */
export const chosenObjective = (view: View, side: string): string => text(view, `${side}.chosen`);
