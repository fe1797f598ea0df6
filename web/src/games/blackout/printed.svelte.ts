// What is printed on cards, tiles and the board: asked of the rules once, it never changes during a match.

import { SvelteMap } from "svelte/reactivity";
import type { LiveTable } from "../../lib/table.svelte";

/** A part of a card, or a check-mark action: what it takes, and what it gives. */
export interface Part {
    cost: string | null;
    amount: number;
    gain: string;
    given: number;
}

/** Something that is gained: so much of it, or a cube on a location of a colour. */
export interface Gained {
    gain: string;
    amount?: number;
    colour?: string;
}

export interface Goal {
    slot: Record<string, number>;
    resource: string | null;
    amount: number;
    money: number;
    tiles: string[];
    link: string | null;
    rewards: Gained[];
}

export interface CardFacts {
    kind: string;
    colour: string;
    cubes: number;
    icons: number;
    points: number;
    parts: Part[];
    check: Part | null;
    goals: Goal[];
    bonus: number;
}

export interface TileFacts {
    type: string;
    simple: number;
    simple_reward: Record<string, number>;
    advanced: number;
    advanced_reward: Record<string, number>;
}

export interface BoardFacts {
    actions: Part[];
    power: Goal[];
    slots: number;
    spots: number;
    hand_limit: number;
    big_hand_limit: number;
    battery_price: number;
    food_money: number;
    water_money: number;
    pair_gps: number;
}

/** What a table has told. */
class Printed {
    private readonly known = new SvelteMap<string, unknown>();
    private readonly wanted = new Set<string>();

    constructor(private readonly table: LiveTable) {}

    card = (card: string): CardFacts | undefined => this.find({ ask: "card", card });
    tile = (tile: string): TileFacts | undefined => this.find({ ask: "tile", tile });
    board = (): BoardFacts | undefined => this.find({ ask: "board" });

    /** What is known; where nothing is, it is asked for, and comes later. */
    private find<Facts>(question: Record<string, string>): Facts | undefined {
        const key = Object.values(question).join("/");
        if (!this.known.has(key) && !this.wanted.has(key)) {
            this.wanted.add(key);
            this.table.ask(question).then(
                (found) => this.known.set(key, found.answer),
                () => this.wanted.delete(key),
            );
        }
        return this.known.get(key) as Facts | undefined;
    }
}

const tables = new WeakMap<LiveTable, Printed>();

/** What is printed on the pieces of a table; nothing is known where nobody can be asked. */
export function printed(table: LiveTable | null): Printed | null {
    if (!table) return null;
    let found = tables.get(table);
    if (!found) tables.set(table, (found = new Printed(table)));
    return found;
}
