import { describe, expect, it } from "vitest";
import type { LessonInfo } from "../protocol";
import { shownParts, shownPieces, spokenPlace } from "./lesson-parts";

const step = (show: string[], asks = false): LessonInfo => ({
    number: 1,
    title: { id: "title", args: {}, fallback: "" },
    words: { id: "words", args: {}, fallback: "" },
    step: 0,
    steps: 3,
    show,
    asks,
});
const place = (id: string) => ({ id, words: "", icon: "" });
const face = {
    places: [place("city"), place("hand")],
    parts: { cards: { at: ".cards", place: "hand" }, moon: { at: ".moon", place: "sky" } },
};

describe("what a lesson speaks of", () => {
    it("is a part of the screen or a piece", () => {
        expect(shownParts(step(["part=cards", "red-1"]))).toEqual(["cards"]);
        expect(shownPieces(step(["part=cards", "slot=2"]))).toEqual(["slot=2"]);
    });
    it("turns the table to it while it only speaks", () => {
        expect(spokenPlace(face, step(["part=cards"]))).toBe("hand");
        expect(spokenPlace(face, step(["red-1"]))).toBe("city");
        expect(spokenPlace(face, step([]))).toBe("");
        expect(spokenPlace(face, step(["part=moon"]))).toBe("");
    });
    it("leaves the table where the question is when something is to be done", () => {
        expect(spokenPlace(face, step(["part=cards"], true))).toBe("");
        expect(spokenPlace(face, null)).toBe("");
    });
});
