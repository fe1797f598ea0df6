// What every game's board gets.

import type { TableInfo } from "../protocol";
import type { Choice } from "../lib/choice.svelte";
import type { Form } from "../lib/form.svelte";
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
    /** The part of the table that is large: that of the question, or another one that somebody turned to. */
    place: string;
    /** How much room there is: on a desk everything is in sight, elsewhere one place at a time. */
    form: Form;
}

/** A pile as views show it: the pieces one knows, and how many others there are. */
export interface Pile {
    readonly known: readonly string[];
    readonly hidden: number;
}

export function size(found: Pile): number {
    return found.known.length + found.hidden;
}
