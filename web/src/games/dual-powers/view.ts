// What a view of this game says, fact by fact, typed as the game declares it. Components read it here and nowhere else.

import type { View } from "../board";
import type { Card, DualPowersView, Place, Region, Side, Token, Zone } from "./view.generated";

export type { Side } from "./view.generated";
/** How both sides stand in a region. */
export type Standing = DualPowersView["standings"][string];
/** What an objective scores: its card, region and points. */
export type ObjectiveClaim = Exclude<DualPowersView["red.claim"], "?" | null>;
export const SIDES: readonly Side[] = ["red", "white"];
export const REGIONS: readonly Region[] = ["white", "red", "green", "blue", "purple", "brown"];
const NOTHING: Zone<Card> = { known: [], hidden: 0 };

/** Nothing is told before the first message. */
const told = (view: View): Partial<DualPowersView> => view as Partial<DualPowersView>;

/** Where a token is: in a region, or elsewhere (`reserve`, `box`, `waiting`). */
export interface TokenPlace {
    id: Token;
    place: Place;
    exhausted: boolean;
}

export function tokens(view: View): TokenPlace[] {
    const { tokens: places = {}, exhausted = [] } = told(view);
    return Object.entries(places).map(([id, place]) => ({ id, place, exhausted: exhausted.includes(id) }));
}

export const score = (view: View): number => told(view).score ?? 0;
export const will = (view: View): Side | undefined => told(view).will;
export const date = (view: View): { month: string; day: number } => ({ month: told(view).month ?? "", day: told(view).day ?? 0 });
/** The region of unrest, and the one that follows it. */
export const unrest = (view: View): Region => told(view).unrest ?? "";
export const nextUnrest = (view: View): Region => told(view).barricade_tile ?? "";
/** What the region of unrest is worth in this month. */
export const unrestPoints = (view: View): number => told(view).unrest_points ?? 0;
/** How both sides stand, region by region; and where they would stand otherwise if the Will changed hands. */
export const standings = (view: View): Readonly<Record<Region, Standing>> => told(view).standings ?? {};
export const turnedStandings = (view: View): Readonly<Partial<Record<Region, Standing>>> => told(view).standings_turned ?? {};
/** Alone: how strong the Opposition's exhausted units are. */
export const oppositionExhausted = (view: View): number => told(view).opposition_exhausted ?? 0;
/** The connection on which the barricade stands. */
export const barricade = (view: View): string => told(view).barricade ?? "";
/** The regions of the objective markers, in their order; one that is not placed has none. */
export const markers = (view: View): readonly (Region | null)[] => told(view).markers ?? [];

/** What a side holds: its hand, and its objective as long as that lies face down. */
export const held = (view: View, side: Side): Zone<Card> => told(view)[`${side}.held`] ?? NOTHING;
/** The same object as long as nothing has changed in it. */
export const played = (view: View, side: Side): Zone<Card> => told(view)[`${side}.played`] ?? NOTHING;
export const objective = (view: View, side: Side): string => told(view)[`${side}.objective`] ?? "";
/** The objective that a side has chosen while the others still choose. */
export const chosenObjective = (view: View, side: Side): string => told(view)[`${side}.chosen`] ?? "";

/** The objective of a side, if one may know it: chosen, or chosen for now; else nothing. */
export function knownObjective(view: View, side: Side): string {
    const card = objective(view, side) || chosenObjective(view, side);
    return card === "?" ? "" : card;
}

/** What the objective of a side scores, if one may know it: chosen, chosen for now, or, the Opposition's, as it forms. */
export function claim(view: View, side: Side): ObjectiveClaim | null {
    const found = told(view)[`${side}.claim`] ?? null;
    return found === "?" ? null : found;
}

/** Whether a side has put an objective down, known or not. */
export function hasObjective(view: View, side: Side): boolean {
    return objective(view, side) !== "" || chosenObjective(view, side) !== "" || told(view)[`${side}.ready`] === true;
}

/** Whether a side's objective lies face up: it is known, and held no more. */
export function objectiveOpen(view: View, side: Side): boolean {
    const card = objective(view, side);
    return card !== "" && card !== "?" && !held(view, side).known.includes(card);
}

/** What a side can play: what it holds, without the objective. */
export function hand(view: View, side: Side): Zone<Card> {
    const { known, hidden } = held(view, side);
    const down = knownObjective(view, side);
    const cards = known.filter((card) => card !== down);
    const size = told(view)[`${side}.hand`];
    // Of a face-down objective that one does not know, one does not see either that it is no card of the hand.
    return { known: cards, hidden: size === undefined ? hidden : Math.max(0, size - cards.length) };
}

export const pile = (view: View): number => told(view).pile?.hidden ?? 0;
export const discard = (view: View): readonly Card[] => told(view).discard?.known ?? [];
export const round = (view: View): number => told(view).round ?? 0;
/** The card that is being played, and which parts of a leader's card are done. */
export const card = (view: View): string => told(view).card ?? "";
export const leaderDone = (view: View): readonly string[] => told(view).leader_done ?? [];
/** Whose objectives the markers stand for. */
export const markerSides = (view: View): readonly (Side | null)[] => told(view).marker_side ?? [];

/** How many turns of its own a side that somebody plays still has in this round. */
export function turnsLeft(view: View, side: Side): number {
    const steps = ["turn", "begin-turn"];
    return (told(view).agenda ?? []).filter((one) => steps.includes(one.step) && one.seat === side).length;
}
