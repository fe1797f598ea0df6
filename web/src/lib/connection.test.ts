import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, FromServer } from "../protocol";
import { Refusal } from "./api";
import { Connection } from "./connection.svelte";
import { update } from "../testing/fixtures";

/** A connection whose other end is the test. */
class Wire {
    static made: Wire[] = [];
    readyState = WebSocket.CONNECTING as number;
    sent: FromClient[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    onerror: (() => void) | null = null;

    constructor() {
        Wire.made.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as FromClient);
    }
    close(): void {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.();
    }
    opens(): void {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
        this.says({ type: "welcome", protocol: 1, person: { id: "p", name: "Ann" }, server: "0" });
    }
    says(message: FromServer): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    get types(): string[] {
        return this.sent.map((one) => one.type);
    }
}

const wire = (): Wire => Wire.made.at(-1)!;

describe("the live connection", () => {
    let connection: Connection;
    beforeEach(() => {
        vi.useFakeTimers();
        Wire.made = [];
        connection = new Connection(
            () => new Wire() as unknown as WebSocket,
            (work) => work(),
        );
        connection.start();
    });
    afterEach(() => {
        connection.stop();
        vi.useRealTimers();
    });

    it("greets first and is connected when it is welcome", () => {
        expect(connection.connected).toBe(false);
        wire().opens();
        expect(wire().types[0]).toBe("hello");
        expect(connection.connected).toBe(true);
    });

    it("resolves a command when it is done, and counts what is pending", async () => {
        wire().opens();
        const done = connection.command("t", { type: "start" }, "one");
        expect(connection.pending).toBe(1);
        wire().says({ type: "ack", id: "one", table: "t" });
        await done;
        expect(connection.pending).toBe(0);
    });

    it("rejects a command that was refused, with the server's words", async () => {
        wire().opens();
        const done = connection.command("t", { type: "start" }, "one");
        wire().says({
            type: "refused",
            id: "one",
            table: "t",
            problem: { code: "no", words: { id: "x", args: {}, fallback: "Not now." } },
        });
        await expect(done).rejects.toThrow("Not now.");
        await expect(done).rejects.toBeInstanceOf(Refusal);
        expect(connection.pending).toBe(0);
    });

    it("sends a command again, with the same id, until it is answered", async () => {
        const done = connection.command("t", { type: "start" }, "one");
        expect(wire().sent).toEqual([]);
        wire().opens();
        expect(wire().sent.filter((one) => one.type === "start")).toHaveLength(1);
        wire().close();
        expect(connection.connected).toBe(false);
        vi.advanceTimersByTime(400);
        expect(Wire.made).toHaveLength(2);
        wire().opens();
        expect(wire().sent.filter((one) => one.type === "start")).toEqual([{ type: "start", table: "t", id: "one" }]);
        wire().says({ type: "ack", id: "one", table: "t" });
        await done;
    });

    it("asks for the gap of what it watches when it is back", () => {
        wire().opens();
        connection.watch(
            "t",
            () => [{ seat: 0, seq: 7 }],
            () => undefined,
        );
        wire().close();
        vi.advanceTimersByTime(400);
        wire().opens();
        expect(wire().sent).toContainEqual({ type: "watch", table: "t", heard: [{ seat: 0, seq: 7 }] });
    });

    it("waits longer after each failure, and not at all when nudged", () => {
        wire().close();
        vi.advanceTimersByTime(300);
        expect(Wire.made).toHaveLength(2);
        wire().close();
        vi.advanceTimersByTime(300);
        expect(Wire.made).toHaveLength(2);
        connection.nudge();
        expect(Wire.made).toHaveLength(3);
    });

    it("fails questions when the connection breaks: they are asked again by who needs them", async () => {
        wire().opens();
        const answer = connection.ask({ type: "preview", table: "t", ref: "r", seat: 0, action: {} });
        wire().close();
        await expect(answer).rejects.toBeInstanceOf(Refusal);
    });

    it("notices a connection that is dead though nobody has said so, and sends again what was not answered", async () => {
        wire().opens();
        const done = connection.command("t", { type: "start" }, "one");
        vi.advanceTimersByTime(8000);
        expect(connection.connected).toBe(false);
        expect(connection.pending).toBe(1);
        vi.advanceTimersByTime(300);
        expect(Wire.made).toHaveLength(2);
        wire().opens();
        expect(wire().sent).toContainEqual({ type: "start", table: "t", id: "one" });
        wire().says({ type: "ack", id: "one", table: "t" });
        await done;
        expect(connection.pending).toBe(0);
    });

    it("asks a silent server whether it is there, and stays if it is", () => {
        wire().opens();
        vi.advanceTimersByTime(15000);
        expect(wire().types).toContain("ping");
        wire().says({ type: "pong", ref: "alive" });
        vi.advanceTimersByTime(14000);
        expect(connection.connected).toBe(true);
        expect(Wire.made).toHaveLength(1);
    });

    it("gives up on a pong that never comes", () => {
        wire().opens();
        vi.advanceTimersByTime(15000 + 8000);
        expect(connection.connected).toBe(false);
    });

    it("gives up on a connection that is never made", () => {
        vi.advanceTimersByTime(8000 + 300);
        expect(Wire.made).toHaveLength(2);
    });

    it("doubts a connection sooner when the network has changed", () => {
        wire().opens();
        connection.nudge();
        vi.advanceTimersByTime(2500);
        expect(connection.connected).toBe(false);
    });

    it("hears nothing from a connection that it has left", () => {
        wire().opens();
        const old = wire();
        vi.advanceTimersByTime(15000 + 8000 + 300);
        old.says({ type: "bye", again: false, words: { id: "x", args: {}, fallback: "" } });
        wire().opens();
        expect(connection.connected).toBe(true);
    });

    it("stays away when it is told to", () => {
        wire().opens();
        wire().says({ type: "bye", again: false, words: { id: "x", args: {}, fallback: "" } });
        vi.advanceTimersByTime(60000);
        expect(Wire.made).toHaveLength(1);
    });
});

