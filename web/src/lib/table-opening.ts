// From a wish to a table that has begun.

import type { NewTable } from "../protocol";
import { api } from "./api";
import { connection, nonce } from "./connection.svelte";
import { person } from "./person.svelte";
import { router } from "./router.svelte";

/** Set up a table, take some of its seats, start it if it is full, and go there; or to the page that introduces its series. */
export async function openTable(
    table: Partial<NewTable> & { game: string },
    seats: number[],
    begin: boolean,
    page: "table" | "campaign" = "table",
): Promise<void> {
    await person.arrive();
    const made = await api.newTable(table);
    for (const seat of seats) await connection.command(made.table, { type: "take", seat, nonce: nonce() });
    if (begin) await connection.command(made.table, { type: "start" });
    router.go(`/${page}/${made.table}`);
}
