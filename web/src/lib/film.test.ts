import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Film, Frame } from "../protocol";
import { GAME, info, told } from "../testing/fixtures";
import { FilmTable } from "./film.svelte";
import { settings } from "./settings.svelte";
import { Telling } from "./telling.svelte";

const LONG_MS = 60_000;
/** A move of somebody, after which the day is a number. */
const frame = (day: number, words: string[], side = "white", changes: Partial<Frame> = {}): Frame => ({
    seat: side === "white" ? 1 : 0,
    words: null,
    view: { day },
    log: words.map((one) => told(one, { event: "moved", side, token: one })),
    ...changes,
});
const film = (frames: Frame[], seat: number | null = 0): Film => ({
    ...{ game: GAME, options: {}, seats: ["red", "white"], players: [], set_hash: "", seat, watchable: [], frames },
});
const FRAMES = [frame(0, []), frame(1, ["a", "b"]), frame(2, ["c"], "red"), frame(3, ["d"]), frame(4, ["e"])];

describe("a film of a match", () => {
    let reel: FilmTable;
    let telling: Telling;
    let stop: () => void;
    const day = (): unknown => reel.view.view["day"];
    const lines = (): (string | undefined)[] => reel.view.log.map((one) => one.words.fallback);
    const begin = (frames: Frame[] = FRAMES, seat: number | null = 0): void => {
        reel = new FilmTable(film(frames, seat), info());
        telling = new Telling(reel);
        stop = telling.start();
        telling.watch(reel.view);
    };

    beforeEach(() => {
        vi.useFakeTimers();
        Object.assign(settings, { motion: true, pace: "brisk", sound: false });
    });
    afterEach(() => {
        reel.stop();
        stop();
        settings.pace = "brisk";
        vi.useRealTimers();
    });

    it("begins before the first decision, and plays by itself", () => {
        begin([
            frame(0, ["laid"], "red", { seat: null }),
            frame(1, ["dealt"], "red", { seat: null }),
            frame(2, ["a"], "red"),
            frame(3, ["b"]),
        ]);
        reel.begin();
        expect([reel.at, reel.playing]).toEqual([1, true]);
        vi.advanceTimersByTime(LONG_MS);
        expect([reel.at, reel.playing]).toEqual([3, false]);
    });
    it("tells a step event by event, and the board is that of the moment", () => {
        begin();
        reel.forward();
        expect([day(), lines(), telling.told?.words.fallback]).toEqual([0, ["a"], "a"]);
        vi.advanceTimersToNextTimer();
        expect([day(), lines(), telling.told?.words.fallback]).toEqual([0, ["a", "b"], "b"]);
        vi.advanceTimersByTime(LONG_MS);
        expect([reel.at, day(), telling.told]).toEqual([1, 1, null]);
    });

    it("has seen enough of a step when the next one is asked for", () => {
        begin();
        reel.forward();
        reel.forward();
        expect([reel.at, day(), telling.told?.words.fallback]).toEqual([1, 1, "c"]);
    });

    it("plays to its end, and the faster the sooner", () => {
        const taken = [1, 16].map((speed) => {
            begin();
            reel.speed = speed;
            const from = Date.now();
            reel.play();
            while (reel.playing) vi.advanceTimersToNextTimer();
            expect([reel.at, day(), lines()]).toEqual([4, 4, ["a", "b", "c", "d", "e"]]);
            return Date.now() - from;
        });
        expect(taken[0]! / taken[1]!).toBeGreaterThan(10);
    });

    it("shows at once where somebody jumps, also while something is told", () => {
        begin();
        reel.forward();
        reel.jump(3);
        expect([reel.at, day(), lines(), telling.told]).toEqual([3, 3, ["a", "b", "c", "d"], null]);
        reel.jump(-5);
        expect([reel.at, day(), lines()]).toEqual([0, 0, []]);
    });

    it("marks what the others did since this seat acted, wherever it is entered", () => {
        begin();
        reel.jump(4);
        expect(telling.since.map((one) => one.words.fallback)).toEqual(["d", "e"]);
        reel.jump(2);
        expect(telling.since).toEqual([]);
    });

    it("marks everybody's last turn for those who look on", () => {
        begin(FRAMES, null);
        reel.jump(2);
        reel.forward();
        vi.advanceTimersByTime(LONG_MS);
        expect(telling.since.map((one) => one.words.fallback)).toEqual(["c", "d"]);
    });

    it("waits while somebody reads", () => {
        begin();
        reel.play();
        vi.advanceTimersToNextTimer();
        reel.held = true;
        vi.advanceTimersByTime(LONG_MS);
        expect([reel.at, reel.playing]).toEqual([1, true]);
        reel.release();
        vi.advanceTimersByTime(LONG_MS);
        expect([reel.at, reel.playing]).toEqual([4, false]);
    });

    it("forgets what was taken back", () => {
        begin([...FRAMES.slice(0, 3), frame(1, [], "red", { log_length: 2 }), frame(5, ["f"])]);
        reel.jump(2);
        reel.forward();
        expect([reel.at, lines(), telling.told]).toEqual([3, ["a", "b"], null]);
        reel.forward();
        vi.advanceTimersByTime(LONG_MS);
        expect([reel.at, lines()]).toEqual([4, ["a", "b", "f"]]);
    });

    it("is not told to those who want no telling, and still plays", () => {
        settings.pace = "instant";
        begin();
        reel.forward();
        expect([reel.at, day(), telling.told]).toEqual([1, 1, null]);
        reel.play();
        while (reel.playing) vi.advanceTimersToNextTimer();
        expect(reel.at).toBe(4);
    });
});
