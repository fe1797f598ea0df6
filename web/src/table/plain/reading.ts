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

/** A field: its name in the view, and what it shows. `place` is what an option calls it, if it is one of several alike. */
export interface Field {
    name: string;
    group: string;
    place: string;
    value: Value;
}

export interface Reading {
    /** Numbers and words that belong to nobody. */
    facts: Field[];
    /** What lies where everybody can reach it. */
    zones: Field[];
    seats: { name: string; facts: Field[]; zones: Field[] }[];
}

/** A view as this board draws it, for seats in this order. */
export function read(view: View, seats: readonly string[]): Reading {
    const found: Reading = { facts: [], zones: [], seats: seats.map((name) => ({ name, facts: [], zones: [] })) };
    for (const [name, given] of Object.entries(view)) {
        if (LEFT_OUT.includes(name)) continue;
        const [first = "", ...others] = name.split(".");
        const seat = others.length ? found.seats.find((one) => one.name === first) : undefined;
        const parts = seat ? others : [first, ...others];
        const value = valueOf(given);
        const field = { name: parts.join("."), value, ...placeOf(parts) };
        const plain = value.is !== "row" && value.is !== "pairs" && !field.place;
        (seat ?? found)[plain ? "facts" : "zones"].push(field);
    }
    return found;
}

/** `room.hall` is the place `hall` among rooms; `slot.2` is what options call `slot=2`. */
function placeOf(parts: readonly string[]): { group: string; place: string } {
    if (parts.length < 2) return { group: "", place: "" };
    const group = parts.slice(0, -1).join(".");
    const last = parts.at(-1)!;
    return { group, place: /^\d+$/.test(last) ? `${parts.at(-2)}=${last}` : last };
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
