// What every game's board gets.

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
    readonly known: readonly string[];
    readonly hidden: number;
}

export function size(found: Pile): number {
    return found.known.length + found.hidden;
}
