// Small invented tables for component tests and the story page.

import type { FromServer, GameInfo, Message, Option, PromptInfo, Snapshot, TableInfo, Told, Update } from "../protocol";
import { Connection } from "../lib/connection.svelte";
import { LiveTable } from "../lib/table.svelte";

/** A game that is nowhere. */
export const GAME = "parlour";

export const say = (fallback: string): Message => ({ id: "made-up", args: {}, fallback });

export const option = (words: string, action: Record<string, string>): Option => ({ action, words: say(words) });

export function prompt(words: string, ...groups: [string, Option[]][]): PromptInfo {
    return {
        words: say(words),
        rule: "D3.3.3",
        groups: groups.map(([heading, options]) => ({ heading: { ...say(heading), id: `made-up-${heading}` }, options })),
    };
}

export const told = (words: string, event: Record<string, string | number>): Told => ({
    event: { rule: "D3.4.2", ...event },
    words: say(words),
});

export function info(changes: Partial<TableInfo> = {}): TableInfo {
    return {
        id: "made-up",
        game: GAME,
        options: {},
        set_name: "built-in",
        set_hash: "0".repeat(64),
        status: "playing",
        host: { id: "ann", name: "Ann" },
        seats: [
            { name: "red", person: { id: "ann", name: "Ann" }, ready: true },
            { name: "white", bot: "novice" },
        ],
        created: 0,
        ...changes,
    };
}

export function game(changes: Partial<GameInfo> = {}): GameInfo {
    return { version: 1, to_act: [0], view: {}, prompt: null, can_undo: false, ...changes };
}

export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
    return {
        type: "snapshot",
        table: "made-up",
        seat: 0,
        seq: 1,
        info: info(),
        game: game(),
        log: [],
        log_length: 0,
        chat: [],
        ...changes,
    };
}

export function update(seq: number, changes: Partial<Update> = {}): Update {
    return { type: "update", table: "made-up", seat: 0, seq, at: 0, ...changes };
}

/** A connection that goes nowhere: it remembers what was sent, and answers as it is told to. */
export class SilentConnection extends Connection {
    sent: Record<string, unknown>[] = [];
    questions: { type: string }[] = [];
    answers: Record<string, unknown>[] = [];
    resynced: string[] = [];
    refuse: Error | null = null;
    told: ((message: FromServer) => void) | null = null;

    constructor() {
        super(() => {
            throw new Error("no connection");
        });
        this.connected = true;
    }
    override watch(_table: string, _heard: () => { seat: number | null; seq: number }[], told: (message: FromServer) => void): void {
        this.told = told;
    }
    override unwatch(): void {
        this.told = null;
    }
    override resync(table: string): void {
        this.resynced.push(table);
    }
    override command(table: string, body: Record<string, unknown>): Promise<void> {
        this.sent.push({ table, ...body });
        return this.refuse ? Promise.reject(this.refuse) : Promise.resolve();
    }
    override ask<A>(question: { type: string }): Promise<A> {
        this.questions.push(question);
        const found = this.answers.find(
            (one) => one.type === { preview: "previewed", effects: "foreseen", why: "explained", ask: "answered" }[question.type],
        );
        if (!found && this.refuse) return Promise.reject(this.refuse);
        return found ? Promise.resolve(found as A) : new Promise(() => undefined);
    }
}

/** A table that never was, as a component would see it; `answer` is what its rules say to any question. */
export function invented(changes: Partial<Snapshot> = {}, about: Partial<TableInfo> = {}, answer?: Record<string, unknown>): LiveTable {
    const line = new SilentConnection();
    if (answer) line.answers = [{ type: "answered", ref: "made-up", answer }];
    const table = new LiveTable("made-up", line);
    table.told(snapshot({ ...changes, info: info(about) }));
    return table;
}
