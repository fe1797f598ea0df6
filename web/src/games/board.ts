// What every game's board gets, and small readers of views.

import type { TableInfo } from "../protocol";
import type { Choice } from "../lib/choice.svelte";
import type { Pictures } from "../lib/pictures.svelte";
import type { LiveTable } from "../lib/table.svelte";

export type View = Record<string, unknown>;

export interface BoardProps {
    art: Pictures;
    view: View;
    seat: number | null;
    info: TableInfo;
    table: LiveTable | null;
    choice: Choice | null;
    /** Pieces and places that the log points at. */
    lit: string[];
    /** Pieces and places of what has just happened. */
    recent: string[];
    asked: boolean;
}

/** A pile as views show it: the pieces one knows, and how many others there are. */
export interface Pile {
    known: string[];
    hidden: number;
}

export function pile(view: View, name: string): Pile {
    const found = view[name];
    if (typeof found === "object" && found !== null && "known" in found) return found as Pile;
    return { known: [], hidden: 0 };
}

export function size(found: { readonly known: readonly string[]; readonly hidden: number }): number {
    return found.known.length + found.hidden;
}

export function text(view: View, name: string): string {
    const found = view[name];
    return typeof found === "string" ? found : "";
}

export function number(view: View, name: string): number {
    const found = view[name];
    return typeof found === "number" ? found : 0;
}

export function list<T = string>(view: View, name: string): T[] {
    const found = view[name];
    return Array.isArray(found) ? (found as T[]) : [];
}

export function record<T = string>(view: View, name: string): Record<string, T> {
    const found = view[name];
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, T>) : {};
}
