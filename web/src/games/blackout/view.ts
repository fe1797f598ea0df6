// What a view of this game says, as components want it. The types come from what the game declares of its views.

import type { View } from "../board";
import type { BlackoutView, Card, Die, District, Good, Resource, Side, Tile, Zone } from "./view.generated";

export type { BlackoutView } from "./view.generated";

/** The view that a table gives, which is one of this game. */
export const own = (view: View): BlackoutView => view as unknown as BlackoutView;

const NONE: Zone<never> = { known: [], hidden: 0 };
const ROWS = [1, 2, 3] as const;
const DICE: readonly Die[] = ["red", "yellow", "blue"];
/** The restore-power goal that opens the last slot. */
const OPENS_SLOT = 2;

/** What is asked just now; nothing after the end. */
const present = (view: BlackoutView): BlackoutView["agenda"][number] | undefined => view.agenda.at(-1);

/** The colour of the locations where a cube is to be placed now. */
export function placedColour(view: BlackoutView): string | undefined {
    const step = present(view);
    return step?.step === "place" ? step.colour : undefined;
}

/** What is to be paid now, of which batteries may be a part. */
export function due(view: BlackoutView): { resource: string; amount: number } | null {
    const step = present(view);
    return step?.step === "pay" ? { resource: step.resource ?? "", amount: step.amount ?? 0 } : null;
}

/** Whose turn it is; nobody's before and after the match. */
export const actor = (view: BlackoutView): Side | undefined => present(view)?.seat;

/** The step that is asked just now, by its name. */
export const step = (view: BlackoutView): string => present(view)?.step ?? "";

/** The volunteer whose yield is to be taken now. */
export function yieldingCard(view: BlackoutView): Card | null {
    return present(view)?.step === "yield" ? view.card : null;
}

/** Who looks at tiles or forms a team just now, once a tile is known to all. */
export function scoutingSide(view: BlackoutView): Side | undefined {
    const step = present(view);
    const searching = step?.step === "challenge" || step?.step === "team" || step?.step === "injury";
    return searching && view.tile ? step.seat : undefined;
}

/** The rows of the market, the cheapest last. */
export const marketRows = (view: BlackoutView): readonly (readonly Card[])[] => ROWS.map((row) => marketRow(view, row).known);
/** One row as it stands in the view: the same object as long as nothing has changed in it. */
export const marketRow = (view: BlackoutView, row: number): Zone<Card> => view[`display.${row}`] ?? NONE;

/** The dice on the rondel: their colours, and the resources that they show. */
export function dice(view: BlackoutView): { colour: Die; resource: Resource }[] {
    return DICE.flatMap((colour) => {
        const resource = view.dice[colour];
        return resource ? [{ colour, resource }] : [];
    });
}

export const tiles = (view: BlackoutView, district: District): Zone<Tile> => view[`tiles.${district}`] ?? NONE;

/** Who has secured a district, and with what: a cube stands there if no house was left. */
export const securedBy = (view: BlackoutView, district: District): readonly { side: Side; with: "house" | "cube" }[] =>
    view[`secured.${district}`] ?? [];

/** Where a side's cubes stand. */
export const cubes = (view: BlackoutView, side: Side): readonly string[] => view[`${side}.cubes`] ?? [];
/** How many cubes a side has left. */
export const supply = (view: BlackoutView, side: Side): number => view[`${side}.supply`] ?? 0;
/** How many of a resource a side has. */
export const owned = (view: BlackoutView, side: Side, good: Good): number => view[`${side}.rondel`]?.[good] ?? 0;

export const COUNTERS = ["points", "money", "transport", "gps"] as const;

export function counters(view: BlackoutView, side: Side): Record<(typeof COUNTERS)[number], number> {
    return {
        points: view[`${side}.score`] ?? 0,
        money: view[`${side}.money`] ?? 0,
        transport: view[`${side}.transport`] ?? 0,
        gps: view[`${side}.gps`] ?? 0,
    };
}

/** A slot of somebody's board, by its number from 1. */
export interface Slot {
    number: number;
    cards: Zone<Card>;
    /** The card that is planned for it, if one may know. */
    planned: Card | null;
    open: boolean;
}

/** The slots of a side: as many as its set has, and a last one that a goal opens. */
export function slots(view: BlackoutView, side: Side): Slot[] {
    const found: Slot[] = [];
    for (let number = 1; ; number++) {
        const cards = view[`${side}.slot.${number}`];
        if (!cards) break;
        found.push({ number, cards, planned: plan(view, side)[number - 1] ?? null, open: true });
    }
    const last = found.at(-1);
    if (last) last.open = view[`${side}.power`]?.includes(OPENS_SLOT) ?? false;
    return found;
}

/** What a side has planned, as far as one may know. */
function plan(view: BlackoutView, side: Side): readonly (Card | null)[] {
    const found = view[`${side}.plan`];
    return found === undefined || found === "?" ? [] : found;
}

/** The cards in hand that one may know: what has been planned lies in the slots already. */
export const hand = (view: BlackoutView, side: Side): Card[] => held(view, side).known.filter((card) => !plan(view, side).includes(card));
/** The card that is chosen to be planned next, if one may know. */
export function picked(view: BlackoutView, side: Side): Card | null {
    const found = view[`${side}.picking`] ?? null;
    return found === "?" ? null : found;
}
/** What a side holds, planned cards too. */
export const held = (view: BlackoutView, side: Side): Zone<Card> => view[`${side}.held`] ?? NONE;

export const objectives = (view: BlackoutView, side: Side): Zone<Card> => view[`${side}.objectives`] ?? NONE;
export const checkArea = (view: BlackoutView, side: Side): Zone<Card> => view[`${side}.check_area`] ?? NONE;
export const hospital = (view: BlackoutView, side: Side): Zone<Card> => view[`${side}.hospital`] ?? NONE;
export const emergencyPlan = (view: BlackoutView, side: Side): Card | null => view[`${side}.emergency`] ?? null;
/** The tiles that a side has won: still of use, and used up. */
export const wonTiles = (view: BlackoutView, side: Side): { up: readonly Tile[]; down: readonly Tile[] } => ({
    up: (view[`${side}.tiles_up`] ?? NONE).known,
    down: (view[`${side}.tiles_down`] ?? NONE).known,
});
