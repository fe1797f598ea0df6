import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../protocol";
import { Showings } from "./showings.svelte";
import { say } from "../testing/fixtures";
import { settings } from "./settings.svelte";

const told = (side: string, card: string): Told => ({ event: { event: "bought", rule: "R5.03", side, card }, words: say(card) });

const RETOLD = ["bought"];

describe("what has just happened", () => {
    let showings: Showings;
    beforeEach(() => {
        vi.useFakeTimers();
        settings.motion = true;
        showings = new Showings();
    });
    afterEach(() => vi.useRealTimers());

    it("is told one event after the other if others did it", () => {
        showings.tell(RETOLD, [told("grey", "a"), told("grey", "b")], "orange");
        expect([showings.pieces, showings.left]).toEqual([["a"], 1]);
        vi.advanceTimersByTime(1100);
        expect([showings.pieces, showings.left]).toEqual([["b"], 0]);
        vi.advanceTimersByTime(1100);
        expect([showings.pieces, showings.told]).toEqual([[], null]);
    });

    it("waits its turn if something else is being told, and goes faster then", () => {
        showings.tell(RETOLD, [told("grey", "a")], "");
        showings.tell(
            RETOLD,
            Array.from({ length: 20 }, (_, number) => told("white", `w${number}`)),
            "",
        );
        expect([showings.pieces, showings.left]).toEqual([["a"], 12]);
        vi.advanceTimersByTime(1100 + 12 * 700);
        expect(showings.pieces).toEqual([]);
        expect(showings.told).toBeNull();
    });

    it("is no story if it is not worth one, or nobody's doing", () => {
        showings.tell(RETOLD, [{ event: { event: "phase", rule: "R1.01", phase: "1" }, words: say("Dice.") }], "orange");
        expect(showings.told).toBeNull();
    });

    it("tells everything that others did in a game that does not say what is worth it", () => {
        showings.tell(undefined, [{ event: { event: "sang", rule: "1", side: "grey" }, words: say("La la.") }], "orange");
        expect(showings.told?.words.fallback).toBe("La la.");
    });

    it("is skipped", () => {
        showings.tell(RETOLD, [told("grey", "a"), told("grey", "b")], "");
        showings.skip();
        expect([showings.pieces, showings.told, showings.left]).toEqual([[], null, 0]);
        vi.advanceTimersByTime(5000);
        expect(showings.told).toBeNull();
    });

    it("lights up at once if one did it oneself, which ends the story of the others", () => {
        showings.tell(RETOLD, [told("grey", "a"), told("grey", "b")], "orange");
        showings.tell(RETOLD, [told("orange", "c"), told("orange", "d")], "orange");
        expect([showings.pieces, showings.told]).toEqual([["c", "d"], null]);
        vi.advanceTimersByTime(1800);
        expect(showings.pieces).toEqual([]);
    });

    it("is no story for who wants no motion", () => {
        settings.motion = false;
        showings.tell(RETOLD, [told("grey", "a"), told("grey", "b")], "orange");
        expect([showings.pieces, showings.told]).toEqual([["a", "b"], null]);
    });
});
