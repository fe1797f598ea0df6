import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../protocol";
import { game, option, prompt, SilentConnection, snapshot, told, update } from "../testing/fixtures";
import { settings } from "./settings.svelte";
import { LiveTable } from "./table.svelte";
import { LONGEST_STORY, Telling } from "./telling.svelte";

const QUESTION = prompt("Your turn.", ["Move", [option("Move it", { do: "move" })]]);
const event = (words: string, side = "white") => told(words, { event: "moved", side, token: words });
/** A move of somebody, after which the day is the number of the message. */
const move = (seq: number, words: string[], side = "white", changes: Partial<Update> = {}): Update =>
    update(seq, {
        at: seq,
        game: game({ version: seq, view: { day: seq }, to_act: [0], prompt: QUESTION }),
        log: words.map((one) => event(one, side)),
        ...changes,
    });
/** Longer than anything in these tests takes. */
const LONG_MS = 60_000;

describe("what happens at a table", () => {
    let table: LiveTable;
    let telling: Telling;
    let stop: () => void;
    const day = (): unknown => table.me?.view["day"];
    const lines = (): (string | undefined)[] => table.me?.log.map((one) => one.words.fallback) ?? [];
    const look = (visible: boolean): void => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => !visible });
        document.dispatchEvent(new Event("visibilitychange"));
    };

    beforeEach(() => {
        vi.useFakeTimers();
        settings.motion = true;
        settings.pace = "brisk";
        settings.sound = false;
        table = new LiveTable("made-up", new SilentConnection());
        telling = new Telling(table);
        stop = telling.start();
        table.told(snapshot({ game: game({ view: { day: 1 }, to_act: [1] }) }));
        telling.watch(table.me);
    });
    afterEach(() => {
        stop();
        look(true);
        settings.pace = "brisk";
        vi.useRealTimers();
    });

    it("is told event by event, and the board shows a move when it has been told", () => {
        table.told(move(2, ["a", "b"]));
        expect(telling.told?.words.fallback).toBe("a");
        expect([day(), lines(), telling.left]).toEqual([1, ["a"], 1]);
        vi.advanceTimersToNextTimer();
        expect(telling.told?.words.fallback).toBe("b");
        expect([day(), lines(), telling.left]).toEqual([1, ["a", "b"], 0]);
        vi.advanceTimersToNextTimer();
        expect([day(), lines(), telling.told]).toEqual([2, ["a", "b"], null]);
    });

    it("is told in order, with a moment between two moves", () => {
        table.told(move(2, ["a"]));
        table.told(move(3, ["b"], "red"));
        const told: (string | undefined)[] = [];
        const days: unknown[] = [];
        while (vi.getTimerCount()) {
            told.push(telling.told?.words.fallback);
            days.push(day());
            vi.advanceTimersToNextTimer();
        }
        expect(told).toEqual(["a", undefined, "b", undefined]);
        expect(days).toEqual([1, 2, 2, 3]);
        expect(day()).toBe(3);
    });

    it("asks nothing of a moment that is over, and the next question when it has been told", () => {
        table.told(move(2, ["a"], "white", { game: game({ version: 2, view: {}, to_act: [1], prompt: QUESTION }) }));
        vi.advanceTimersByTime(LONG_MS);
        expect(table.me?.asked).toBe(false);
        table.told(move(3, ["b"]));
        expect([table.me?.asked, table.me?.due, table.me?.options]).toEqual([false, true, []]);
        vi.advanceTimersByTime(LONG_MS);
        expect([table.me?.asked, table.me?.options.length]).toEqual([true, 1]);
    });

    it("keeps a question that others do not change", () => {
        table.told(snapshot({ seq: 5, game: game({ version: 7, prompt: QUESTION }) }));
        table.told(move(6, ["a"], "white", { game: game({ version: 7, view: { day: 6 }, prompt: QUESTION }) }));
        expect([table.me?.asked, table.me?.options.length, day()]).toEqual([true, 1, undefined]);
    });

    it("is skipped", () => {
        table.told(move(2, ["a", "b"]));
        table.told(move(3, ["c"]));
        telling.catchUp();
        expect([day(), lines(), telling.told, telling.left]).toEqual([3, ["a", "b", "c"], null, 0]);
    });

    it("is over for whoever acts, and what they did is shown at once", async () => {
        table.told(move(2, ["a"]));
        table.told(move(3, ["b"]));
        const sent = (table as unknown as { line: SilentConnection }).line.sent;
        void table.play(QUESTION.groups[0]!.options[0]!);
        expect([day(), telling.told]).toEqual([3, null]);
        expect(sent.at(-1)).toMatchObject({ type: "play", version: 1 });
        table.told(move(4, ["mine"], "red"));
        await Promise.resolve();
        expect([day(), telling.told, table.me?.asked]).toEqual([4, null, true]);
        expect(telling.pieces).toEqual(["mine"]);
        table.told(move(5, ["theirs"]));
        expect([day(), telling.told]).toEqual([4, null]);
        vi.advanceTimersToNextTimer();
        expect(telling.told?.words.fallback).toBe("theirs");
    });

    it("tells what follows by itself from one's own move, before the board shows it", () => {
        void table.play(QUESTION.groups[0]!.options[0]!);
        table.told(move(2, [], "red", { log: [event("mine", "red"), event("theirs")] }));
        expect([day(), lines()]).toEqual([1, ["mine"]]);
        vi.advanceTimersToNextTimer();
        expect([day(), telling.told?.words.fallback]).toEqual([1, "theirs"]);
        vi.advanceTimersByTime(LONG_MS);
        expect(day()).toBe(2);
    });

    it("goes faster when there is much of it, and never lags far behind", () => {
        const many = Array.from({ length: 30 }, (_, number) => number + 2);
        for (const seq of many) table.told(move(seq, [`a${seq}`, `b${seq}`]));
        expect(table.me!.untold).toBeLessThanOrEqual(LONGEST_STORY);
        expect(lines()[0]).toBe("a2");
        expect(Number(day())).toBeGreaterThan(2);
        vi.advanceTimersByTime(20_000);
        expect([day(), lines().length]).toEqual([31, 60]);
    });

    it("waits for nobody who looks elsewhere", () => {
        table.told(move(2, ["a", "b"]));
        look(false);
        expect([day(), telling.told]).toEqual([2, null]);
        table.told(move(3, ["c"]));
        expect([day(), telling.told]).toEqual([3, null]);
    });

    it("is told at once if somebody wants it so", () => {
        settings.pace = "instant";
        table.told(move(2, ["a"]));
        expect([day(), telling.told, telling.pieces]).toEqual([2, null, ["a"]]);
    });

    it("takes longer at a calm pace, and nearly no time when a clock runs", () => {
        const time = (): number => {
            const start = performance.now();
            while (telling.told) vi.advanceTimersToNextTimer();
            const spent = performance.now() - start;
            vi.advanceTimersByTime(LONG_MS);
            return spent;
        };
        table.told(move(2, ["a"]));
        const brisk = time();
        settings.pace = "calm";
        table.told(move(3, ["a"]));
        const calm = time();
        expect(calm).toBeGreaterThan(brisk);
        const clock = { kind: "live" as const, left: [9, 9], since: 0, running: [0] };
        table.told(snapshot({ seq: 9, info: { ...table.info!, clock }, game: game({ view: { day: 9 }, to_act: [1] }) }));
        table.told(move(10, ["a", "b", "c", "d", "e", "f"]));
        expect(time()).toBeLessThan(brisk * 3);
        expect(day()).toBe(10);
    });

    it("is a new beginning when everything comes anew", () => {
        table.told(move(2, ["a", "b"]));
        table.told(snapshot({ seq: 8, game: game({ version: 8, view: { day: 8 } }), log: [event("z")], log_length: 9 }));
        expect([day(), telling.told, table.me?.pending, lines()]).toEqual([8, null, [], ["z"]]);
        vi.advanceTimersByTime(LONG_MS);
        expect([day(), lines()]).toEqual([8, ["z"]]);
        expect(telling.since.map((one) => one.words.fallback)).toEqual(["z"]);
    });

    it("is taken back at once", () => {
        table.told(move(2, ["a", "b"]));
        table.told(move(3, ["c"]));
        table.told(update(4, { at: 4, log_length: 1, log: [], game: game({ version: 4, view: { day: 1 } }) }));
        expect([day(), lines(), telling.told]).toEqual([1, ["a"], null]);
        vi.advanceTimersByTime(LONG_MS);
        expect([day(), lines()]).toEqual([1, ["a"]]);
    });

    it("asks for everything after a gap, and knows what has come though it is not told", () => {
        table.told(move(2, ["a"]));
        table.told(move(4, ["c"]));
        expect((table as unknown as { line: SilentConnection }).line.resynced).toEqual(["made-up"]);
        expect(table.me?.seq).toBe(2);
    });

    it("says how it ended when the end has been told", () => {
        table.told(move(2, ["a"], "white", { info: { ...table.info!, status: "finished" } }));
        expect(table.info?.status).toBe("playing");
        vi.advanceTimersByTime(LONG_MS);
        expect(table.info?.status).toBe("finished");
    });

    it("lets people talk meanwhile", () => {
        table.told(move(2, ["a"]));
        table.told(update(3, { said: { by: { id: "bob", name: "Bob" }, at: 0, text: "Hi" } }));
        expect([table.chat.length, day()]).toEqual([1, 1]);
    });

    it("is told to the seat that is shown; the others hear it when the curtain is drawn", () => {
        table.told(snapshot({ seat: 1, game: game({ view: { day: 1 }, to_act: [1] }) }));
        const [red, white] = table.seats as [(typeof table.seats)[0], (typeof table.seats)[0]];
        telling.watch(red);
        table.told(move(2, ["a"], "white", { seat: 0 }));
        table.told(move(2, ["a"], "white", { seat: 1, game: game({ version: 2, view: { day: 2 }, to_act: [1] }) }));
        vi.advanceTimersByTime(LONG_MS);
        expect([red.view["day"], white.view["day"], white.due]).toEqual([2, 1, true]);
        telling.watch(null);
        vi.advanceTimersByTime(LONG_MS);
        expect(white.view["day"]).toBe(1);
        table.shown = 1;
        telling.watch(white);
        expect(telling.told?.words.fallback).toBe("a");
        vi.advanceTimersByTime(LONG_MS);
        expect(white.view["day"]).toBe(2);
    });

    it("is kept until the next decision", () => {
        table.told(move(2, ["a"]));
        table.told(move(3, ["b"]));
        vi.advanceTimersByTime(LONG_MS);
        expect(telling.since.map((one) => one.words.fallback)).toEqual(["a", "b"]);
        void table.play(QUESTION.groups[0]!.options[0]!);
        table.told(move(4, ["mine"], "red"));
        expect(telling.since).toEqual([]);
    });

    it("tells what a side without a seat did at once, in answer to a decision", () => {
        void table.play(QUESTION.groups[0]!.options[0]!);
        const log = [event("mine", "red"), event("theirs", "the-opposition"), told("time passes", { event: "day" })];
        table.told(move(2, [], "red", { log }));
        vi.advanceTimersByTime(LONG_MS);
        expect(telling.since.map((one) => one.words.fallback)).toEqual(["theirs", "time passes"]);
    });

    it("answers questions about the table when the table is shown as it is", async () => {
        const { line } = table as unknown as { line: SilentConnection };
        table.told(move(2, ["a"]));
        void table.ask({ ask: "market" });
        await Promise.resolve();
        expect(line.questions).toEqual([]);
        telling.catchUp();
        await vi.waitFor(() => expect(line.questions).toHaveLength(1));
    });
});
