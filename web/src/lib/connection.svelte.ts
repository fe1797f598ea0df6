// The live connection. Commands have ids and are sent again until the server has answered, so no click is ever lost or
// counted twice; streams have sequence numbers, and after a break the server fills the gap or sends everything anew.

import type { Answered, Explained, Foreseen, FromClient, FromServer, Previewed, Problem, TableCommand } from "../protocol";
import { Refusal } from "./api";

const PROTOCOL = 1;
const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 8000;
/** After so much quiet the other end is asked whether it is still there. */
const PING_INTERVAL_MS = 15000;
/** So long an answer may take: a connection that says nothing at all until then is dead, whatever the browser believes. */
const ANSWER_TIMEOUT_MS = 8000;
/** The same when there is reason to doubt: the network has changed, or the page was asleep. */
const DOUBTED_TIMEOUT_MS = 2500;

/** When no frame has come for so long, none will. */
const FRAME_TIMEOUT_MS = 100;

const OFFLINE: Problem = { code: "offline", words: { id: "web-offline", args: {}, fallback: "" } };

type Unsent = { command: TableCommand; done: () => void; refused: (problem: Problem) => void };
type Asked = { done: (answer: Previewed | Foreseen | Explained | Answered) => void; refused: (problem: Problem) => void };
type Told = (message: FromServer) => void;
type WithoutTable<C> = C extends { table: string; id: string } ? Omit<C, "table" | "id"> : never;
export type CommandBody = WithoutTable<TableCommand>;

/** Runs work before the next frame is drawn; on a page that nobody looks at, where no frames are drawn, soon. */
function beforeTheNextFrame(work: () => void): void {
    let done = false;
    const once = (): void => {
        if (!done) work();
        done = true;
    };
    requestAnimationFrame(once);
    setTimeout(once, FRAME_TIMEOUT_MS);
}

/** A random name for a command or question. */
export function randomId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This seat's part of the randomness: the server cannot know it when it commits to its key. */
export function nonce(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
    connected = $state(false);
    /** The connection has been lost, or could not be made: worth a word to people. */
    away = $state(false);
    /** Commands that the server has not answered yet. */
    pending = $state(0);
    private socket: WebSocket | null = null;
    private unsent = new Map<string, Unsent>();
    private asked = new Map<string, Asked>();
    private watched = new Map<string, { heard: () => { seat: number | null; seq: number }[]; told: Told }>();
    private wait = FIRST_RETRY_MS;
    private timer = 0;
    private alive = 0;
    private deadline = 0;
    private stopped = false;
    /** What has come since the last frame: a hasty bot's five moves are drawn once, not five times. */
    private inbox: FromServer[] = [];

    constructor(
        private readonly make: () => WebSocket = () =>
            new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
        private readonly later: (work: () => void) => void = beforeTheNextFrame,
    ) {}

    /** Connect, and stay connected. */
    start(): void {
        this.stopped = false;
        if (this.socket) return;
        const socket = this.make();
        this.socket = socket;
        socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL });
        socket.onmessage = (event) => this.socket === socket && this.heard(JSON.parse(String(event.data)) as FromServer);
        socket.onclose = () => this.lost(socket);
        socket.onerror = () => socket.close();
        this.expect(ANSWER_TIMEOUT_MS);
    }

    /** Connect no more. */
    stop(): void {
        this.stopped = true;
        clearTimeout(this.timer);
        clearInterval(this.alive);
        this.settle();
        this.socket?.close();
        this.socket = null;
        this.connected = false;
    }

    /** The network is back, or somebody looks at the page again: connect at once, or make sure that one is connected. */
    nudge(): void {
        if (this.stopped) return;
        if (this.socket) {
            this.settle();
            this.expect(DOUBTED_TIMEOUT_MS);
            this.send({ type: "ping", ref: "alive" });
            return;
        }
        clearTimeout(this.timer);
        this.wait = FIRST_RETRY_MS;
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
    command(table: string, body: CommandBody, id = randomId()): Promise<void> {
        const command = { ...body, table, id } as TableCommand;
        return new Promise((done, fail) => {
            this.unsent.set(id, { command, done, refused: (problem) => fail(new Refusal(problem)) });
            this.pending = this.unsent.size;
            if (this.connected) this.send(command);
        });
    }

    /** Ask something; resolves with the answer. */
    ask<A extends Previewed | Foreseen | Explained | Answered>(question: FromClient & { ref: string }): Promise<A> {
        return new Promise((done, fail) => {
            if (!this.connected) {
                fail(new Refusal(OFFLINE));
                return;
            }
            this.asked.set(question.ref, {
                done: (answer) => done(answer as A),
                refused: (problem) => fail(new Refusal(problem)),
            });
            this.send(question);
        });
    }

    private send(message: FromClient): void {
        if (this.socket?.readyState !== WebSocket.OPEN) return;
        this.socket.send(JSON.stringify(message));
        if (message.type !== "unwatch") this.expect(ANSWER_TIMEOUT_MS);
    }

    /** Something must come within so many milliseconds, or the connection counts as broken. */
    private expect(timeout: number): void {
        if (this.deadline) return;
        this.deadline = window.setTimeout(() => {
            const socket = this.socket;
            if (!socket) return;
            this.lost(socket);
            socket.close();
        }, timeout);
    }

    /** Nothing is owed any more. */
    private settle(): void {
        clearTimeout(this.deadline);
        this.deadline = 0;
    }

    private heard(message: FromServer): void {
        this.settle();
        if (this.inbox.push(message) === 1) this.later(() => this.readInbox());
    }

    private readInbox(): void {
        const messages = this.inbox;
        this.inbox = [];
        for (const message of messages) this.receive(message);
    }

    private receive(message: FromServer): void {
        switch (message.type) {
            case "welcome":
                this.connected = true;
                this.away = false;
                this.wait = FIRST_RETRY_MS;
                clearInterval(this.alive);
                this.alive = window.setInterval(() => this.send({ type: "ping", ref: "alive" }), PING_INTERVAL_MS);
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
            case "foreseen":
            case "explained":
            case "answered":
                this.asked.get(message.ref)?.done(message);
                this.asked.delete(message.ref);
                break;
            case "error":
                if (message.ref) {
                    this.asked.get(message.ref)?.refused(message.problem);
                    this.asked.delete(message.ref);
                } else if (message.table) this.watched.get(message.table)?.told(message);
                break;
            case "bye":
                if (!message.again) this.stop();
                break;
            case "snapshot":
            case "update":
            case "presence":
            case "bots-wait":
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
        if (this.socket === socket) this.readInbox();
        if (this.socket !== socket) return;
        this.socket = null;
        this.connected = false;
        this.away = true;
        clearInterval(this.alive);
        this.settle();
        for (const { refused } of this.asked.values()) refused(OFFLINE);
        this.asked.clear();
        if (this.stopped) return;
        this.timer = window.setTimeout(() => this.start(), this.wait);
        this.wait = Math.min(LONGEST_RETRY_MS, this.wait * 2);
    }
}

export const connection = new Connection();
