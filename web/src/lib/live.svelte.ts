// The live connection. Commands have ids and are sent again until the server has answered, so no click is ever lost or
// counted twice; streams have sequence numbers, and after a break the server fills the gap or sends everything anew.

import type { Answered, Explained, FromClient, FromServer, Previewed, Problem, TableCommand } from "../protocol";
import { Refusal } from "./api";

const PROTOCOL = 1;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SILENCE = 15000;

type Unsent = { command: TableCommand; done: () => void; refused: (problem: Problem) => void };
type Asked = { done: (answer: Previewed | Explained | Answered) => void; refused: (problem: Problem) => void };
type Told = (message: FromServer) => void;
type WithoutTable<C> = C extends { table: string; id: string } ? Omit<C, "table" | "id"> : never;
export type CommandBody = WithoutTable<TableCommand>;

/** A random name for a command or question. */
export function fresh(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This seat's part of the randomness: the server cannot know it when it commits to its key. */
export function nonce(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Live {
    connected = $state(false);
    /** Commands that the server has not answered yet. */
    pending = $state(0);
    private socket: WebSocket | null = null;
    private unsent = new Map<string, Unsent>();
    private asked = new Map<string, Asked>();
    private watched = new Map<string, { heard: () => { seat: number | null; seq: number }[]; told: Told }>();
    private wait = FIRST_WAIT;
    private timer = 0;
    private alive = 0;
    private stopped = false;

    constructor(
        private readonly make: () => WebSocket = () =>
            new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
    ) {}

    /** Connect, and stay connected. */
    start(): void {
        this.stopped = false;
        if (this.socket) return;
        const socket = this.make();
        this.socket = socket;
        socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL });
        socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
        socket.onclose = () => this.lost(socket);
        socket.onerror = () => socket.close();
    }

    /** Connect no more. */
    stop(): void {
        this.stopped = true;
        clearTimeout(this.timer);
        clearInterval(this.alive);
        this.socket?.close();
        this.socket = null;
        this.connected = false;
    }

    /** Try again at once: the network is back, or somebody looks at the page again. */
    nudge(): void {
        if (this.stopped || this.socket) return;
        clearTimeout(this.timer);
        this.wait = FIRST_WAIT;
        this.start();
    }

    /** Follow a table; `heard` says what has arrived so far, whenever the connection is made anew. */
    watch(table: string, heard: () => { seat: number | null; seq: number }[], told: Told): void {
        this.watched.set(table, { heard, told });
        if (this.connected) this.send({ type: "watch", table, heard: heard() });
    }

    /** Everything about a table anew: something was missed. */
    resync(table: string): void {
        if (this.connected) this.send({ type: "watch", table, heard: [] });
    }

    unwatch(table: string): void {
        this.watched.delete(table);
        if (this.connected) this.send({ type: "unwatch", table });
    }

    /** Carry out a command; resolves when it is done for good, rejects with a `Refusal`. */
    command(table: string, body: CommandBody, id = fresh()): Promise<void> {
        const command = { ...body, table, id } as TableCommand;
        return new Promise((done, fail) => {
            this.unsent.set(id, { command, done, refused: (problem) => fail(new Refusal(problem)) });
            this.pending = this.unsent.size;
            if (this.connected) this.send(command);
        });
    }

    /** Ask something; resolves with the answer. */
    ask<A extends Previewed | Explained | Answered>(question: FromClient & { ref: string }): Promise<A> {
        return new Promise((done, fail) => {
            this.asked.set(question.ref, {
                done: (answer) => done(answer as A),
                refused: (problem) => fail(new Refusal(problem)),
            });
            if (this.connected) this.send(question);
            else fail(new Refusal({ code: "offline", words: { id: "web-offline", args: {}, fallback: "" } }));
        });
    }

    private send(message: FromClient): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    private receive(message: FromServer): void {
        switch (message.type) {
            case "welcome":
                this.connected = true;
                this.wait = FIRST_WAIT;
                clearInterval(this.alive);
                this.alive = window.setInterval(() => this.send({ type: "ping", ref: "alive" }), SILENCE);
                for (const [table, { heard }] of this.watched) this.send({ type: "watch", table, heard: heard() });
                for (const { command } of this.unsent.values()) this.send(command);
                break;
            case "ack":
                this.unsent.get(message.id)?.done();
                this.settled(message.id);
                break;
            case "refused":
                this.unsent.get(message.id)?.refused(message.problem);
                this.settled(message.id);
                break;
            case "previewed":
            case "explained":
            case "answered":
                this.asked.get(message.ref)?.done(message);
                this.asked.delete(message.ref);
                break;
            case "error":
                if (message.ref) {
                    this.asked.get(message.ref)?.refused(message.problem);
                    this.asked.delete(message.ref);
                }
                break;
            case "bye":
                if (!message.again) this.stop();
                break;
            case "snapshot":
            case "update":
            case "presence":
                this.watched.get(message.table)?.told(message);
                break;
            case "pong":
                break;
        }
    }

    private settled(id: string): void {
        this.unsent.delete(id);
        this.pending = this.unsent.size;
    }

    private lost(socket: WebSocket): void {
        if (this.socket !== socket) return;
        this.socket = null;
        this.connected = false;
        clearInterval(this.alive);
        for (const { refused } of this.asked.values())
            refused({ code: "offline", words: { id: "web-offline", args: {}, fallback: "" } });
        this.asked.clear();
        if (this.stopped) return;
        this.timer = window.setTimeout(() => this.start(), this.wait);
        this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    }
}

export const live = new Live();
