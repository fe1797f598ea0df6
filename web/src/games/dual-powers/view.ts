// What a view of this game says, as components want it. The types come from what the game declares of its views.

import type { View } from "../board";
import type { Card, DualPowersView, Side, Zone } from "./view.generated";

export type { DualPowersView, Side } from "./view.generated";

/** The view that a table gives, which is one of this game. */
export const own = (view: View): DualPowersView => view as unknown as DualPowersView;

export const SIDES: readonly Side[] = ["red", "white"];
export const REGIONS = ["white", "red", "green", "blue", "purple", "brown"];

/** A side by the name of its seat. */
export const sideOf = (name: string | undefined): Side => (name === "white" ? "white" : "red");

/** Where a token is: in a region, or elsewhere (`reserve`, `box`, `waiting`). */
export interface TokenPlace {
    id: string;
    place: string;
    exhausted: boolean;
}

export function tokens(view: DualPowersView): TokenPlace[] {
    return Object.entries(view.tokens).map(([id, place]) => ({ id, place, exhausted: view.exhausted.includes(id) }));
}

/** What a side holds: its hand, and its objective as long as that lies face down. */
export const held = (view: DualPowersView, side: Side): Zone<Card> => view[`${side}.held`];
/** The same object as long as nothing has changed in it. */
export const played = (view: DualPowersView, side: Side): Zone<Card> => view[`${side}.played`];
/** The objective of a side, if one may know it. */
export const objective = (view: DualPowersView, side: Side): Card | null => shown(view[`${side}.objective`]);
/** The objective that a side has chosen while the others still choose. */
export const chosenObjective = (view: DualPowersView, side: Side): Card | null => shown(view[`${side}.chosen`]);

const shown = (card: Card | null): Card | null => (card === "?" ? null : card);
