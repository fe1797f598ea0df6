// What a view of this game says, fact by fact. Components read it here and nowhere else: how a view writes something down
// is known to this file alone.

import { list, number, pile, size, text, type Pile, type View } from "../board";
import { COLOURS, RESOURCES, SIDES, type Resource } from "./pieces";

/** Scouting challenges in the order in which a view numbers them. */
const CHALLENGES = ["simple", "advanced", "probe"] as const;
/** A view adds so much to the number of a seat that placed a cube because no house was left. */
const CUBE_INSTEAD = 8;
/** The bit of `power` that stands for the goal which opens the last slot. */
const OPENS_SLOT = 2;

/** What is asked just now, of which side; the argument is what a view calls it. */
interface Step {
    kind: string;
    side: string;
    argument: string;
}

function step(view: View): Step {
    const [kind = "", side = "", argument = ""] = String(list(view, "agenda").at(-1) ?? "").split(" ");
    return { kind, side, argument };
}

/** The colour of the cube that is to be placed now. */
export function placedColour(view: View): string | undefined {
    const { kind, argument } = step(view);
    return kind === "place" ? COLOURS[Number(argument)] : undefined;
}

/** The colour of the volunteer whose yield is to be taken now. */
export function yieldingColour(view: View): string | undefined {
    return step(view).kind === "yield" ? COLOURS.find((one) => text(view, "card").includes(`${one}-`)) : undefined;
}

/** Who looks at tiles or forms a team just now, once a tile is known to all. */
export function scoutingSide(view: View): string | undefined {
    const { kind, side } = step(view);
    return ["challenge", "team", "injury"].includes(kind) && scoutedTile(view) ? side : undefined;
}

export const scoutedTile = (view: View): string => text(view, "tile");
export const challenge = (view: View): string | undefined => CHALLENGES[number(view, "challenge")];
export const team = (view: View): string[] => pile(view, "team").known;

export const phase = (view: View): number => number(view, "phase");
export const round = (view: View): number => number(view, "round");
export const isLastRound = (view: View): boolean => number(view, "last_round") > 0;

/** The rows of the market, the cheapest last. */
export const marketRows = (view: View): string[][] => [1, 2, 3].map((row) => pile(view, `display.${row}`).known);
/** One row as it stands in the view: the same object as long as nothing has changed in it. */
export const marketRow = (view: View, row: number): unknown => view[`display.${row}`];
export const deckSizes = (view: View): { draw: number; reserve: number } => ({
    draw: number(view, "draw_size"),
    reserve: number(view, "reserve_size"),
});

/** The dice on the rondel: their colours, and the resources that they show. */
export function dice(view: View): { colour: string; resource: string }[] {
    return list<string | null>(view, "dice").flatMap((resource, place) => (resource ? [{ colour: COLOURS[place]!, resource }] : []));
}

export const tiles = (view: View, district: string): Pile => pile(view, `tiles.${district}`);

/** Who has secured a district, and whether with a house: a cube stands there if no house was left. */
export function securedBy(view: View, district: string): { side: string; piece: "house" | "cube" }[] {
    return list<number>(view, `secured.${district}`).flatMap((found) => {
        const side = SIDES[found % CUBE_INSTEAD];
        return side ? [{ side, piece: found < CUBE_INSTEAD ? ("house" as const) : ("cube" as const) }] : [];
    });
}

/** Where a side's cubes stand. */
export const cubes = (view: View, side: string): string[] => list(view, `${side}.cubes`);
/** How many cubes a side has left. */
export const supply = (view: View, side: string): number => number(view, `${side}.supply`);

/** What a side has of each resource. */
export function resources(view: View, side: string): Record<Resource, number> {
    const counts = list<number>(view, `${side}.rondel`);
    return Object.fromEntries(RESOURCES.map((resource, place) => [resource, counts[place] ?? 0])) as Record<Resource, number>;
}

export const COUNTERS = ["points", "money", "transport", "gps"] as const;

export function counters(view: View, side: string): Record<(typeof COUNTERS)[number], number> {
    const {
        score: points,
        money,
        transport,
        gps,
    } = Object.fromEntries(["score", "money", "transport", "gps"].map((name) => [name, number(view, `${side}.${name}`)])) as Record<
        "score" | "money" | "transport" | "gps",
        number
    >;
    return { points, money, transport, gps };
}

/** A slot of somebody's board, by its number from 1. */
export interface Slot {
    number: number;
    cards: Pile;
    /** The card that is planned for it, if one may know. */
    planned: string | null;
    open: boolean;
}

/** The slots of a side: as many as its set has, and a last one that a goal opens. */
export function slots(view: View, side: string): Slot[] {
    const plan = list<string | null>(view, `${side}.plan`);
    const count = Object.keys(view).filter((name) => name.startsWith(`${side}.slot.`)).length;
    const locked = number(view, `${side}.power`) & OPENS_SLOT ? 0 : 1;
    return Array.from({ length: count }, (_, place) => ({
        number: place + 1,
        cards: pile(view, `${side}.slot.${place + 1}`),
        planned: plan[place] ?? null,
        open: place < count - locked,
    }));
}

/** The cards in hand that one may know: what has been planned lies in the slots already. */
export function hand(view: View, side: string): string[] {
    const plan = list<string | null>(view, `${side}.plan`);
    return pile(view, `${side}.held`).known.filter((card) => !plan.includes(card));
}

/** How many cards a side holds, planned ones too. */
export const heldCount = (view: View, side: string): number => size(pile(view, `${side}.held`));

export const objectives = (view: View, side: string): Pile => pile(view, `${side}.objectives`);
export const checkArea = (view: View, side: string): Pile => pile(view, `${side}.check_area`);
export const hospital = (view: View, side: string): Pile => pile(view, `${side}.hospital`);
export const emergencyPlan = (view: View, side: string): string => text(view, `${side}.emergency`);
/** The tiles that a side has won: still of use, and used up. */
export const wonTiles = (view: View, side: string): { up: string[]; down: string[] } => ({
    up: pile(view, `${side}.tiles_up`).known,
    down: pile(view, `${side}.tiles_down`).known,
});
