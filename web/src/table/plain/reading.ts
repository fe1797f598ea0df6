// Any game's view as rows of facts and pieces: fields of a seat are named `seat.field`, what belongs together `group.part`,
// and a pile says which of its pieces one knows and how many others there are.

import type { View } from "../../games/board";

/** What a view shows in place of something that this seat may not know. */
const HIDDEN = "?";
/** How far the rules are: for programs. What is asked is said in the question. */
const LEFT_OUT = ["agenda"];

/** One value as it is drawn. */
export type Value =
    | { is: "nothing" }
    | { is: "hidden"; count: number }
    | { is: "flag"; on: boolean }
    | { is: "number"; count: number }
    | { is: "piece"; id: string }
    | { is: "row"; values: Value[] }
    | { is: "pairs"; pairs: [key: string, value: Value][] };

/** A fact by its name in the view. */
export interface Fact {
    name: string;
    value: Value;
}

/** What holds pieces: one field, or several alike (`room.hall`, `room.garden`), each called as options call that place. */
export interface Zone {
    name: string;
    /** Of a single field this is empty. */
    parts: { place: string; value: Value }[];
    value: Value;
}

export interface Fields {
    facts: Fact[];
    zones: Zone[];
}

/** What belongs to nobody, and what belongs to each seat. */
export interface Reading extends Fields {
    seats: ({ name: string } & Fields)[];
}

/** A view as this board draws it, for seats in this order. */
export function read(view: View, seats: readonly string[]): Reading {
    const found: Reading = { facts: [], zones: [], seats: seats.map((name) => ({ name, facts: [], zones: [] })) };
    for (const [name, given] of Object.entries(view)) {
        if (LEFT_OUT.includes(name)) continue;
        const [first = "", ...others] = name.split(".");
        const seat = others.length ? found.seats.find((one) => one.name === first) : undefined;
        add(seat ?? found, seat ? others : [first, ...others], valueOf(given));
    }
    return found;
}

function add(fields: Fields, path: readonly string[], value: Value): void {
    const [last = "", group] = path.toReversed();
    const name = path.slice(0, group === undefined ? 1 : -1).join(".");
    if (group === undefined) {
        if (value.is === "row" || value.is === "pairs") fields.zones.push({ name, parts: [], value });
        else fields.facts.push({ name, value });
        return;
    }
    let zone = fields.zones.find((one) => one.name === name && one.parts.length);
    if (!zone) fields.zones.push((zone = { name, parts: [], value: { is: "nothing" } }));
    zone.parts.push({ place: /^\d+$/.test(last) ? `${group}=${last}` : last, value });
}

/** The pieces among some fields, by their ids. */
export function piecesOf({ facts, zones }: Fields): Set<string> {
    const within = (value: Value): string[] => {
        if (value.is === "piece") return [value.id];
        if (value.is === "row") return value.values.flatMap(within);
        return value.is === "pairs" ? value.pairs.flatMap(([key, one]) => [key, ...within(one)]) : [];
    };
    return new Set([...facts, ...zones, ...zones.flatMap((zone) => zone.parts)].flatMap(({ value }) => within(value)));
}

export function valueOf(given: unknown): Value {
    if (given === null || given === undefined || given === "") return { is: "nothing" };
    if (given === HIDDEN) return { is: "hidden", count: 1 };
    if (typeof given === "boolean") return { is: "flag", on: given };
    if (typeof given === "number") return { is: "number", count: given };
    if (typeof given === "string") return { is: "piece", id: given };
    if (Array.isArray(given)) return { is: "row", values: given.map(valueOf) };
    if (isPile(given)) return { is: "row", values: [...given.known.map(valueOf), ...hidden(given.hidden)] };
    return { is: "pairs", pairs: Object.entries(given as object).map(([key, value]) => [key, valueOf(value)]) };
}

function isPile(given: object): given is { known: string[]; hidden: number } {
    return "known" in given && "hidden" in given && Array.isArray(given.known) && typeof given.hidden === "number";
}

function hidden(count: number): Value[] {
    return count ? [{ is: "hidden", count }] : [];
}

/** A name as it stands in a program, as one would write it. */
export function readable(name: string): string {
    const words = name.replace(/[-_.=]+/g, " ").trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}
