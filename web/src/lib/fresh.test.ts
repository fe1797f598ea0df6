import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../protocol";
import { Fresh } from "./fresh.svelte";
import { say } from "./made-up";
import { settings } from "./settings.svelte";

const told = (side: string, card: string): Told => ({ event: { event: "bought", rule: "R5.03", side, card }, words: say(card) });

describe("what has just happened", () => {
    let fresh: Fresh;
    beforeEach(() => {
        vi.useFakeTimers();
        settings.motion = true;
        fresh = new Fresh();
    });
    afterEach(() => vi.useRealTimers());

    it("is told one event after the other if others did it", () => {
        fresh.tell([told("grey", "a"), told("grey", "b")], ["orange"]);
        expect([fresh.pieces, fresh.left]).toEqual([["a"], 1]);
        vi.advanceTimersByTime(1000);
        expect([fresh.pieces, fresh.left]).toEqual([["b"], 0]);
        vi.advanceTimersByTime(1000);
        expect([fresh.pieces, fresh.told]).toEqual([[], null]);
    });

    it("waits its turn if something else is being told, and goes faster then", () => {
        fresh.tell([told("grey", "a")], []);
        fresh.tell(Array.from({ length: 20 }, (_, number) => told("white", `w${number}`)), []);
        expect([fresh.pieces, fresh.left]).toEqual([["a"], 20]);
        vi.advanceTimersByTime(1000 + 20 * 300);
        expect(fresh.told).toBeNull();
    });

    it("is skipped", () => {
        fresh.tell([told("grey", "a"), told("grey", "b")], []);
        fresh.skip();
        expect([fresh.pieces, fresh.told, fresh.left]).toEqual([[], null, 0]);
        vi.advanceTimersByTime(5000);
        expect(fresh.told).toBeNull();
    });

    it("lights up at once if one did it oneself, which ends the story of the others", () => {
        fresh.tell([told("grey", "a"), told("grey", "b")], ["orange"]);
        fresh.tell([told("orange", "c"), told("orange", "d")], ["orange"]);
        expect([fresh.pieces, fresh.told]).toEqual([["c", "d"], null]);
        vi.advanceTimersByTime(1800);
        expect(fresh.pieces).toEqual([]);
    });

    it("is no story for who wants no motion", () => {
        settings.motion = false;
        fresh.tell([told("grey", "a"), told("grey", "b")], ["orange"]);
        expect([fresh.pieces, fresh.told]).toEqual([["a", "b"], null]);
    });
});
