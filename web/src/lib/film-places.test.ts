import { describe, expect, it } from "vitest";
import type { Frame } from "../protocol";
import { jump, roundStarts, turnStarts } from "./film-places";

const frame = (seat: number | null, round?: number): Frame =>
    ({
        seat,
        words: null,
        log: round ? [{ event: { event: "round", round }, words: { id: "x", args: {}, fallback: "" } }] : [],
    }) as unknown as Frame;
const FILM = [frame(null), frame(null, 1), frame(0), frame(0), frame(null), frame(0), frame(1), frame(1, 2), frame(0)];

describe("a film", () => {
    it("knows where rounds begin", () => {
        expect(roundStarts(FILM)).toEqual([
            { at: 1, round: 1 },
            { at: 7, round: 2 },
        ]);
    });

    it("knows where somebody else's turn begins, and that chance is nobody", () => {
        expect(turnStarts(FILM)).toEqual([2, 6, 8]);
    });

    it("is entered there, or at its ends", () => {
        expect([0, 2, 7].map((at) => jump(turnStarts(FILM), at, 1, 8))).toEqual([2, 6, 8]);
        expect(jump([2, 6], 7, 1, 8)).toBe(8);
        expect([8, 6, 1].map((at) => jump(turnStarts(FILM), at, -1, 8))).toEqual([6, 2, 0]);
    });
});