describe("what comes between two frames", () => {
    let connection: Connection;
    let frames: (() => void)[];
    const frame = (): void => {
        for (const work of frames.splice(0)) work();
    };
    beforeEach(() => {
        vi.useFakeTimers();
        Wire.made = [];
        frames = [];
        connection = new Connection(
            () => new Wire() as unknown as WebSocket,
            (work) => frames.push(work),
        );
        connection.start();
        wire().opens();
        frame();
    });
    afterEach(() => {
        connection.stop();
        vi.useRealTimers();
    });

    it("is read in one go and in order", () => {
        const heard: string[] = [];
        connection.watch(
            "t",
            () => [],
            (message) => heard.push(message.type),
        );
        wire().says(update(1, { table: "t" }));
        wire().says({ type: "presence", table: "t", here: [] });
        expect(heard).toEqual([]);
        expect(frames).toHaveLength(1);
        frame();
        expect(heard).toEqual(["update", "presence"]);
        wire().says(update(2, { table: "t" }));
        frame();
        expect(heard).toHaveLength(3);
    });

    it("is not lost when the connection breaks before the next one", async () => {
        const done = connection.command("t", { type: "start" }, "one");
        wire().says({ type: "ack", id: "one", table: "t" });
        wire().close();
        await done;
        expect(connection.pending).toBe(0);
    });

    it("counts as a sign of life at once", () => {
        connection.nudge();
        wire().says({ type: "pong", ref: "alive" });
        vi.advanceTimersByTime(5000);
        expect(Wire.made).toHaveLength(1);
    });

    it("may be a farewell", () => {
        wire().says({ type: "bye", again: false, words: { id: "x", args: {}, fallback: "" } });
        wire().close();
        vi.advanceTimersByTime(60000);
        expect(Wire.made).toHaveLength(1);
    });
});
