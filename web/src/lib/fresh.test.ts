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
        fresh.tell("blackout", [told("grey", "a"), told("grey", "b")], "orange");
        expect([fresh.pieces, fresh.left]).toEqual([["a"], 1]);
        vi.advanceTimersByTime(1100);
        expect([fresh.pieces, fresh.left]).toEqual([["b"], 0]);
        vi.advanceTimersByTime(1100);
        expect([fresh.pieces, fresh.told]).toEqual([[], null]);
    });

    it("waits its turn if something else is being told, and goes faster then", () => {
        fresh.tell("blackout", [told("grey", "a")], "");
        fresh.tell(
            "blackout",
            Array.from({ length: 20 }, (_, number) => told("white", `w${number}`)),
            "",
        );
        expect([fresh.pieces, fresh.left]).toEqual([["a"], 12]);
        vi.advanceTimersByTime(1100 + 12 * 700);
        expect(fresh.pieces).toEqual([]);
        expect(fresh.told).toBeNull();
    });

    it("is no story if it is not worth one, or nobody's doing", () => {
        fresh.tell("blackout", [{ event: { event: "phase", rule: "R1.01", phase: "1" }, words: say("Dice.") }], "orange");
        expect(fresh.told).toBeNull();
    });

    it("is skipped", () => {
        fresh.tell("blackout", [told("grey", "a"), told("grey", "b")], "");
        fresh.skip();
        expect([fresh.pieces, fresh.told, fresh.left]).toEqual([[], null, 0]);
        vi.advanceTimersByTime(5000);
        expect(fresh.told).toBeNull();
    });

    it("lights up at once if one did it oneself, which ends the story of the others", () => {
        fresh.tell("blackout", [told("grey", "a"), told("grey", "b")], "orange");
        fresh.tell("blackout", [told("orange", "c"), told("orange", "d")], "orange");
        expect([fresh.pieces, fresh.told]).toEqual([["c", "d"], null]);
        vi.advanceTimersByTime(1800);
        expect(fresh.pieces).toEqual([]);
    });

    it("is no story for who wants no motion", () => {
        settings.motion = false;
        fresh.tell("blackout", [told("grey", "a"), told("grey", "b")], "orange");
        expect([fresh.pieces, fresh.told]).toEqual([["a", "b"], null]);
    });
});
